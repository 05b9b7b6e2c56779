import { needsOrder } from "@runko/domain/documents/source-action";
import { robotForm } from "@runko/domain/sandbox/robot-form";
import { mostSandboxDocuments } from "@runko/domain/sandbox/sandbox-limits";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { sql, type Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import { createDocument } from "../documents/create-document.ts";
import { ownDocuments } from "../documents/document-scope.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { findSandbox, type Sandbox } from "./sandbox-store.ts";
import { showSandbox } from "./show-sandbox.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;
type Asked = { twinId: string; documentType: DocumentType; requestId: string };
type Subject = { productId: string; category: ProductCategory; orderId: number | null };

const refuse = (code: "ORDER_NOT_FOUND" | "PRODUCT_NOT_AVAILABLE") =>
  new Problem("VALIDATION_FAILED", { issues: [{ path: "documentType", code }] });

/** The newest delivered order of the robot that is not about to be changed or ended. */
async function findOrder(db: Kysely<Database>, { robotId, twinId }: Sandbox): Promise<Subject> {
  const { rows } = await sql<Subject>`
    SELECT d.id AS "orderId", d.category, p.product_id AS "productId"
    FROM documents d JOIN event_products p ON p.document_id = d.id
    WHERE d.subscriber_id = ${robotId} AND d.supplier_id = ${twinId} AND d.document_type = 'Order'
      AND d.event_state = 'READY' AND NOT d.disconnected AND NOT EXISTS (SELECT FROM documents c WHERE c.case_id = d.case_id
        AND c.document_type IN ('ChangeOrder', 'CancelOrder') AND c.event_state NOT IN ('READY', 'CANCELLED'))
    ORDER BY d.id DESC LIMIT 1`.execute(db);
  if (!rows[0]) throw refuse("ORDER_NOT_FOUND");
  return rows[0];
}

/** The oldest product of the twin. */
async function findProduct(db: Kysely<Database>, { twinId }: Sandbox): Promise<Subject> {
  const { rows } = await sql<Subject>`
    SELECT p.id AS "productId", coalesce(p.form_type, g.category) AS category, NULL AS "orderId"
    FROM products p JOIN product_groups g ON g.id = p.product_group_id
    WHERE p.organization_id = ${twinId} AND p.active ORDER BY p.id LIMIT 1`.execute(db);
  if (!rows[0]) throw refuse("PRODUCT_NOT_AVAILABLE");
  return rows[0];
}

/** Lets the robot send the twin a document, by the rules of anybody's; answers its id. */
export async function makeRobotDocument(
  { db, ...context }: Context,
  { twinId, documentType, requestId }: Asked,
): Promise<number> {
  return await inTransaction(
    db,
    async (trx) => {
      const sandbox = await findSandbox(trx, twinId);
      // Who works in the organization has no part in its twin by that.
      if (sandbox?.twinId !== twinId) throw new Problem("NOT_FOUND");
      const shown = await showSandbox(trx, twinId);
      if ((shown.sandbox?.documents ?? 0) >= mostSandboxDocuments)
        throw new Problem("VALIDATION_FAILED", {
          issues: [{ path: "documentType", code: "TOO_MANY", params: { max: mostSandboxDocuments } }],
        });
      const find = needsOrder(documentType) || documentType === "Fault" ? findOrder : findProduct;
      const { productId, category, orderId } = await find(trx, sandbox);
      const text = portalTexts.sandbox.robot.corrector;
      const { id } = await createDocument(
        trx,
        { ...context },
        {
          scope: { ...ownDocuments(sandbox.robotId, "SUBSCRIBER"), userId: sandbox.robotUserId, mayAct: true },
          documentType,
          requestId,
          input: {
            supplierId: sandbox.twinId,
            document: robotForm({ type: documentType, category, now: context.clock.now(), text }),
            eventProducts: [{ productId }],
            ...(orderId !== null && { source: { eventId: orderId, mode: "FROM_EXISTING" as const } }),
          },
        },
      );
      return id;
    },
    { repeatable: true },
  );
}
