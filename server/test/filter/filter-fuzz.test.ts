import fc from "fast-check";
import { expect, test } from "vitest";
import { combineWhere, createScope } from "../../src/platform/filter/combine-where.ts";
import { FilterError } from "../../src/platform/filter/filter-error.ts";
import { filterLimits } from "../../src/platform/filter/filter-limits.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import { hostileQuery } from "./hostile-queries.ts";
import { parcelEntity } from "./parcel-entity.ts";
import { randomOrder, randomWhere } from "./random-parcels.ts";
import { toBrackets } from "./to-brackets.ts";
import { tryFilter } from "./try-filter.ts";

const numRuns = process.env["RUNKO_LONG"] === "1" ? 10_000 : 1_000;
const timeout = 120_000;

test("a random query gives a bounded filter or a FilterError, soon", { timeout }, () => {
  let slowest = 0;
  let accepted = 0;
  let longestPath = 0;
  fc.assert(
    fc.property(hostileQuery, (query) => {
      const start = performance.now();
      const filter = tryFilter(query);
      slowest = Math.max(slowest, performance.now() - start);
      if (filter instanceof FilterError) {
        longestPath = Math.max(longestPath, filter.path.length);
        return;
      }
      accepted += 1;
      const scoped = combineWhere(createScope("d.owner_id = $1", ["x"]), { where: filter.where, entity: parcelEntity });
      expect(filter.limit).toBeLessThanOrEqual(filterLimits.limit);
      expect(scoped.values.length).toBeLessThanOrEqual(1 + 2 * filterLimits.conditions);
      expect(scoped.sql).toMatch(/^\(d\.owner_id = \$1\)( AND |$)/);
    }),
    { numRuns },
  );
  expect(accepted).toBeGreaterThan(numRuns / 20);
  expect(longestPath).toBeLessThan(1_000);
  expect(slowest).toBeLessThan(1_000);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

test("bracket form means what JSON means", { timeout }, () => {
  const hasNoBracketForm = (text: string) => text.includes("null") || text.includes("[]");
  fc.assert(
    fc.property(randomWhere, randomOrder, (where, order) => {
      const filter = order.length > 0 ? { where, order } : { where };
      const text = JSON.stringify(filter);
      fc.pre(!hasNoBracketForm(text));
      const brackets = toBrackets("filter", filter);
      fc.pre(JSON.stringify(brackets).length < filterLimits.text);
      expect(parseFilter(brackets, parcelEntity)).toEqual(parseFilter({ filter: text }, parcelEntity));
    }),
    { numRuns },
  );
});
