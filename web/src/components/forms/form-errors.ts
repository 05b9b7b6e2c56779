import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import type { ApiProblem } from "../../api/api-problem.ts";

export type SummarizedError = { name: string; message: string };

function isError(value: object): value is { message: string } {
  return "message" in value && typeof value.message === "string" && "type" in value;
}

/** The errors of a form as a flat list, in the order of its fields: `document.targetAddress.postalCode` and what is wrong. */
export function flattenErrors(errors: object, prefix = ""): SummarizedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]): SummarizedError[] => {
    if (typeof value !== "object" || value === null) return [];
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (isError(value)) return [{ name, message: value.message }];
    return flattenErrors(value, name);
  });
}

/**
 * Puts the server's field errors at their fields and answers those that no field of the form takes.
 * `nameOf` turns the path of an error into the name of its field; undefined when the form has none.
 */
export function applyProblem<Values extends FieldValues>(
  problem: ApiProblem,
  setError: UseFormSetError<Values>,
  nameOf: (path: string) => FieldPath<Values> | undefined,
): string[] {
  return problem.errors.flatMap(({ path, message }) => {
    const name = nameOf(path);
    if (name === undefined) return [message];
    setError(name, { type: "server", message });
    return [];
  });
}
