import { writeAttributes } from "@runko/domain/tmf/attributes";
import { asObject } from "@runko/domain/tmf/json-shapes";
import { answeredColumn, endOfDayColumn, itemAttributes, partyAttributes } from "./document-attributes.ts";
import { quoteSchemas } from "./quote-schemas.ts";
import { offeringMissing } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";
import { stateSql } from "./state-sql.ts";
import {
  datesOf,
  endingReason,
  feesTold,
  headOf,
  isSaid,
  itemsTold,
  offeredPrices,
  ownedOfItems,
  peopleOf,
  stepsTold,
} from "./told-parts.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { ReadDocument, Showing, TmfAttributes, TmfMaking, TmfResource } from "./tmf-resource.ts";

const path = "/quoteManagement/v4/quote";
const items = "quoteItem";
const state = stateSql("quote");

const attributes = (role: TmfRole): TmfAttributes => ({
  ...partyAttributes,
  ...itemAttributes(items, state),
  state: { type: "text", columns: [state] },
  quoteDate: { type: "instant", columns: ["d.created_at"] },
  effectiveQuoteCompletionDate: { type: "instant", columns: [answeredColumn] },
  requestedQuoteCompletionDate: { type: "date", columns: ["d.requested_date"] },
  "validFor.endDateTime": { type: "instant", columns: [endOfDayColumn("validUntilDate", role)] },
  "billingAccount.id": { type: "uuid", columns: ["d.billing_group_id"] },
  "agreement.id": { type: "text", columns: ["d.contract_number"] },
});

const isOver = (stated: string) => stated === "cancelled" || stated === "rejected";

/** For how long the offer is valid, from when it was answered. */
function validity({ document, state: stated }: ReadDocument, { now }: Showing, validFor: Json | null): Json {
  const from = document["eventState"] === "READY" ? datesOf(document)["READY"] : undefined;
  const until = validFor?.["endDateTime"];
  if (from === undefined && until === undefined) return {};
  const hasEnded = stated === "approved" && isSaid(until) && Date.parse(String(until)) < now.getTime();
  return {
    validFor: { ...(from !== undefined && { startDateTime: from }), ...validFor },
    ...(hasEnded && { expired: true }),
  };
}

function itemsOf(read: ReadDocument): Json[] {
  return itemsTold("quote", read, (product) => {
    const prices = offeredPrices(read.document, product);
    return {
      of: {
        quantity: 1,
        action: "add",
        state: read.state,
        ...(prices.length > 0 && { quoteItemPrice: prices }),
      },
    };
  });
}

function endingOf({ document, state: stated }: ReadDocument, showing: Showing): Json {
  const { rejectReason } = document.document;
  const reason = endingReason(document.document, showing);
  if (!isOver(stated)) return {};
  return {
    ...(isSaid(rejectReason) && { rejectReason }),
    ...(reason !== undefined && { cancellationReason: reason }),
  };
}

function show(read: ReadDocument, showing: Showing): Json {
  const { document, promisedAt } = read;
  const { connectFee, monthlyFee } = document.document;
  const { validFor, ...told } = writeAttributes("quote", "resource", document.document);
  const isAnswered = document["eventState"] === "READY";
  const total = feesTold(connectFee, monthlyFee);
  return {
    ...headOf(path, read, showing),
    quoteDate: document["createdAt"],
    ...(promisedAt !== null && { expectedQuoteCompletionDate: promisedAt }),
    ...(isAnswered && { effectiveQuoteCompletionDate: datesOf(document)["READY"] }),
    ...told,
    ...validity(read, showing, asObject(validFor)),
    state: read.state,
    ...endingOf(read, showing),
    quoteLevel: validFor === undefined ? "budgetary" : "firm",
    ...peopleOf(read, showing),
    ...(total.length > 0 && { quoteTotalPrice: total }),
    milestone: stepsTold(read, showing),
    [items]: itemsOf(read),
    "@type": "Quote",
  };
}

const making: TmfMaking = {
  scope: "inquiries:write",
  demands: { body: [], item: [] },
  typeOf: () => "Inquiry",
  issuesOf: (item) => [
    ...(item.action === "" || item.action === "add"
      ? []
      : [{ path: `${item.at}/action`, code: "NOT_AN_OPTION" as const }]),
    ...offeringMissing(item),
  ],
  nameSource: () => undefined,
};

/** Inquiries as TMF648 has them. */
export const quote: TmfResource = {
  path,
  name: "quote",
  types: ["Inquiry"],
  state,
  attributes,
  sorts: { id: "id", quoteDate: "createdAt", requestedQuoteCompletionDate: "document.requestedDate" },
  owned: new Set([
    "id",
    "href",
    "externalId",
    "state",
    "quoteDate",
    "expectedQuoteCompletionDate",
    "effectiveQuoteCompletionDate",
    "requestedQuoteCompletionDate",
    "validFor",
    "expired",
    "quoteLevel",
    "rejectReason",
    "cancellationReason",
    "pendingReason",
    "note",
    "attachment",
    "agreement",
    "billingAccount",
    "quoteTotalPrice",
    "milestone",
    ...ownedOfItems(items),
    `${items}.action`,
    `${items}.quoteItemPrice`,
    `${items}.itemTerm`,
    `${items}.product.productSerialNumber`,
  ]),
  show,
  making,
  schema: "Quote",
  schemas: quoteSchemas,
};
