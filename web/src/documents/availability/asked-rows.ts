import {
  fieldsOfRequest,
  isToBeAsked,
  requestsFor,
  technicalFieldsOf,
  type AskedTogether,
  type TechnicalField,
} from "@runko/domain/availability/ask-together";
import { checkDocument } from "@runko/domain/documents/check-document";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { interfaceTypes } from "@runko/domain/enumerations/interface-types";
import { normalizeAddress, type Address } from "@runko/domain/values/address";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import type { components } from "../../api/schema.generated.ts";
import type { NewDocument } from "../api/entities.ts";

export type AvailabilityRow = components["schemas"]["AvailabilityRow"];

/** What is asked of all the suppliers at once. */
export type AskForm = Record<"requestedDate" | "contactName" | "contactPhone" | "subscriberInfo", string> &
  Record<TechnicalField, string>;

/** The rows of which nothing is known, nor asked already, and which one may ask by the address alone. */
export const rowsToAsk = (rows: readonly AvailabilityRow[]): AvailabilityRow[] => rows.filter(isToBeAsked);

/** The requests that ask for all of these. */
export const requestsOf = (rows: readonly AvailabilityRow[]): AskedTogether[] =>
  requestsFor(rows.map((row) => ({ ...row, supplierId: row.supplier.id, productId: row.product.id })));

/** What the form asks of the connection, as far as the products leave it open. */
export const technicalOf = (rows: readonly AvailabilityRow[]): TechnicalField[] =>
  technicalFieldsOf(rows.map(({ category }) => category));

function fieldsOf(request: AskedTogether, form: AskForm, address: Address): DocumentFields {
  const { capacity, interface: plug, ...rest } = form;
  const chosen = interfaceTypes.find((type) => type === plug);
  return fieldsOfRequest(request, {
    ...rest,
    ...(capacity.trim() !== "" && { capacity }),
    ...(chosen && { interface: chosen }),
    targetAddress: normalizeAddress(address),
  });
}

/** Everything that stands in the way of asking, each thing once, with the names of the inputs as paths. */
export function askIssues(requests: readonly AskedTogether[], form: AskForm, address: Address, now: Date): Issue[] {
  const found = requests.flatMap((request) =>
    checkDocument(fieldsOf(request, form, address), {
      documentType: "AvailabilityRequest",
      category: request.products[0].category,
      needsNni: false,
      products: request.products,
      today: todayInHelsinki(now),
      now: now.toISOString(),
      minimumNormalDays: 0,
      history: null,
      part: { of: "subscriber" },
    }),
  );
  return [...new Map(found.map((issue) => [issue.path, issue])).values()];
}

/** What is sent of one request. */
export const newRequest = (request: AskedTogether, form: AskForm, address: Address): NewDocument => ({
  supplierId: request.supplierId,
  document: fieldsOf(request, form, address),
  eventProducts: request.products.map(({ productId }) => ({ productId })),
});
