import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { SideRole } from "@runko/domain/tmf/parties";
import type { Issue, IssueCode } from "@runko/domain/values/issue";
import { isUuid } from "@runko/domain/values/uuid";
import { sql, type Transaction } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { findSuppliers } from "../products/find-suppliers.ts";
import { listOrderableProducts } from "../products/load-orderable-products.ts";
import { rowsAt, textAt } from "./read-body.ts";
import type { TmfItem } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";

type Wanted = { subscriberId: string; documentType: DocumentType; items: readonly TmfItem[]; pathOfItems: string };

/** The one organization whose products these all are, whether the subscriber sees it or not; null where there is none such. */
export async function findOwner(trx: Transaction<Database>, items: readonly TmfItem[]): Promise<string | null> {
  const ids = items.map(({ offeringId = "" }) => offeringId);
  if (!ids.every((id) => isUuid(id))) return null;
  const { rows } = await sql<{ id: string; owner: string }>`${sql.raw(prepared)}
    SELECT id, organization_id AS owner FROM products WHERE id = ANY(${ids}::uuid[])`.execute(trx);
  const [first] = rows;
  const isWhole = ids.every((id) => rows.some((row) => row.id === id && row.owner === first?.owner));
  return first && isWhole ? first.owner : null;
}

/** Whoever sells the offered products to the subscriber; that it does not see one and that there is none is the same. */
export async function findSeller(
  trx: Transaction<Database>,
  { subscriberId, documentType, items, pathOfItems }: Wanted,
): Promise<string> {
  const ids = items.map(({ offeringId = "" }) => offeringId).filter((id) => isUuid(id));
  const suppliers = await findSuppliers(trx, subscriberId);
  const supplierIds = suppliers.map(({ id }) => id);
  const products = await listOrderableProducts(trx, { subscriberId, documentType, supplierIds, productIds: ids });
  refuseIssues(
    items
      .filter(({ offeringId }) => !products.some(({ id }) => id === offeringId))
      .map(({ offeringAt }) => ({ path: offeringAt, code: "PRODUCT_NOT_AVAILABLE" })),
  );
  const [first, ...others] = products;
  if (!first || others.some(({ supplierId }) => supplierId !== first.supplierId))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: pathOfItems, code: "ONE_PRODUCT_ONLY" }] });
  return first.supplierId;
}

/** A seller that is named has to be the one whose product it is, and a buyer whoever asks. */
export function checkSides(body: Json, { buyerId, sellerId }: { buyerId: string; sellerId: string }): void {
  const rows = rowsAt(body, "relatedParty");
  const otherThan = (role: SideRole, side: string, code: IssueCode) =>
    rows.flatMap((row, at): Issue[] => {
      const isOther = row["role"] === role && textAt(row, "id", `/relatedParty/${at}`)?.toLowerCase() !== side;
      return isOther ? [{ path: `/relatedParty/${at}/id`, code }] : [];
    });
  refuseIssues([
    ...otherThan("seller", sellerId, "SUPPLIER_NOT_AVAILABLE"),
    ...otherThan("buyer", buyerId, "NOT_AN_OPTION"),
  ]);
}
