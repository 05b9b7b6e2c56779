import { optionLabel } from "@runko/domain/documents/option-label";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { writeAttributes } from "@runko/domain/tmf/attributes";
import { asList, asObject } from "@runko/domain/tmf/json-shapes";
import { writePlaces } from "@runko/domain/tmf/places";
import { confidenceOf } from "@runko/domain/tmf/qualification-words";
import { qualificationResult } from "@runko/domain/tmf/tmf-states";
import { tmfDay } from "@runko/domain/tmf/tmf-times";
import { answeredColumn, endOfDayColumn, itemAttributes, partyAttributes } from "./document-attributes.ts";
import { instantQualification } from "./instant-qualification.ts";
import { qualificationSchemas } from "./qualification-schemas.ts";
import { offeringMissing } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";
import { stateSql } from "./state-sql.ts";
import { datesOf, headOf, isSaid, itemsTold, offeredPrices, ownedOfItems, peopleOf, stepsTold } from "./told-parts.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { EventProduct, ReadDocument, Showing, TmfAttributes, TmfMaking, TmfResource } from "./tmf-resource.ts";

const path = "/productOfferingQualification/v4/productOfferingQualification";
const items = "productOfferingQualificationItem";
const state = stateSql("productOfferingQualification");

const result = `(CASE WHEN d.event_state <> 'READY' THEN 'pending' WHEN d.rejected THEN 'unqualified' ELSE 'qualified' END)`;

const attributes = (role: TmfRole): TmfAttributes => ({
  ...partyAttributes,
  ...itemAttributes(items, state),
  state: { type: "text", columns: [state] },
  qualificationResult: { type: "text", columns: [result] },
  [`${items}.qualificationItemResult`]: { type: "text", columns: [result] },
  productOfferingQualificationDate: { type: "instant", columns: ["d.created_at"] },
  productOfferingQualificationDateTime: { type: "instant", columns: ["d.created_at"] },
  effectiveQualificationDate: { type: "instant", columns: [answeredColumn] },
  expirationDate: { type: "instant", columns: [endOfDayColumn("validUntilDate", role)] },
  [`${items}.expectedActivationDate`]: { type: "date", columns: ["d.requested_date"] },
});

const resultOf = ({ document }: ReadDocument) =>
  qualificationResult({
    eventState: document["eventState"] as DocumentState,
    rejected: document["rejected"] === true,
  });

/** Why it cannot be had, in the reader's language. */
function unavailability({ document }: ReadDocument, { texts }: Showing): Json {
  const { rejectReason, reasonExplanation } = document.document;
  if (!isSaid(rejectReason)) return {};
  const code = String(rejectReason);
  const label = [optionLabel(texts.enumerations, "rejectReason", code), reasonExplanation].filter(isSaid).join(": ");
  return { eligibilityUnavailabilityReason: [{ code, label }] };
}

function givenUp({ document }: ReadDocument): Json {
  const { cancelReason } = document.document;
  if (document["eventState"] !== "CANCELLED") return {};
  const error = { code: "cancelledByBuyer", ...(isSaid(cancelReason) && { value: cancelReason }) };
  return { terminationError: [error] };
}

function itemsOf(read: ReadDocument, showing: Showing): Json[] {
  const { document, state: stated } = read;
  const answer = resultOf(read);
  const confidence = confidenceOf(answer, document.document);
  const { expirationDate } = writeAttributes("productOfferingQualification", "resource", document.document);
  const ofAll = {
    state: stated,
    ...(answer === "unqualified" && unavailability(read, showing)),
    ...givenUp(read),
    ...(isSaid(expirationDate) && { guaranteedUntilDate: expirationDate }),
  };
  const ofProduct = (product: EventProduct) => {
    const own = answer === "qualified" && !product.active ? "unqualified" : answer;
    const prices = offeredPrices(document, product);
    return {
      ...ofAll,
      qualificationItemResult: own,
      ...(confidence && { serviceabilityConfidence: own === answer ? confidence : "red" }),
      ...(prices.length > 0 && { itemPrice: prices }),
    };
  };
  return itemsTold("productOfferingQualification", read, (product) => ({ of: ofProduct(product) }));
}

/** What the client said once for all items: their place, and the day of an answer, which is the wished one where there is no other. */
function saidOfAll({ sent, document }: ReadDocument): Json {
  const { requestedDate } = document.document;
  const isOther = asList(sent?.[items]).some((item) => isSaid(asObject(item)?.["expectedActivationDate"]));
  const isDay = isSaid(sent?.["requestedPOQCompletionDate"]) && !isOther;
  return {
    ...(isDay && isSaid(requestedDate) && { requestedPOQCompletionDate: tmfDay(String(requestedDate)) }),
    ...(isSaid(sent?.["place"]) && { place: writePlaces(document.document) }),
  };
}

function show(read: ReadDocument, showing: Showing): Json {
  const { document, promisedAt } = read;
  return {
    ...headOf(path, read, showing),
    productOfferingQualificationDate: document["createdAt"],
    productOfferingQualificationDateTime: document["createdAt"],
    ...(promisedAt !== null && { expectedPOQCompletionDate: promisedAt }),
    ...(document["eventState"] === "READY" && { effectiveQualificationDate: datesOf(document)["READY"] }),
    ...saidOfAll(read),
    ...writeAttributes("productOfferingQualification", "resource", document.document),
    state: read.state,
    qualificationResult: resultOf(read),
    ...peopleOf(read, showing),
    milestone: stepsTold(read, showing),
    [items]: itemsOf(read, showing),
    "@type": "ProductOfferingQualification",
  };
}

const making: TmfMaking = {
  scope: "availability:write",
  demands: { body: [], item: ["id"] },
  typed: { instantSyncQualification: "boolean" },
  typeOf: () => "AvailabilityRequest",
  issuesOf: offeringMissing,
  nameSource: () => undefined,
};

/** Availability requests as TMF679 has them. */
export const qualification: TmfResource = {
  path,
  name: "productOfferingQualification",
  types: ["AvailabilityRequest"],
  state,
  attributes,
  sorts: {
    id: "id",
    productOfferingQualificationDate: "createdAt",
    productOfferingQualificationDateTime: "createdAt",
  },
  owned: new Set([
    "id",
    "href",
    "externalId",
    "state",
    "productOfferingQualificationDate",
    "productOfferingQualificationDateTime",
    "expectedPOQCompletionDate",
    "effectiveQualificationDate",
    "expirationDate",
    "qualificationResult",
    "cancellationReason",
    "rejectReason",
    "pendingReason",
    "note",
    "attachment",
    "milestone",
    ...ownedOfItems(items),
    `${items}.qualificationItemResult`,
    `${items}.eligibilityUnavailabilityReason`,
    `${items}.terminationError`,
    `${items}.serviceabilityConfidence`,
    `${items}.guaranteedUntilDate`,
    `${items}.installationInterval`,
    `${items}.expectedActivationDate`,
    `${items}.itemPrice`,
    `${items}.knownBy`,
  ]),
  show,
  making,
  instant: instantQualification,
  schema: "ProductOfferingQualification",
  schemas: qualificationSchemas,
};
