import { fieldNames } from "../documents/document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { Issue, IssueCode } from "../values/issue.ts";
import { attributePlaces, fieldPlace } from "./field-places.ts";
import { pointerTo } from "./json-shapes.ts";
import {
  characteristicsOfResource,
  itemsOfResource,
  placesOfResource,
  pricesOfResource,
  resourceOfType,
  type TmfResource,
} from "./tmf-resources.ts";

/** What the façade calls a broken rule, with the words of Sonata. Source: beyond A3 */
export type TmfIssueCode =
  | "missingProperty"
  | "invalidValue"
  | "invalidFormat"
  | "referenceNotFound"
  | "unexpectedProperty"
  | "tooManyRecords"
  | "otherIssue";

const callings: readonly [RegExp, TmfIssueCode][] = [
  [/^(REQUIRED|.*_(REQUIRED|MISSING)|ADDRESS_INCOMPLETE)$/, "missingProperty"],
  [/^(UNKNOWN_FIELD|NOT_WRITABLE|NOT_FOR_THIS_DOCUMENT)$/, "unexpectedProperty"],
  [/^(TOO_MANY|ONE_PRODUCT_ONLY)$/, "tooManyRecords"],
  [/^(INVALID_VALUE|NOT_AN_OPTION|TOO_LONG|TOO_SHORT|DUPLICATE|NOT_OFFERED_BY_PRODUCT)$/, "invalidValue"],
  [/^INVALID_|^BODY_NOT_JSON$/, "invalidFormat"],
  [/_NOT_(FOUND|AVAILABLE|IN_OFFER)$/, "referenceNotFound"],
];

export function tmfIssueCode(code: IssueCode): TmfIssueCode {
  return callings.find(([pattern]) => pattern.test(code))?.[1] ?? "otherIssue";
}

type Words = Readonly<Record<string, string>>;

/** What of a change is said beside its fields: the words of its actions. */
const wordsOfSteps: Words = {
  cancelReason: "cancellationReason",
  cancelledBySupplierReason: "cancellationReason",
  reasonExplanation: "cancellationReason",
  rejectReason: "rejectReason",
  inProgressReason: "pendingReason",
  delayReason: "delayReason",
  text: "note",
  explanation: "note",
};

/** Where each resource has them; a question of availability says in its items why it ends. */
const stepWords: Record<TmfResource, Words> = {
  productOrder: wordsOfSteps,
  quote: wordsOfSteps,
  troubleTicket: { ...wordsOfSteps, cancelReason: "statusChangeReason" },
  productOfferingQualification: {
    ...wordsOfSteps,
    cancelReason: "productOfferingQualificationItem/0/terminationError",
    rejectReason: "productOfferingQualificationItem/0/eligibilityUnavailabilityReason",
    reasonExplanation: "productOfferingQualificationItem/0/eligibilityUnavailabilityReason",
  },
};

/** Where a field of a document stands in the body of its resource, as a JSON pointer. */
function pointerOfField(type: DocumentType, name: string): string {
  const resource = resourceOfType[type];
  const items = itemsOfResource[resource];
  const inItem = items === null ? "" : pointerTo("", items, 0);
  const words = stepWords[resource];
  if (Object.hasOwn(words, name)) return `/${words[name]}`;
  const field = fieldNames.find((known) => known === name);
  if (!field) return "";
  const attribute = attributePlaces[resource][field]?.[0];
  if (attribute) return pointerTo(attribute.of === "item" ? inItem : "", ...attribute.path.split("."));
  switch (fieldPlace(field).at) {
    case "characteristic":
      return pointerTo(inItem, ...characteristicsOfResource[resource].split("."));
    case "place":
      return pointerTo(inItem, ...placesOfResource[resource].split("."));
    case "party":
      return pointerTo("", "relatedParty");
    case "price":
      return pointerTo(inItem, pricesOfResource[resource]);
    case "reason":
      return "";
  }
}

/** Where in the body of the façade that stands of which the domain speaks by a path of our own API; empty: the whole body. */
export function propertyPath(type: DocumentType, { path }: Pick<Issue, "path">): string {
  if (path.startsWith("/")) return path;
  const [first = "", second = "", third] = path.split(/[.[\]]+/);
  const resource = resourceOfType[type];
  const items = itemsOfResource[resource];
  if (first === "document") return pointerOfField(type, second);
  if (first === "eventProducts" && items !== null) {
    const item = /^[0-9]+$/.test(second) ? pointerTo("", items, second) : pointerTo("", items, 0);
    if (third === "customFields") return pointerTo(item, ...characteristicsOfResource[resource].split("."));
    return third === "productId" ? pointerTo(item, "productOffering", "id") : item;
  }
  if (first === "supplierId" || first === "subscriberId") return pointerTo("", "relatedParty");
  return pointerOfField(type, first);
}
