import type { FastifySchemaCompiler } from "fastify";
import { z } from "zod";
import { unknownParameters } from "./unknown-parameters.ts";

type RequestPart = "params" | "querystring" | "body" | "headers";

/** A part of the request is not what its schema says. */
export class SchemaMismatch extends Error {
  readonly part: RequestPart;
  readonly error: z.core.$ZodError;
  readonly input: unknown;

  constructor(part: RequestPart, error: z.core.$ZodError, input: unknown) {
    super(`The ${part} is not as its schema says`);
    this.name = "SchemaMismatch";
    this.part = part;
    this.error = error;
    this.input = input;
  }
}

/** Checks by zod, keeping what zod found for the Finnish messages; a parameter that the query lacks is refused (D-49). */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const unknownIn = httpPart === "querystring" ? unknownParameters(schema) : undefined;
  return (input) => {
    const unknown = unknownIn?.(input as Record<string, unknown>) ?? [];
    if (unknown.length > 0) return { error: new SchemaMismatch("querystring", unrecognized(unknown), input) };
    const result = schema.safeParse(input);
    if (result.success) return { value: result.data };
    return { error: new SchemaMismatch((httpPart ?? "body") as RequestPart, result.error, input) };
  };
};

const unrecognized = (keys: string[]) => new z.ZodError([{ code: "unrecognized_keys", keys, path: [], message: "" }]);
