import type { Schema } from "./api-document.ts";

const DEEPEST = 8;

const byFormat: Readonly<Record<string, string>> = {
  uuid: "00000000-0000-0000-0000-000000000000",
  date: "2030-01-31",
  "date-time": "2030-01-31T08:00:00.000Z",
  email: "nimi@operaattori.example",
  uri: "https://operaattori.example/",
};

type Named = Readonly<Record<string, Schema>>;

function text({ format, minLength = 0 }: Schema, name: string): string {
  const known = format === undefined ? undefined : byFormat[format];
  return known ?? name.padEnd(minLength, "x");
}

/** The smallest value that a schema takes, as far as its patterns allow: what must be there, and nothing else. `name` is that of its place. */
export function sampleValue(schema: Schema, schemas: Named, name = "value", depth = 0): unknown {
  const { $ref, examples, enum: words, anyOf, oneOf, allOf } = schema;
  const inside = (one: Schema, at = name) => sampleValue(one, schemas, at, depth + 1);
  if (depth > DEEPEST) return null;
  if ($ref !== undefined) return inside(schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  for (const said of [examples?.[0], schema.const, schema.default, words?.[0]]) if (said !== undefined) return said;
  const way = (oneOf ?? anyOf)?.[0];
  if (way) return inside(way);
  if (allOf) return Object.assign({}, ...allOf.map((one) => inside(one)));
  switch ([schema.type].flat()[0]) {
    case "object": {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((key) => [key, inside(properties[key] ?? {}, key)]));
    }
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => inside(schema.items ?? {}));
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return text(schema, name);
  }
}
