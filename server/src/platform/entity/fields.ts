import { z } from "zod";
import { isoInstant } from "../database/iso-instant.ts";
import { versionSql } from "../database/version-sql.ts";
import type { FieldType, PublishedField } from "../filter/published-entity.ts";
import { versionField } from "./versioned.ts";

/** One field of a row, told once: what it is to PostgreSQL, to a filter and in the answer. */
export type Field<Schema extends z.ZodType = z.ZodType> = Pick<
  PublishedField,
  "collate" | "filterable" | "over" | "some" | "sortable"
> & {
  readonly schema: Schema;
  /** The value as it is compared and sorted. Written by us, never by a caller. */
  readonly sql: string;
  /** The value as JSON has it, where that is another. */
  readonly json?: string;
  /** Absent: it is shown, and no filter or order names it. */
  readonly type?: FieldType;
  /** The fields inside it; those with a type are named `field.part`. */
  readonly parts?: Fields;
};

export type Fields = Readonly<Record<string, Field>>;
export type ShapeOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]["schema"] };

export const instantSchema = z.string().meta({ format: "date-time" });

export function text(sql: string): Field<z.ZodString>;
export function text<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function text(sql: string, schema: z.ZodType = z.string()): Field {
  return { type: "text", sql, schema };
}

/** A text in Finnish alphabetical order. */
export function finnish(sql: string): Field<z.ZodString>;
export function finnish<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function finnish(sql: string, schema: z.ZodType = z.string()): Field {
  return { type: "text", collate: "fi", sql, schema };
}

export function uuid(sql: string): Field<z.ZodString>;
export function uuid<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function uuid(sql: string, schema: z.ZodType = z.string()): Field {
  return { type: "uuid", sql, schema };
}

export function integer(sql: string): Field<z.ZodInt>;
export function integer<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function integer(sql: string, schema: z.ZodType = z.int()): Field {
  return { type: "integer", sql, schema };
}

/** How many of something a row has, and the condition that it has some: too dear to sort whole lists by. */
export const counted = (from: string): Field<z.ZodInt> => ({
  type: "integer",
  sql: `(SELECT count(*) FROM ${from})`,
  some: `EXISTS (SELECT FROM ${from})`,
  sortable: false,
  schema: z.int(),
});

export function boolean(sql: string): Field<z.ZodBoolean>;
export function boolean<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function boolean(sql: string, schema: z.ZodType = z.boolean()): Field {
  return { type: "boolean", sql, schema };
}

export const instant = (sql: string): Field<z.ZodString> => ({
  type: "instant",
  sql,
  json: isoInstant(sql),
  schema: instantSchema,
});

export function money(sql: string): Field<z.ZodString>;
export function money<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function money(sql: string, schema: z.ZodType = z.string()): Field {
  return { type: "money", sql, json: `${sql}::text`, schema };
}

/** A calendar date, `YYYY-MM-DD`. */
export const date = (sql: string): Field<z.ZodString> => ({
  type: "date",
  sql,
  schema: z.string().meta({ format: "date" }),
});

/** What is told of a row and named by no filter. */
export function shown(sql: string): Field<z.ZodString>;
export function shown<Schema extends z.ZodType>(sql: string, schema: Schema): Field<Schema>;
export function shown(sql: string, schema: z.ZodType = z.string()): Field {
  return { sql, schema };
}

export const shownInstant = (sql: string): Field<z.ZodString> => shown(isoInstant(sql), instantSchema);

/** The version of a kept thing: a digest of these columns, for If-Match. */
export const version = (columns: readonly string[]): Field<z.ZodString> => shown(versionSql(columns), versionField);

/** Fields told as one object where `when` holds, and else as null. */
export function objectWhere<Of extends Fields>(
  when: string,
  parts: Of,
  schema = schemaOf(parts),
): Field<z.ZodNullable<z.ZodObject<ShapeOf<Of>, z.core.$strict>>> {
  return { sql: `CASE WHEN ${when} THEN ${objectJson(parts)} END`, schema: schema.nullable(), parts };
}

export const nullable = <Schema extends z.ZodType>(field: Field<Schema>): Field<z.ZodNullable<Schema>> => ({
  ...field,
  schema: field.schema.nullable(),
});

export const described = <Schema extends z.ZodType>(field: Field<Schema>, description: string): Field<Schema> => ({
  ...field,
  schema: field.schema.meta({ description }),
});

/** Too dear to sort whole lists by, or without an order. */
export const unsorted = <Of extends Field>(field: Of): Of => ({ ...field, sortable: false });

export const unfiltered = <Of extends Field>(field: Of): Of => ({ ...field, filterable: false });

/** What needs the entity's join of this alias. */
export const over = <Of extends Field>(alias: string, field: Of): Of => {
  const parts = field.parts && Object.entries(field.parts).map(([name, part]) => [name, over(alias, part)] as const);
  return { ...field, over: alias, ...(parts && { parts: Object.fromEntries(parts) }) };
};

/** The fields of a `{ id, name }` beside a row. */
export const named = (alias: string, name = `${alias}.name`) => ({ id: shown(`${alias}.id`), name: finnish(name) });

export const schemaOf = <Of extends Fields>(fields: Of): z.ZodObject<ShapeOf<Of>, z.core.$strict> =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))) as z.ZodObject<
    ShapeOf<Of>,
    z.core.$strict
  >;

/** A function takes a hundred arguments, so more pairs than these are a row of their own. */
const mostPairs = 50;

/** SQL of these fields as one object. */
export function objectJson(fields: Fields, kind: "json" | "jsonb" = "json"): string {
  const entries = Object.entries(fields).map(([name, { json, sql }]) => [name, json ?? sql] as const);
  if (entries.length <= mostPairs)
    return `${kind}_build_object(${entries.map(([name, sql]) => `'${name}', ${sql}`).join(", ")})`;
  return `(SELECT to_${kind}(x) FROM (SELECT ${entries.map(([name, sql]) => `${sql} AS "${name}"`).join(", ")}) x)`;
}
