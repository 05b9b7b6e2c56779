import { z } from "zod";
import { objectJson, schemaOf, type Field, type Fields, type ShapeOf } from "./fields.ts";

type ObjectOf<Of extends Fields> = z.ZodObject<ShapeOf<Of>, z.core.$strict>;

/** What `include` may name of a row, and of which a filter may choose fields. */
export type Relation<Schema extends z.ZodType = z.ZodType> = Field<Schema> & {
  readonly parts: Fields;
  /** As far as a filter has chosen its fields. */
  readonly chosen: z.ZodType;
  /** Whether it is in the row only when it is included. */
  readonly asked: boolean;
};

export type Relations = Readonly<Record<string, Relation>>;

type Source<Of extends Fields> = {
  /** What stands after FROM, with the condition that leads from the row to it. */
  from: string;
  /** A schema of these fields that is used elsewhere too. */
  schema?: ObjectOf<Of>;
  description?: string;
};

const saying = <Schema extends z.ZodType>(schema: Schema, description: string | undefined): Schema =>
  description === undefined ? schema : schema.meta({ description });

/** Told in every row, included or not. */
export function told<Of extends Fields>(parts: Of): Relation<ObjectOf<Of>> {
  const schema = schemaOf(parts);
  return { sql: objectJson(parts), schema, parts, chosen: schema.partial(), asked: false };
}

/** The one row beside it, which is always there. */
export function one<Of extends Fields>(
  parts: Of,
  { from, schema = schemaOf(parts) }: Source<Of>,
): Relation<z.ZodOptional<ObjectOf<Of>>> {
  const sql = `(SELECT ${objectJson(parts)} FROM ${from})`;
  return { sql, schema: schema.optional(), parts, chosen: schema.partial(), asked: true };
}

/** The one row beside it, or null. */
export function oneOrNone<Of extends Fields>(
  parts: Of,
  { from, schema = schemaOf(parts) }: Source<Of>,
): Relation<z.ZodOptional<z.ZodNullable<ObjectOf<Of>>>> {
  const sql = `(SELECT ${objectJson(parts)} FROM ${from})`;
  return { sql, schema: schema.nullable().optional(), parts, chosen: schema.partial().nullable(), asked: true };
}

export function many<Of extends Fields>(
  parts: Of,
  { from, order, schema = schemaOf(parts), description }: Source<Of> & { order: string },
): Relation<z.ZodOptional<z.ZodArray<ObjectOf<Of>>>> {
  const rows = saying(z.array(schema).optional(), description);
  const sql = manySql(objectJson(parts), { from, order });
  return { sql, schema: rows, parts, chosen: z.array(schema.partial()), asked: true };
}

/** A value that is told only when it is asked for. */
export function asked<Schema extends z.ZodType>(sql: string, schema: Schema): Relation<z.ZodOptional<Schema>> {
  return { sql, schema: schema.optional(), parts: {}, chosen: schema, asked: true };
}

/** Plain values beside it. */
export function values<Schema extends z.ZodType>(
  each: Schema,
  { sql, from, order }: { sql: string; from: string; order: string },
): Relation<z.ZodOptional<z.ZodArray<Schema>>> {
  const schema = z.array(each);
  return { sql: manySql(sql, { from, order }), schema: schema.optional(), parts: {}, chosen: schema, asked: true };
}

const manySql = (json: string, { from, order }: { from: string; order: string }) =>
  `coalesce((SELECT json_agg(${json} ORDER BY ${order}) FROM ${from}), '[]'::json)`;

/** In Finnish order of the name of a row `r`. */
export const byName = `r.name COLLATE "fi-x-icu", r.id`;
