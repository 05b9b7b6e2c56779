import type { OrderTerm } from "./filter.ts";

export type FieldType = "text" | "integer" | "uuid" | "boolean" | "date" | "instant" | "money";

export type PublishedField = {
  readonly type: FieldType;
  /** A column by its alias (`d.requested_date`) or an expression in parentheses. Written by us, never by a caller. */
  readonly column: string;
  readonly filterable?: false | undefined;
  readonly sortable?: false | undefined;
  /** Of a number that is counted for each row: the condition that it is above 0, which an index can answer. */
  readonly some?: string | undefined;
  /** Finnish alphabetical order. Without it a text follows the collation of its column. */
  readonly collate?: "fi" | undefined;
  /** The alias of the table that the column is of; absent: that of the fields together. */
  readonly over?: string | undefined;
};

export type PublishedFields = {
  readonly name: string;
  /** The alias of the table that the columns are of. */
  readonly as?: string;
  readonly fields: Readonly<Record<string, PublishedField>>;
};

/** What a filter may name of one entity. A field's name is its dotted path in the answer (`document.requestedDate`). */
export type PublishedEntity = PublishedFields & {
  /** The unique field that breaks the ties of every order. */
  readonly key: string;
  readonly defaultOrder?: readonly OrderTerm[];
  readonly relations: Readonly<Record<string, () => PublishedEntity>>;
  /** Names of the answer that `fields` may select beside the published ones. */
  readonly shown?: readonly string[];
};

/** Checks a definition when the module is loaded, so that a where can be read in one way only. */
export function publishFields<Definition extends PublishedFields>(definition: Definition): Definition {
  const names = Object.keys(definition.fields);
  for (const name of names) {
    if (name === "and" || name === "or") throw new Error(`${definition.name}: ${name} is an operator`);
    if (names.some((other) => other.startsWith(`${name}.`)))
      throw new Error(`${definition.name}: ${name} is a field and a group of fields`);
  }
  return definition;
}

/** The alias that a condition or an order by this field speaks of. */
export const aliasOf = (fields: PublishedFields, field: PublishedField): string | undefined => field.over ?? fields.as;

export function findField(entity: PublishedFields, name: string): PublishedField | undefined {
  return Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
}

/** True of `document` when `document.requestedDate` is a field. */
export function isFieldGroup(entity: PublishedFields, name: string): boolean {
  return Object.keys(entity.fields).some((field) => field.startsWith(`${name}.`));
}
