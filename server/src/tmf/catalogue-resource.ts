import type { AppContext } from "../app-context.ts";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { FilterError } from "../platform/filter/filter-error.ts";
import type { TmfCondition, TmfQuery } from "./read-tmf-query.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfCaller } from "./tmf-caller.ts";

export type AskingForCatalogue = Pick<AppContext, "db" | "pool"> & {
  caller: TmfCaller;
  portal: string;
  texts: Catalogue;
};

/** A page; what may not be as long as asked is told with the limit that it has. */
export type CataloguePage = { rows: Json[]; total: number; limit?: number };

/** A kind of what stands in the catalogue that a caller sees. */
export type CatalogueResource = {
  path: string;
  /** Its name in the standard. */
  name: string;
  /** By which attributes it is found. */
  attributes: readonly string[];
  find: (asking: AskingForCatalogue, query: TmfQuery) => Promise<CataloguePage>;
  /** One of it; undefined of what the caller does not see, whatever the reason. */
  get: (asking: AskingForCatalogue, id: string) => Promise<Json | undefined>;
};

/** The conditions by their attributes, each of which the resource has to know. Throws FilterError. */
export function takeConditions<Name extends string>(
  conditions: readonly TmfCondition[],
  known: readonly Name[],
): { taken: Partial<Record<Name, TmfCondition>>; left: TmfCondition[] } {
  const isKnown = (attribute: string): attribute is Name => known.some((name) => name === attribute);
  const taken: Partial<Record<Name, TmfCondition>> = {};
  for (const condition of conditions) {
    const { attribute, operator } = condition;
    if (!isKnown(attribute)) continue;
    if (operator !== "eq") throw new FilterError(`${attribute}.${operator}`, "UNKNOWN_FIELD");
    taken[attribute] = condition;
  }
  return { taken, left: conditions.filter(({ attribute }) => !isKnown(attribute)) };
}

export function refuseConditions([condition]: readonly TmfCondition[]): void {
  if (condition) throw new FilterError(condition.attribute, "UNKNOWN_FIELD");
}

/** What is offered or asked for is in use; nothing else is told. */
export const inUse = { lifecycleStatus: "Active" } as const;
