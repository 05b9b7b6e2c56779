import fastJsonStringify from "fast-json-stringify";
import type { AnySchema } from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;
type Serialize = (data: unknown) => string;

const known = new WeakMap<z.ZodType, Serialize>();

/**
 * Answers are written by fast-json-stringify from the zod schema's JSON Schema, compiled at the first answer.
 * A field that the schema does not name is left out; a required one that is missing is an error.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const serialize = known.get(schema) ?? compile(schema);
    return serialize(data);
  };
};

function compile(schema: z.ZodType): Serialize {
  const json = z.toJSONSchema(schema, {
    io: "output",
    target: "draft-7",
    unrepresentable: "any",
    metadata: z.registry<Record<string, never>>(),
    override: ({ jsonSchema }) => foldNull(jsonSchema),
  });
  const serialize: Serialize = fastJsonStringify(json as AnySchema);
  known.set(schema, serialize);
  return serialize;
}

/** Without the choice between a schema and null, which would be made by a validator on every value. */
function foldNull(schema: JsonSchema): void {
  const choices = schema["anyOf"] as JsonSchema[] | undefined;
  const [one, ...more] = choices?.filter(({ type }) => type !== "null") ?? [];
  if (!choices || one === undefined || more.length > 0 || choices.length === 1) return;
  delete schema["anyOf"];
  Object.assign(schema, one, { nullable: true });
}
