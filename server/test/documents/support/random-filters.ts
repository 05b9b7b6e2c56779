import fc from "fast-check";
import { registers } from "../../../src/connections/connection-entity.ts";
import { documentRows } from "../../../src/documents/document-entity.ts";
import type { FieldType, PublishedEntity } from "../../../src/platform/filter/published-entity.ts";
import { hostileQuery } from "../../filter/hostile-queries.ts";

/** Values of each type that stand in the documents of the test, both sides' own and others'. */
export type Pool = Partial<Record<FieldType, readonly (string | number | boolean)[]>>;

const operators = ["eq", "neq", "gt", "gte", "lt", "lte", "between", "inq", "nin"];
const textOperators = [...operators, "like", "nlike", "ilike", "nilike"];

function randomCondition(entity: PublishedEntity, pool: Pool): fc.Arbitrary<object> {
  const fields = Object.entries(entity.fields).filter(([, { filterable }]) => filterable !== false);
  return fc.constantFrom(...fields).chain(([name, { type }]) => {
    const value = fc.constantFrom(...(pool[type] ?? ["x"]));
    return fc.constantFrom(...(type === "text" ? textOperators : operators)).chain((operator) => {
      const values = fc.array(value, {
        minLength: operator === "between" ? 2 : 0,
        maxLength: operator === "between" ? 2 : 3,
      });
      const operand = operator === "between" || operator === "inq" || operator === "nin" ? values : value;
      const pattern = operator.endsWith("like") ? value.map((text) => `%${String(text).slice(1, 4)}%`) : operand;
      return fc.oneof(pattern, fc.constant(operator.endsWith("eq") ? null : "")).map((each) => ({
        [name]: each === "" ? { [operator]: "x" } : { [operator]: each },
      }));
    });
  });
}

function randomWhere(entity: PublishedEntity, pool: Pool): fc.Arbitrary<object> {
  return fc.letrec<{ where: object }>((tie) => ({
    where: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      randomCondition(entity, pool),
      fc
        .tuple(fc.constantFrom("and", "or"), fc.array(tie("where"), { minLength: 1, maxLength: 3 }))
        .map(([operator, parts]) => ({ [operator]: parts })),
    ),
  })).where;
}

/** Filters over what is published of an entity, with these relations. */
function randomFilter(entity: PublishedEntity, pool: Pool, relations: string[]): fc.Arbitrary<object> {
  const fieldNames = Object.keys(entity.fields);
  const sortable = fieldNames.filter((name) => entity.fields[name]?.sortable !== false);
  const sorted = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...sortable) },
    { weight: 1, arbitrary: fc.constantFrom(...fieldNames) },
  );
  return fc.record(
    {
      where: randomWhere(entity, pool),
      order: fc.array(
        sorted.chain((name) => fc.constantFrom(name, `${name} DESC`)),
        { maxLength: 2 },
      ),
      limit: fc.constantFrom(1, 5, 1000),
      skip: fc.constantFrom(0, 1, 50),
      include: fc.subarray(relations),
      fields: fc.subarray(fieldNames, { maxLength: 4 }),
    },
    { requiredKeys: ["where"] },
  );
}

const asked = (filter: fc.Arbitrary<object>) => filter.map((value) => ({ filter: JSON.stringify(value) }));

/** Queries of a list of documents: mostly well formed over what is published, some of a stranger's. */
export function randomDocumentQuery(pool: Pool): fc.Arbitrary<Record<string, unknown>> {
  const { SUBSCRIBER: entity } = documentRows;
  const relations = ["eventProducts", "files", "originalEvent", "subscriber", "supplier"];
  return fc.oneof(
    { weight: 8, arbitrary: asked(randomFilter(entity, pool, relations)) },
    { weight: 1, arbitrary: randomWhere(entity, pool).map((where) => ({ docWhere: JSON.stringify(where) })) },
    { weight: 1, arbitrary: hostileQuery },
  );
}

/** Queries of the register of connections, some with words. */
export function randomConnectionQuery(pool: Pool): fc.Arbitrary<Record<string, unknown>> {
  const filter = asked(randomFilter(registers.SUBSCRIBER, pool, []));
  const words = fc.constantFrom(...(pool.text ?? []), ...(pool.integer ?? [])).map(String);
  return fc.oneof(
    { weight: 6, arbitrary: filter },
    { weight: 2, arbitrary: fc.tuple(filter, words).map(([query, q]) => ({ ...query, q })) },
    { weight: 1, arbitrary: hostileQuery },
  );
}
