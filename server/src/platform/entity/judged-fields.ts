import type { z } from "zod";
import { boolean, finnish, money, shown, uuid, type Field } from "./fields.ts";

const at = (name: string) => `(r.value->>'${name}')`;

/** Rows that rules of the domain have judged one by one, so that no SQL could have picked them: they are given as JSON. */
export const judgedRows = { table: "json_array_elements($1::json)", as: "r", row: "r.value" } as const;

/** Fields of such rows, by their names in the answer. */
export const judgedId = (name = "id") => uuid(`(${at(name)}::uuid)`);
export const judgedText = (name: string) => finnish(at(name));
export const judgedOf = <Schema extends z.ZodType>(name: string, schema: Schema): Field<Schema> =>
  finnish(at(name), schema);
export const judgedFlag = (name: string) => boolean(`(${at(name)}::boolean)`);
export const judgedMoney = (name: string) => money(`(${at(name)}::numeric)`);
export const judgedValue = <Schema extends z.ZodType>(name: string, schema: Schema): Field<Schema> =>
  shown(`r.value->'${name}'`, schema);

/** What is chosen among comes first, what only says why it cannot be chosen last. */
export const choosableFirst = {
  filters: { choosable: boolean("(r.value->>'refusal' IS NULL)") },
  order: [
    ["choosable", "DESC"],
    ["name", "ASC"],
  ],
} as const;
