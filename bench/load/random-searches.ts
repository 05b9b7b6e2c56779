import type { Reader } from "@runko/domain/search/reader-where";
import { searchRequest } from "@runko/domain/search/search-request";
import { criteriaFor, criterionOf, type CriterionName } from "@runko/domain/search/search-criteria";
import type { Criteria } from "@runko/domain/search/criteria";
import { columnsFor, isSortableColumn, orderOfSort } from "@runko/domain/search/search-columns";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { addDays } from "@runko/domain/values/calendar-date";
import type { PathRole } from "@runko/domain/organizations/roles";

/** What stands in the documents, to be searched for. */
export type Material = {
  reader: Reader;
  today: string;
  ids: readonly number[];
  customers: readonly string[];
  streets: readonly string[];
  places: readonly string[];
  parties: readonly string[];
  groups: readonly string[];
};

export type Search = { kind: string; role: PathRole; query: string };

/** The same numbers of [0, 1) at every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Random = { next: () => number; one: <T>(values: readonly T[]) => T; upTo: (most: number) => number };

function randomOf(next: () => number): Random {
  const upTo = (most: number) => Math.floor(next() * most);
  return { next, upTo, one: (values) => values[upTo(values.length)] as (typeof values)[number] };
}

/** Common and rare, whole and in part, as people type them. */
function wordFrom({ one, upTo }: Random, { ids, customers, streets, places }: Material): string {
  const whole = one([
    () => one(one(customers).split(" ")),
    () => one(streets),
    () => one(places),
    () => String(1 + upTo(400)),
    () => `til-${one(ids) - 100_000}`,
    () => `sop-${101 + upTo(60)}`,
    () => one(["tuote", "100", "mbit/s", "oy", "viite-7", "p-1", "katu", "tie", "xyzzy"]),
  ])();
  return upTo(3) === 0 ? whole.slice(0, 1 + upTo(whole.length)) : whole;
}

function valueOf(random: Random, name: CriterionName, material: Material): unknown {
  const { one, upTo } = random;
  const criterion = criterionOf(name);
  switch (criterion.kind) {
    case "freeText":
      return Array.from({ length: 1 + upTo(3) }, () => wordFrom(random, material)).join(" ");
    case "text": {
      if (name.startsWith("street")) return one(material.streets).slice(0, 3 + upTo(9));
      if (name.startsWith("place")) return one(material.places);
      if (name === "customer") return one(material.customers).slice(0, 3 + upTo(12));
      return wordFrom(random, material);
    }
    case "number":
      return String(one(material.ids));
    case "mark":
      return true;
    case "flag":
      return upTo(2) === 0;
    case "dates":
    case "days": {
      const from = addDays(material.today, -upTo(1090));
      return { from, to: addDays(from, one([0, 6, 30, 360])) };
    }
    case "options":
      return [one(criterion.options)];
    case "ids":
      return [one(criterion.of === "productGroup" ? material.groups : material.parties)];
  }
}

/** Each criterion alone, then two or three together, and words; some in another order than the newest first. */
export function randomSearches(role: PathRole, material: Material, amount: number, next: () => number): Search[] {
  const random = randomOf(next);
  const names = criteriaFor(role);
  const sortable = columnsFor(role).filter(isSortableColumn);
  return Array.from({ length: amount }, (_, index): Search => {
    const isWords = index % 3 === 0;
    const alone = names[index % names.length] as CriterionName;
    const more = Array.from({ length: random.upTo(3) }, () => random.one(names));
    const chosen: CriterionName[] = isWords
      ? ["q", ...(random.upTo(3) === 0 ? [random.one(names)] : [])]
      : [alone, ...more];
    const criteria = Object.fromEntries(chosen.map((name) => [name, valueOf(random, name, material)])) as Criteria;
    const types = criteria.type ?? (random.upTo(4) === 0 ? [random.one(documentTypes)] : undefined);
    const sorted = random.upTo(4) === 0;
    const order = sorted ? orderOfSort({ column: random.one(sortable), direction: "asc" }, role) : ["id DESC"];
    const asked = searchRequest(
      { ...criteria, ...(types && names.includes("type") && { type: types }) },
      material.reader,
      { order, limit: 25 },
    );
    const kind = `${isWords ? "words" : chosen.length === 1 ? "one criterion" : "criteria"}${sorted ? ", sorted" : ""}`;
    return { kind, role, query: new URLSearchParams(asked).toString() };
  });
}
