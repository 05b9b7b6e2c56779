import { readsNotices } from "@runko/domain/supplier-notices/supplier-notice";
import type { PathRole } from "@runko/domain/organizations/roles";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadOrderableProducts } from "../products/load-orderable-products.ts";

type Alternative = { id: string; name: string; productGroupId: string };
type Asked = { organizationId: string; role: PathRole; noticeId: string };

const inOrderOf = (ids: readonly string[], products: readonly Alternative[]): Alternative[] =>
  ids
    .flatMap((id) => products.filter((product) => product.id === id))
    .map(({ id, name, productGroupId }) => ({
      id,
      name,
      productGroupId,
    }));

/** What a notice offers instead of what it ends: to its supplier all of it, to a subscriber what it may order (D-21). */
export async function findAlternatives(
  db: Kysely<Database>,
  { organizationId, role, noticeId }: Asked,
): Promise<Alternative[]> {
  const isSubscriber = role === "SUBSCRIBER";
  const seen = isSubscriber
    ? sql`EXISTS (SELECT FROM supplier_notice_receipts r WHERE r.notice_id = n.id AND r.subscriber_id = ${organizationId})`
    : sql`n.supplier_id = ${organizationId}`;
  const { rows } = await sql<{ supplierId: string; ids: string[] }>`
    SELECT n.supplier_id AS "supplierId", n.alternatives AS ids FROM supplier_notices n
    WHERE n.id = ${noticeId} AND ${seen}`.execute(db);
  const [notice] = rows;
  if (!notice || !readsNotices(role, "termination")) throw new Problem("NOT_FOUND");
  const { ids, supplierId } = notice;
  if (ids.length === 0) return [];
  if (isSubscriber) {
    const asked = { subscriberId: organizationId, supplierId, documentType: "Order" } as const;
    const offered = await loadOrderableProducts(db, asked, ids);
    return inOrderOf(
      ids,
      offered.filter(({ refusal }) => refusal === null),
    );
  }
  const own = await sql<Alternative>`SELECT id, name, product_group_id AS "productGroupId" FROM products
    WHERE id = ANY(${ids}::uuid[])`.execute(db);
  return inOrderOf(ids, own.rows);
}
