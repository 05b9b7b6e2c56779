import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Issue } from "@runko/domain/values/issue";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { lacking, malformed, rowsAt, textAt } from "./read-body.ts";
import { issuesOfNewItems, pathOfItems, readItems, type TmfItem } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfResource } from "./tmf-resource.ts";

/** What parties lack that the standard demands, of those that matter. */
export const lacksOfParties = (body: Json, matters: (party: Json) => boolean = () => true): Issue[] =>
  rowsAt(body, "relatedParty").flatMap((row, at) =>
    matters(row) ? lacking(row, ["id", "@referredType"], `/relatedParty/${at}`) : [],
  );

/** The items of a body that has all that the standard demands. */
export function readDemandedItems({ name, making }: TmfResource, body: Json): TmfItem[] {
  const { demands } = making;
  const lacks = lacking(body, demands.body, "");
  if (lacks.length > 0) throw malformed(...lacks);
  for (const demanded of demands.body) textAt(body, demanded);
  const items = readItems(name, body, demands.item);
  if (items.length === 0) throw malformed({ path: pathOfItems(name), code: "REQUIRED" });
  const ofParties = lacksOfParties(body);
  if (ofParties.length > 0) throw malformed(...ofParties);
  return items;
}

/** What becomes of the items: a type of document; rules of ours that they break are 422. */
export function typeOfNewItems({ name, making }: TmfResource, items: readonly TmfItem[]): DocumentType {
  const [first] = items;
  refuseIssues([...items.flatMap((item) => making.issuesOf(item, first ?? item)), ...issuesOfNewItems(name, items)]);
  return making.typeOf(items);
}
