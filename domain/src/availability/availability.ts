import { categoryFields } from "../documents/category-fields.ts";
import type { ConnectionLimits } from "../documents/connection-limits.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { ProductCategory } from "../enumerations/product-categories.ts";
import type { AreaKind, AreaVerdict, ProductArea } from "../products/product-areas.ts";
import { addressKey } from "../values/address-key.ts";
import { addressLimits, addressParts, isPostalCode, type Address } from "../values/address.ts";
import { addDays } from "../values/calendar-date.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { plainSpaces } from "../values/plain-spaces.ts";

/** What can be had at an address: answered yes, declared by the supplier, unknown, or not. In the order of the answer. Source: beyond D2 */
export const availabilities = ["yes", "likely", "ask", "no"] as const;
export type Availability = (typeof availabilities)[number];

/** The types in which a subscriber is told whether a product can be had. */
export const answeringTypes = ["AvailabilityRequest", "Inquiry"] as const satisfies readonly DocumentType[];

/** What can be begun from a row of the answer. */
export const availabilityActions = ["order", "ask"] as const;
export type AvailabilityAction = (typeof availabilityActions)[number];
export const typeOfAction = {
  order: "Order",
  ask: "AvailabilityRequest",
} as const satisfies Record<AvailabilityAction, DocumentType>;

/** For how many days a rejection counts. Source: beyond D2 */
const rejectionDays = 180;

/** An own answer at the address; `days` are those for which its supplier lets it count that says no day itself. */
export type OwnAnswer = { rejected: boolean; answeredOn: string; validUntil: string | null; days: number };

/** The last day on which the answer counts. */
export const answerEnds = ({ rejected, answeredOn, validUntil, days }: OwnAnswer): string =>
  rejected ? addDays(answeredOn, rejectionDays) : (validUntil ?? addDays(answeredOn, days));

/** The newest of the answers that still counts. */
export const answerThatCounts = <Answer extends OwnAnswer>(answers: readonly Answer[], today: string) =>
  answers
    .filter((answer) => answerEnds(answer) >= today)
    .toSorted((one, other) => (one.answeredOn < other.answeredOn ? 1 : -1))[0];

const ofArea: Record<AreaVerdict, Availability> = { served: "likely", notServed: "no", survey: "ask" };

/** What is known of a product at an address: one's own answer before what the supplier declares; nobody else's ever. */
export function availabilityOf(
  answer: Pick<OwnAnswer, "rejected"> | undefined,
  area: Pick<ProductArea, "verdict"> | undefined,
): Availability {
  if (answer) return answer.rejected ? "no" : "yes";
  return area ? ofArea[area.verdict] : "ask";
}

/** Under which areas an address falls, the narrowest first: its stairway, its house, its postal code, its municipality. */
export function areasAt(address: Address, municipality: string | null): { kind: AreaKind; key: string }[] {
  const keys = [addressKey(address), addressKey({ ...address, streetLetter: null })].filter((key) => key !== null);
  return [
    ...[...new Set(keys)].map((key) => ({ kind: "address" as const, key })),
    { kind: "postalCode", key: address.postalCode?.trim() ?? "" },
    ...(municipality === null ? [] : [{ kind: "municipality" as const, key: municipality }]),
  ];
}

/** What is wrong with an address that is asked for: it needs a postal code, of which the areas are known; the rest narrows. */
export function checkAskedAddress(address: Address): Issue[] {
  const { postalCode } = address;
  const wrong = !isPostalCode(postalCode?.trim() ?? "");
  return addressParts.flatMap((part): Issue[] => {
    const issues = checkText(`address.${part}`, address[part] ?? "", part === "postalCode", addressLimits[part]);
    return part === "postalCode" && issues.length === 0 && wrong
      ? [{ path: "address.postalCode", code: "INVALID_POSTAL_CODE" }]
      : issues;
  });
}

/** Which of the products are asked for; none of them said: all. */
export type AskedProducts = { categories: readonly ProductCategory[]; capacity: string };

const spoken = (text: string): string => plainSpaces(text).toLowerCase().replaceAll(" ", "");

/** Whether a product is one of those asked for; of one that names no capacities any may be asked, if its form asks one at all. */
export function isAskedFor(
  { category, capacities }: Pick<ConnectionLimits, "capacities"> & { category: ProductCategory },
  { categories, capacity }: AskedProducts,
): boolean {
  if (categories.length > 0 && !categories.includes(category)) return false;
  if (spoken(capacity) === "") return true;
  if (!categoryFields[category].required.includes("capacity")) return false;
  return capacities.length === 0 || capacities.some((one) => spoken(one) === spoken(capacity));
}

/** What is wrong with a place that is told with a postal code: it is not known, no place to deliver to, of Åland, or called otherwise. */
export const placeWarnings = ["unknownCode", "notInhabited", "otherPlace", "inAland"] as const;
export type PlaceWarning = (typeof placeWarnings)[number];

/** What the portal knows of a postal code. */
export type KnownPlace = { name: string; nameSv: string; inhabited: boolean };

/** What to look at in a postal code and the place that was told with it; a help, never a refusal (beyond D5). */
export function placeWarningsOf(
  { postalCode, postalPlace }: Pick<Address, "postalCode" | "postalPlace">,
  place: KnownPlace | null,
): PlaceWarning[] {
  if (!place) return ["unknownCode"];
  const told = spoken(postalPlace ?? "");
  const isOther = told !== "" && ![place.name, place.nameSv].some((name) => spoken(name) === told);
  return [
    ...(place.inhabited ? [] : (["notInhabited"] as const)),
    ...(isOther ? (["otherPlace"] as const) : []),
    ...(postalCode?.trim().startsWith("22") ? (["inAland"] as const) : []),
  ];
}
