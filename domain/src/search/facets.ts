import { documentStates, type DocumentState } from "../documents/document-states.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import type { PathRole } from "../organizations/roles.ts";
import { keepCriteria, writeCriteria, type Criteria, type DateRange } from "./criteria.ts";
import { criteriaFor } from "./search-criteria.ts";

/** What is counted of the results of a search, in the order of the screen. */
export const facetNames = ["type", "late", "status", "year"] as const;
export type FacetName = (typeof facetNames)[number];

/** One way to narrow a search, and how many of its results are left then. */
export type FacetValue =
  | { facet: "type"; value: DocumentType; count: number }
  | { facet: "status"; value: DocumentState; count: number }
  | { facet: "year"; value: number; count: number }
  | { facet: "late"; value: "late"; count: number };

/** How many results of each kind there are; those of which there are none are absent. */
export type Facets = {
  /** The results that were counted. */
  counted: number;
  /** There are more: every count says at least. */
  more: boolean;
  type: Partial<Record<DocumentType, number>>;
  status: Partial<Record<DocumentState, number>>;
  /** By the year of making, in days of Helsinki. */
  year: Record<string, number>;
  late: number;
};

const later = (one: string, other = one) => (other > one ? other : one);
const earlier = (one: string, other = one) => (other < one ? other : one);

/** The days of a year that the span has. */
const daysOfYear = (year: number, { from, to }: DateRange = {}): DateRange => ({
  from: later(`${year}-01-01`, from),
  to: earlier(`${year}-12-31`, to),
});

/** The criteria that find of their results those of this value alone. */
export function narrowedBy(criteria: Criteria, { facet, value }: FacetValue): Criteria {
  switch (facet) {
    case "type":
      return { ...criteria, type: [value] };
    case "status":
      return { ...criteria, status: [value] };
    case "year":
      return { ...criteria, created: daysOfYear(value, criteria.created) };
    case "late":
      return { ...criteria, due: ["late"] };
  }
}

function valuesOf(facets: Facets, facet: FacetName): FacetValue[] {
  switch (facet) {
    case "type":
      return documentTypes.map((value) => ({ facet, value, count: facets.type[value] ?? 0 }));
    case "status":
      return documentStates.map((value) => ({ facet, value, count: facets.status[value] ?? 0 }));
    case "year":
      return Object.entries(facets.year)
        .map(([year, count]): FacetValue => ({ facet, value: Number(year), count }))
        .toReversed();
    case "late":
      return [{ facet, value: "late", count: facets.late }];
  }
}

const addressOf = (criteria: Criteria) => JSON.stringify(writeCriteria(criteria));

// What is due today alone is late as time goes by: the criterion of what is late would find others.
const isOfSearch = ({ facet }: FacetValue, { due }: Criteria) => facet !== "late" || !due || due.includes("late");

/** The ways to narrow a search of a role: what all results have narrows nothing, unless more of them are uncounted. */
export function waysToNarrow(facets: Facets, criteria: Criteria, role: PathRole): FacetValue[] {
  const kept = criteriaFor(role);
  const narrows = (way: FacetValue) =>
    addressOf(keepCriteria(narrowedBy(criteria, way), kept)) !== addressOf(keepCriteria(criteria, kept));
  return facetNames
    .flatMap((facet) => valuesOf(facets, facet))
    .filter((way) => {
      if (way.count === 0 || !isOfSearch(way, criteria)) return false;
      return facets.more ? narrows(way) : way.count < facets.counted;
    });
}
