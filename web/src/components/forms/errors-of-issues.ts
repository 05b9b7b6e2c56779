import type { Issue } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import { texts } from "@runko/domain/texts/texts";
import type { FieldError, FieldErrors, FieldValues, Resolver } from "react-hook-form";

type Node = { [key: string]: Node | FieldError };

function put(root: Node, path: string, error: FieldError): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<Node>((node, key) => (node[key] ??= {}) as Node, root);
  parent[last] ??= error;
}

/** Broken rules in the shape in which a form keeps its errors; of several on one field the first stands. */
export function errorsOfIssues<Values extends FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: Node = {};
  for (const issue of issues) put(errors, issue.path, { type: issue.code, message: issueMessage(texts.issues, issue) });
  return errors as FieldErrors<Values>;
}

/** What is wrong with one field alone, in the shape in which a form keeps its errors. */
export function errorAt<Values extends FieldValues>(name: string, error: FieldError): FieldErrors<Values> {
  const errors: Node = {};
  put(errors, name, error);
  return errors as FieldErrors<Values>;
}

/** What a form is judged by: the rules that say what is wrong with its values. */
export function resolverOf<Values extends FieldValues>(check: (values: Values) => readonly Issue[]): Resolver<Values> {
  return (values) => {
    const issues = check(values);
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOfIssues<Values>(issues) };
  };
}
