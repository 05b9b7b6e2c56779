import fc from "fast-check";
import { documentRows } from "../../../src/documents/document-entity.ts";
import type { FieldType } from "../../../src/platform/filter/published-entity.ts";
import { hostileQuery } from "../../filter/hostile-queries.ts";

/** Values of each type that stand in the documents of the test, both sides' own and others'. */
export type Pool = Partial<Record<FieldType, readonly (string | number | boolean)[]>>;

const operators = ["eq", "neq", "gt", "gte", "lt", "lte", "between", "inq", "nin"];
const textOperators = [...operators, "like", "nlike", "ilike", "nilike"];

function randomCondition(pool: Pool): fc.Arbitrary<object> {
  const fields = Object.entries(documentRows.SUBSCRIBER.fields).filter(([, { filterable }]) => filterable !== false);
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

function randomWhere(pool: Pool): fc.Arbitrary<object> {
  return fc.letrec<{ where: object }>((tie) => ({
    where: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      randomCondition(pool),
      fc
        .tuple(fc.constantFrom("and", "or"), fc.array(tie("where"), { minLength: 1, maxLength: 3 }))
        .map(([operator, parts]) => ({ [operator]: parts })),
    ),
  })).where;
}

const fieldNames = Object.keys(documentRows.SUBSCRIBER.fields);

/** Queries of a list of documents: mostly well formed over what is published, some of a stranger's. */
export function randomDocumentQuery(pool: Pool): fc.Arbitrary<Record<string, unknown>> {
  const filter = fc.record(
    {
      where: randomWhere(pool),
      order: fc.array(
        fc.constantFrom(...fieldNames).chain((name) => fc.constantFrom(name, `${name} DESC`)),
        { maxLength: 2 },
      ),
      limit: fc.constantFrom(1, 5, 1000),
      skip: fc.constantFrom(0, 1, 50),
      include: fc.subarray(["eventProducts", "files", "originalEvent", "subscriber", "supplier"]),
      fields: fc.subarray(fieldNames, { maxLength: 4 }),
    },
    { requiredKeys: ["where"] },
  );
  return fc.oneof(
    { weight: 8, arbitrary: filter.map((value) => ({ filter: JSON.stringify(value) })) },
    { weight: 1, arbitrary: randomWhere(pool).map((where) => ({ docWhere: JSON.stringify(where) })) },
    { weight: 1, arbitrary: hostileQuery },
  );
}
