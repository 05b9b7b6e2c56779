import type { DocumentType } from "../enumerations/document-types.ts";
import type { AreaKind, AreaVerdict, ProductArea } from "../products/product-areas.ts";
import { addressKey } from "../values/address-key.ts";
import { addressLimits, addressParts, isPostalCode, type Address } from "../values/address.ts";
import { addDays } from "../values/calendar-date.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";

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

/** For how many days an answer counts that does not say until when itself. Source: beyond D2 */
const answerCounts = { ready: 90, rejected: 180 } as const;

/** An own answer at the address. */
export type OwnAnswer = { rejected: boolean; answeredOn: string; validUntil: string | null };

/** The last day on which the answer counts. */
export const answerEnds = ({ rejected, answeredOn, validUntil }: OwnAnswer): string =>
  rejected ? addDays(answeredOn, answerCounts.rejected) : (validUntil ?? addDays(answeredOn, answerCounts.ready));

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
