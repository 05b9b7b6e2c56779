import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { withoutPrices } from "@runko/domain/documents/describe-document";
import { renderDocumentText } from "@runko/domain/documents/render-document-text";
import type { Side } from "@runko/domain/documents/sides";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { sql, type Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import { getDocument } from "../documents/get-document.ts";
import type { Database } from "../platform/database/schema.ts";
import { roleOfSide } from "./document-place.ts";

/** What a notice needs to know of its document. */
export type NoticedDocument = {
  id: number;
  caseId: number;
  documentType: DocumentType;
  faultType: string | null;
  subscriberId: string;
  subscriberName: string;
  supplierId: string;
  supplierName: string;
  /** Of the original of what was forwarded, its subscriber. */
  originalSubscriberName: string | null;
  createdById: string;
  createdByRole: PathRole;
  /** Who handles it on either side. */
  handlerIds: Record<Side, string | null>;
  followers: string[];
  /** Of a sandbox, of which nobody is told (0182). */
  sandbox: boolean;
  /** Who watches it, and through which organization. */
  watchers: { userId: string; organizationId: string }[];
};

export async function loadNoticed(db: Kysely<Database>, eventId: number): Promise<NoticedDocument | undefined> {
  const { rows } = await sql<NoticedDocument>`
    SELECT d.id, sub.sandbox, d.case_id AS "caseId", d.document_type AS "documentType", d.fault_type AS "faultType",
      d.subscriber_id AS "subscriberId", sub.name AS "subscriberName",
      d.supplier_id AS "supplierId", sup.name AS "supplierName",
      (SELECT s.name FROM documents o JOIN organizations s ON s.id = o.subscriber_id
        WHERE o.id = d.original_event_id) AS "originalSubscriberName",
      d.created_by_id AS "createdById", d.created_by_role AS "createdByRole",
      json_build_object('subscriber', d.subscriber_user_id, 'supplier', d.supplier_user_id) AS "handlerIds",
      coalesce((SELECT json_agg(f) FROM jsonb_array_elements_text(
        CASE WHEN jsonb_typeof(d.details->'followers') = 'array' THEN d.details->'followers' ELSE '[]' END) f), '[]') AS followers,
      coalesce((SELECT json_agg(json_build_object('userId', w.user_id, 'organizationId', w.organization_id))
        FROM document_watchers w WHERE w.document_id = d.id), '[]') AS watchers
    FROM documents d JOIN organizations sub ON sub.id = d.subscriber_id JOIN organizations sup ON sup.id = d.supplier_id
    WHERE d.id = ${eventId}`.execute(db);
  return rows[0];
}

type Context = Pick<AppContext, "config" | "clock">;

/** A document as one side sees it: for its own people, and for outsiders who follow it. */
export type SideText = { whole: (texts: Catalogue) => string; withoutPrices: (texts: Catalogue) => string };

/** The text form of a document as this side may see it now, so that an answer still being written stays hidden (D-9b). */
export async function textForSide(
  db: Kysely<Database>,
  { config, clock }: Context,
  { id, documentType, subscriberId, supplierId }: NoticedDocument,
  side: Side,
): Promise<SideText> {
  const organizationId = side === "subscriber" ? subscriberId : supplierId;
  const { json } = await getDocument(
    db,
    {
      // Nobody: the text offers no actions.
      userId: "00000000-0000-0000-0000-000000000000",
      organizationId,
      role: roleOfSide(side, documentType),
      mayAct: false,
      side: side === "subscriber" ? "subscriber_id" : "supplier_id",
      branches: [{ organizationId, documentType }],
      children: "loaded",
    },
    id,
    { now: clock.now(), limits: documentLimits(config), texts: portalTexts },
  );
  const document = JSON.parse(json);
  return {
    whole: (texts) => renderDocumentText(texts, document, document.names),
    withoutPrices: (texts) => renderDocumentText(texts, withoutPrices(document), document.names),
  };
}
