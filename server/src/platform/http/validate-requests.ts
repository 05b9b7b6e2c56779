import type { FastifySchemaCompiler } from "fastify";
import { z } from "zod";
import { zerosIn } from "./zero-characters.ts";
import { normalizeQuery } from "./normalize-texts.ts";
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
  return (given) => {
    const input: unknown = unknownIn ? normalizeQuery(given as Record<string, unknown>) : given;
    const unknown = unknownIn?.(input as Record<string, unknown>) ?? [];
    if (unknown.length > 0) return { error: new SchemaMismatch("querystring", unrecognized(unknown), input) };
    const result = schema.safeParse(input);
    const zeros = result.success ? zerosIn(input) : [];
    if (zeros.length > 0) return { error: new SchemaMismatch("body", withZeros(zeros), input) };
    if (result.success) return { value: result.data };
    return { error: new SchemaMismatch((httpPart ?? "body") as RequestPart, result.error, input) };
  };
};

const withZeros = (paths: PropertyKey[][]) =>
  new z.ZodError(paths.map((path) => ({ code: "custom", path, message: "INVALID_VALUE", input: undefined })));

const unrecognized = (keys: string[]) => new z.ZodError([{ code: "unrecognized_keys", keys, path: [], message: "" }]);
