import { textOf } from "@runko/domain/tmf/json-shapes";
import { itemsOfResource, type TmfResource as ResourceName } from "@runko/domain/tmf/tmf-resources";
import type { Issue } from "@runko/domain/values/issue";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { lacking, malformed, objectAt, rowsAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";

/** What one body or item of it names: the product that is wanted, or the connection that it speaks of, and where. */
export type Named = {
  offeringId: string | undefined;
  offeringAt: string;
  connectionId: string | undefined;
  connectionAt: string;
};

/** An item as a client writes it; a resource without items is one of itself. */
export type TmfItem = Named & {
  id: string;
  /** Where it stands in the body. */
  at: string;
  action: string;
  sent: Json;
};

function namedByItem(sent: Json, at: string): Named {
  const product = objectAt(sent, "product", at);
  const offering = {
    ...objectAt(product, "productOffering", `${at}/product`),
    ...objectAt(sent, "productOffering", at),
  };
  return {
    offeringId: textAt(offering, "id", `${at}/productOffering`)?.toLowerCase(),
    offeringAt: `${at}/productOffering/id`,
    connectionId: textAt(product, "id", `${at}/product`),
    connectionAt: `${at}/product/id`,
  };
}

/** Of what a ticket speaks: its only subject, a connection or a product that is offered. */
function namedByEntity(body: Json): Named {
  const rows = rowsAt(body, "relatedEntity");
  const lacks = rows.flatMap((row, index) => lacking(row, ["id", "role", "@referredType"], `/relatedEntity/${index}`));
  if (lacks.length > 0) throw malformed(...lacks);
  const subjects = rows.flatMap((row, index) => (row["role"] === "subject" ? [index] : []));
  const [index = 0, other] = subjects;
  if (other !== undefined) refuseIssues([{ path: `/relatedEntity/${other}`, code: "ONE_PRODUCT_ONLY" }]);
  const at = `/relatedEntity/${index}`;
  const row = subjects.length === 0 ? {} : (rows[index] ?? {});
  const id = textAt(row, "id", at);
  const offered = textAt(row, "@referredType", at)?.toLowerCase() === "productoffering";
  return {
    offeringId: offered ? id?.toLowerCase() : undefined,
    offeringAt: `${at}/id`,
    connectionId: offered ? undefined : id,
    connectionAt: `${at}/id`,
  };
}

/** The items of a body as it stands; what the standard demands of each and it lacks is malformed. */
export function readItems(resource: ResourceName, body: Json, demanded: readonly string[] = []): TmfItem[] {
  const name = itemsOfResource[resource];
  if (name === null) return [{ ...namedByEntity(body), id: "", at: "", action: "", sent: body }];
  const rows = rowsAt(body, name);
  const lacks = rows.flatMap((row, index) => lacking(row, demanded, `/${name}/${index}`));
  if (lacks.length > 0) throw malformed(...lacks);
  return rows.map((sent, index) => {
    const at = `/${name}/${index}`;
    return {
      ...namedByItem(sent, at),
      id: textAt(sent, "id", at) ?? "",
      at,
      action: textAt(sent, "action", at) ?? "",
      sent,
    };
  });
}

const isOne = (quantity: unknown) => quantity === undefined || quantity === null || Number(textOf(quantity)) === 1;

/** Rules of what new items have in common: 422. */
export function issuesOfNewItems(resource: ResourceName, items: readonly TmfItem[]): Issue[] {
  const ids = items.map(({ id }) => id).filter((id) => id !== "");
  return [
    ...items.flatMap(({ at, sent }): Issue[] =>
      isOne(sent["quantity"]) ? [] : [{ path: `${at}/quantity`, code: "NUMBER_TOO_LARGE", params: { max: 1 } }],
    ),
    ...(new Set(ids).size < ids.length ? [{ path: pathOfItems(resource), code: "DUPLICATE" as const }] : []),
  ];
}

export const pathOfItems = (resource: ResourceName): string => `/${itemsOfResource[resource] ?? "relatedEntity"}`;

/** What is wanted has to be named. */
export const offeringMissing = ({ offeringId, offeringAt }: TmfItem): Issue[] =>
  offeringId ? [] : [{ path: offeringAt, code: "REQUIRED" }];

/** Which of the known items each of a change is: by its id, or by its place where it has none; -1 of a new one. */
export function placesOfItems(resource: ResourceName, items: readonly TmfItem[], known: readonly string[]): number[] {
  const places = items.map(({ id }, index) => (id === "" ? index : known.indexOf(id)));
  const named = places.filter((place) => place >= 0);
  if (new Set(named).size < named.length) refuseIssues([{ path: pathOfItems(resource), code: "DUPLICATE" }]);
  return places.map((place) => (place < known.length ? place : -1));
}
