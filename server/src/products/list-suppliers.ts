import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { RefusalCode } from "@runko/domain/problems/refusal-codes";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { IssueCode } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findSuppliers, type SupplierFacts } from "./find-suppliers.ts";
import { listOrderableProducts } from "./load-orderable-products.ts";
import { refusalOfSupplier } from "@runko/domain/organizations/event-type-rights";

type Refusal = IssueCode | RefusalCode;

const isRefusalCode = ({ documentRefusals }: Catalogue, code: Refusal): code is RefusalCode =>
  Object.hasOwn(documentRefusals, code);

/** Why something cannot be chosen, in words. */
function refusalText(texts: Catalogue, code: Refusal | null): string | null {
  if (code === null) return null;
  return isRefusalCode(texts, code) ? texts.documentRefusals[code] : issueMessage(texts.issues, { code });
}

/** With the refusal in the words of its reader. */
export const withRefusalText = <Refused extends { refusal: Refusal | null }>(texts: Catalogue, one: Refused) => ({
  ...one,
  refusalText: refusalText(texts, one.refusal),
});

export type ListedSupplier = Omit<
  SupplierFacts,
  | "activeEventTypes"
  | "answerDays"
  | "hasFaultHandler"
  | "subscribed"
  | "subscribedEventTypes"
  | "eventTypeRights"
  | "serviceTimes"
> & { takes: DocumentType[]; refusal: Refusal | null };

function shown(supplier: SupplierFacts, refusal: Refusal | null): ListedSupplier {
  return {
    id: supplier.id,
    name: supplier.name,
    businessId: supplier.businessId,
    backboneOperator: supplier.backboneOperator,
    publicSupplier: supplier.publicSupplier,
    multiproduct: supplier.multiproduct,
    minimumNormalDeliveryDays: supplier.minimumNormalDeliveryDays,
    deliveryCheckDays: supplier.deliveryCheckDays,
    contractNumber: supplier.contractNumber,
    takes: documentTypes.filter((type) => refusalOfSupplier(supplier, type) === null),
    refusal,
  };
}

/** The suppliers of a subscriber (D-17). */
export async function listSuppliers(db: Kysely<Database>, subscriberId: string): Promise<ListedSupplier[]> {
  const suppliers = await findSuppliers(db, subscriberId);
  return suppliers.map((supplier) => shown(supplier, null));
}

/** One supplier of the subscriber, with why it takes no documents of this type; null when it is none of its suppliers. */
export async function loadSupplier(
  db: Kysely<Database>,
  { subscriberId, supplierId, documentType }: { subscriberId: string; supplierId: string; documentType: DocumentType },
): Promise<ListedSupplier | null> {
  const [supplier] = await findSuppliers(db, subscriberId, [supplierId]);
  return supplier ? shown(supplier, refusalOfSupplier(supplier, documentType)) : null;
}

/** The supplier of a live connection, to which its end and its faults may always be sent (D-41). */
export async function loadDeliverer(
  db: Kysely<Database>,
  { subscriberId, supplierId }: { subscriberId: string; supplierId: string },
): Promise<ListedSupplier | null> {
  const [supplier] = await findSuppliers(db, subscriberId, [supplierId], { delivering: true });
  return supplier ? shown(supplier, null) : null;
}

/** The suppliers to which the subscriber may send documents of this type. */
export async function listSuppliersOfType(
  db: Kysely<Database>,
  subscriberId: string,
  type: DocumentType,
): Promise<ListedSupplier[]> {
  const suppliers = await listSuppliers(db, subscriberId);
  return suppliers.filter(({ takes }) => takes.includes(type));
}

/**
 * The suppliers that offer products of a group to the subscriber, for a document of this type; those that cannot be
 * chosen come last, with the reason.
 */
export async function listSuppliersOfGroup(
  db: Kysely<Database>,
  {
    subscriberId,
    documentType,
    productGroupId,
  }: { subscriberId: string; documentType: DocumentType; productGroupId: string },
): Promise<ListedSupplier[]> {
  const suppliers = await findSuppliers(db, subscriberId);
  const supplierIds = suppliers.map(({ id }) => id);
  const products = await listOrderableProducts(db, { subscriberId, documentType, supplierIds, productGroupId });
  const listed = suppliers.map((supplier) => {
    const offered = products.filter(({ supplierId }) => supplierId === supplier.id);
    const right = refusalOfSupplier(supplier, documentType);
    if (right) return shown(supplier, right);
    if (offered.length === 0) return shown(supplier, "PRODUCT_NOT_AVAILABLE");
    const choosable = offered.some(({ refusal }) => refusal === null);
    return shown(supplier, choosable ? null : (offered[0]?.refusal ?? null));
  });
  return [...listed.filter(({ refusal }) => refusal === null), ...listed.filter(({ refusal }) => refusal !== null)];
}
