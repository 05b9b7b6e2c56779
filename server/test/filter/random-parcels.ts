import fc from "fast-check";
import type { FieldType } from "../../src/platform/filter/published-entity.ts";
import type { Row, Value } from "./matches-where.ts";
import { parcelEntity } from "./parcel-entity.ts";

export const owners = ["5e4f1c9a-0d6b-4a3e-9a53-6f2f0b7a1c01", "5e4f1c9a-0d6b-4a3e-9a53-6f2f0b7a1c02"] as const;

const letters = fc.constantFrom(..."aäåöAÄÅÖbovwyzüé 1-%_\\'$");
const word = fc.string({ unit: letters, maxLength: 4 });
const pattern = fc.string({ unit: fc.oneof(letters, fc.constantFrom("%", "_")), maxLength: 4 });

/** Values from small sets, so that rows and conditions meet. */
const randomValues: Record<FieldType, fc.Arbitrary<Exclude<Value, null>>> = {
  text: word,
  integer: fc.integer({ min: -3, max: 3 }),
  uuid: fc.constantFrom(...owners),
  boolean: fc.boolean(),
  date: fc.constantFrom("2026-02-28", "2026-03-01", "2026-12-31", "2027-01-01"),
  instant: fc.constantFrom("2026-03-29T00:59:59.999Z", "2026-03-29T01:00:00.000Z", "2026-10-25T00:30:00.000Z"),
  money: fc.constantFrom("0.00", "-1.50", "9.90", "10.00", "120.50"),
};

const fieldTypes = Object.entries(parcelEntity.fields).map(([name, field]) => [name, field.type] as const);

export const randomRow: fc.Arbitrary<Row> = fc.record(
  Object.fromEntries(
    fieldTypes.map(([name, type]) => [
      name,
      name === "ownerId" ? randomValues[type] : fc.option(randomValues[type], { freq: 4 }),
    ]),
  ),
);

const filterable = Object.entries(parcelEntity.fields).filter(([, field]) => field.filterable !== false);

/** The forms in which a client may write a value: as it is, or as text. */
function written(type: FieldType): fc.Arbitrary<unknown> {
  const value = randomValues[type];
  if (type === "money") return fc.oneof(value, value.map(Number));
  if (type === "uuid")
    return fc.oneof(
      value,
      value.map((id) => String(id).toUpperCase()),
    );
  return fc.oneof(value, value.map(String));
}

function condition(name: string, type: FieldType): fc.Arbitrary<object> {
  const value = written(type);
  const operators: Record<string, fc.Arbitrary<unknown>> = {
    eq: fc.option(value),
    neq: fc.option(value),
    gt: value,
    gte: value,
    lt: value,
    lte: value,
    between: fc.tuple(value, value),
    inq: fc.array(value, { maxLength: 4 }),
    nin: fc.array(value, { maxLength: 4 }),
  };
  if (type === "text") {
    const safe = pattern.map((text) => text.replace(/\\+$/, ""));
    for (const operator of ["like", "nlike", "ilike", "nilike"]) operators[operator] = safe;
  }
  const one = fc.oneof(
    ...Object.entries(operators).map(([operator, values]) => values.map((each) => ({ [operator]: each }))),
  );
  const two = fc.tuple(one, one).map(([first, second]): object => Object.assign({}, first, second));
  return fc.oneof({ weight: 3, arbitrary: one }, two, fc.option(value)).chain((wanted) => spellings(name, wanted));
}

function spellings(name: string, wanted: unknown): fc.Arbitrary<object> {
  const nested = name.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), wanted) as object;
  return fc.constantFrom({ [name]: wanted }, nested);
}

/** Wheres in the LoopBack grammar within its bounds. */
export const randomWhere: fc.Arbitrary<object> = fc.letrec<{ where: object; leaf: object; boolean: object }>((tie) => ({
  where: fc.oneof({ maxDepth: 5, depthIdentifier: "where" }, tie("leaf"), tie("boolean")),
  leaf: fc
    .array(fc.oneof(...filterable.map(([name, field]) => condition(name, field.type))), { minLength: 1, maxLength: 2 })
    .map((conditions): object => Object.assign({}, ...conditions)),
  boolean: fc
    .tuple(
      fc.constantFrom("and", "or"),
      fc.array(tie("where"), { minLength: 1, maxLength: 3, depthIdentifier: "where" }),
    )
    .map(([operator, parts]) => ({ [operator]: parts })),
})).where;

const sortable = Object.entries(parcelEntity.fields).filter(([, field]) => field.sortable !== false);

export const randomOrder: fc.Arbitrary<string[]> = fc.array(
  fc
    .tuple(fc.constantFrom(...sortable.map(([name]) => name)), fc.constantFrom("", " ASC", " DESC", " desc"))
    .map((term) => term.join("")),
  { maxLength: 3 },
);
