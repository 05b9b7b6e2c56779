import { z } from "zod";
import type { OrderTerm } from "../filter/filter.ts";
import { publishFields, type PublishedEntity, type PublishedField } from "../filter/published-entity.ts";
import { objectJson, schemaOf, type Field, type Fields, type ShapeOf } from "./fields.ts";
import type { Relation, Relations } from "./relations.ts";
import { versioned } from "./versioned.ts";

/** SQL of a join, and the alias of the one before it that it builds on. */
export type Join = string | { readonly sql: string; readonly needs: string };

type Description<Of extends Fields, With extends Relations> = {
  /** What filters call it when they are refused. */
  readonly name: string;
  /** The name of its schema in the API's document. */
  readonly schema?: string;
  readonly table: string;
  /** The alias of the table in all of its SQL. */
  readonly as: string;
  /** By alias; they bring one row for each row of the table, and are made only where a field needs them. */
  readonly joins?: Readonly<Record<string, Join>>;
  /** The unique field, or filter, that breaks the ties of every order. */
  readonly key: string;
  readonly order?: readonly (readonly [field: string, direction: OrderTerm["direction"]])[];
  readonly fields: Of;
  /** What a filter may name although no row tells it. */
  readonly filters?: Fields;
  readonly relations?: With;
  /** So many rows are counted at most; absent: all. */
  readonly countedTo?: number;
  /** A row as JSON, where it is there as such. */
  readonly row?: string;
};

/** A kind of row that lists answer: all that SQL, filters and the API's document know of it comes from its description. */
export type Entity<Shape extends z.ZodRawShape = z.ZodRawShape> = PublishedEntity & {
  readonly table: string;
  readonly as: string;
  readonly joins: Readonly<Record<string, Join>>;
  readonly countedTo: number | undefined;
  /** A whole row; what is told only when it is included is optional. */
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
  /** Rows, whole or as a filter chose of them. */
  readonly list: z.ZodArray<z.ZodType>;
  /** SQL of a row as JSON, with these relations. */
  readonly rowJson: (included: readonly string[]) => string;
  /** The aliases that the values of a row need. */
  readonly rowOver: (included: readonly string[]) => ReadonlySet<string>;
  readonly every: readonly string[];
  /** SQL of the version; empty of what is not kept. */
  readonly version: string;
};

const publishedOf = (field: Field): PublishedField | undefined => {
  const { type, sql, some, collate, filterable, sortable, over } = field;
  return type && { type, column: sql, some, collate, filterable, sortable, over };
};

function published(fields: Fields, prefix = ""): [string, PublishedField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, PublishedField][] => {
    if (field.parts) return published(field.parts, `${prefix}${name}.`);
    const one = publishedOf(field);
    return one ? [[`${prefix}${name}`, one]] : [];
  });
}

/** What a filter may name of these fields, and of what is inside them. */
export const publishedFields = (fields: Fields): Readonly<Record<string, PublishedField>> =>
  Object.fromEntries(published(fields));

/** Relations of which a filter may choose fields, and nothing else. */
const related = ([name, { parts }]: [string, Relation]): [string, () => PublishedEntity] => {
  const fields = { id: { type: "uuid", column: "r.id", filterable: false, sortable: false } } as const;
  const entity = { name, key: "id", fields, shown: Object.keys(parts), relations: {} };
  return [name, () => entity];
};

export function defineEntity<const Of extends Fields, const With extends Relations = Record<never, never>>(
  description: Description<Of, With>,
): Entity<ShapeOf<Of> & ShapeOf<With>> {
  const { name, table, as, joins = {}, key, order = [], fields, filters = {}, countedTo } = description;
  const relations: Relations = description.relations ?? {};
  const relationEntries = Object.entries(relations);
  const toldOnes = Object.fromEntries(relationEntries.filter(([, { asked }]) => !asked));
  const told: Fields = { ...fields, ...toldOnes };
  const names = { ...publishedFields(told), ...publishedFields(filters) };
  const defaultOrder = order.map(([field, direction]) => ({ field, direction }));
  for (const sorted of [key, ...order.map(([field]) => field)])
    if (!Object.hasOwn(names, sorted)) throw new Error(`${name}: ${sorted} is not published`);
  const asked = (included: readonly string[]): Fields =>
    Object.fromEntries(relationEntries.filter(([each, relation]) => relation.asked && included.includes(each)));
  const rowFields = (included: readonly string[]): Fields => ({ ...told, ...asked(included) });
  for (const { over } of Object.values({ ...names, ...rowFields(Object.keys(relations)) }))
    if (over !== undefined && !Object.hasOwn(joins, over)) throw new Error(`${name}: no join ${over}`);

  const shape = schemaOf<Of & With>({ ...fields, ...relations } as Of & With);
  const schema = description.schema === undefined ? shape : shape.meta({ id: description.schema });
  if (fields["version"]) versioned.add(schema, { located: false });
  const chosenRelations = Object.fromEntries(relationEntries.map(([each, { chosen }]) => [each, chosen]));
  const partial = shape.extend(chosenRelations).partial();
  const chosen = description.schema === undefined ? partial : partial.meta({ id: `Chosen${description.schema}` });

  publishFields({ name, fields: names });
  return {
    name,
    key,
    defaultOrder,
    fields: names,
    shown: Object.keys(fields),
    relations: Object.fromEntries(relationEntries.map(related)),
    table,
    as,
    joins,
    countedTo,
    schema,
    list: z.array(z.union([schema, chosen])),
    rowJson: (included) => description.row ?? objectJson(rowFields(included)),
    rowOver: (included) => aliasesOf(rowFields(included)),
    every: Object.keys(relations),
    version: fields["version"]?.sql ?? "",
  };
}

/** The aliases that these fields and what is inside them need. */
function aliasesOf(fields: Fields): ReadonlySet<string> {
  const all = Object.values(fields).flatMap((field) => [field.over, ...(field.parts ? aliasesOf(field.parts) : [])]);
  return new Set(all.filter((alias) => alias !== undefined));
}

/** The joins of these aliases and of those that they build on, in their order. */
export function joinsOf({ joins }: Pick<Entity, "joins">, ...over: readonly ReadonlySet<string>[]): string {
  const needed = new Set<string>();
  const need = (alias: string) => {
    const join = joins[alias];
    if (join === undefined) return;
    needed.add(alias);
    if (typeof join !== "string") need(join.needs);
  };
  for (const aliases of over) aliases.forEach(need);
  return Object.entries(joins)
    .filter(([alias]) => needed.has(alias))
    .map(([, join]) => (typeof join === "string" ? join : join.sql))
    .join(" ");
}
