import { checkWritable } from "@runko/domain/documents/check-action-input";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import { isOwedToConnection } from "@runko/domain/documents/source-action";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { findSupplierFor } from "../products/may-order-from.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import { deliveryCheckIssues } from "./check-delivery.ts";
import { checkEventProducts } from "./check-event-products.ts";
import { checkFields } from "./check-fields.ts";
import { joinFields } from "./document-columns.ts";
import { checkReferences } from "./check-references.ts";
import type { SourceProducts } from "./event-product-store.ts";
import type { StoredDocument } from "./document-store.ts";
import { loadSupplierLimits, type SupplierLimits } from "./supplier-limits.ts";
import { isCustomer } from "./is-customer.ts";
import { serviceTimesOf } from "../organizations/service-times.ts";
import type { CreateRequest } from "./new-document.ts";
import type { Dealt } from "./require-right-to-create.ts";

/** Refuses who may not order this from the supplier; answers the supplier's limits and service times. */
async function requireRightToOrder(
  trx: Kysely<Database>,
  { scope, documentType, input }: CreateRequest,
  { subscriberId, dealt }: Pick<Circumstances, "subscriberId" | "dealt">,
): Promise<SupplierLimits> {
  if (isOwedToConnection(input.source?.mode, documentType)) return loadSupplierLimits(trx, input.supplierId);
  const { supplierId } = input;
  const parties = { subscriberId, supplierId, documentType };
  const supplier = dealt ?? (await findSupplierFor(trx, parties));
  if (scope.role === "ERROR_HANDLER") {
    if (typeof supplier !== "string" && (await isCustomer(trx, supplierId, subscriberId))) return supplier;
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "subscriberId", code: "SUBSCRIBER_NOT_AVAILABLE" }] });
  }
  if (typeof supplier !== "string") return supplier;
  if (supplier !== "SUPPLIER_NOT_AVAILABLE") throw new Problem(supplier);
  throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: supplier }] });
}

type Circumstances = {
  row: ActionRow;
  subscriberId: string;
  dealt: Dealt;
  source: StoredDocument | undefined;
  sourceProducts: SourceProducts | undefined;
  now: Date;
};

type Checked = { products: [OrderableProduct, ...OrderableProduct[]]; times: ServiceTimes };

/** Refuses a new document that breaks a rule; answers its products as their supplier offers them, and when that one serves. */
export async function checkNewDocument(
  trx: Kysely<Database>,
  request: CreateRequest,
  circumstances: Circumstances,
): Promise<Checked> {
  const { row, subscriberId, dealt, source, sourceProducts, now } = circumstances;
  const { documentType, input } = request;
  const { supplierId, document: fields, eventProducts: chosen } = input;
  const limits = await requireRightToOrder(trx, request, { subscriberId, dealt });
  const choice = { subscriberId, supplierId, documentType, chosen, source: sourceProducts };
  const { products, issues } = await checkEventProducts(trx, choice);
  issues.push(...checkWritable(row, fields));
  const [first, ...others] = products;
  if (first) {
    const needsNni = products.some((product) => product.needsNni);
    const { category, productGroupId } = first;
    issues.push(
      ...checkFields({
        row,
        documentType,
        category,
        fields,
        history: null,
        skip: false,
        shown: false,
        now,
        minimumNormalDays: limits.minimumNormalDeliveryDays,
        needsNni,
        products,
        agreed: source && input.source?.mode === "ORDER" ? joinFields(source) : undefined,
      }),
      ...(await deliveryCheckIssues(trx, { fields, orderId: source?.id ?? null, limits, now })),
      ...(await checkReferences(trx, { subscriberId, supplierId, productGroupId }, fields)),
    );
  }
  if (!first || issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  return { products: [first, ...others], times: serviceTimesOf(limits.serviceTimes) };
}
