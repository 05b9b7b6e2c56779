import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { SaidOfService } from "../organizations/service-times.ts";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";

/** What the rules and the forms need to know of an organization's supplier. */
export type SupplierFacts = {
  id: string;
  name: string;
  businessId: string | null;
  backboneOperator: boolean;
  publicSupplier: boolean;
  multiproduct: boolean;
  minimumNormalDeliveryDays: number;
  deliveryCheckDays: number;
  /** For how many days its answers of availability count. */
  answerDays: number;
  activeEventTypes: DocumentType[];
  hasFaultHandler: boolean;
  /** Whether the subscription is active; a public supplier is ordered from without one. */
  subscribed: boolean;
  contractNumber: string;
  subscribedEventTypes: DocumentType[];
  /** The types that the subscriber itself may create. */
  eventTypeRights: DocumentType[];
  serviceTimes: SaidOfService;
};

/** Whether somebody of the organization `o` can handle faults, be it a sandbox's robot. */
export const hasFaultHandler = sql<boolean>`(EXISTS (
  SELECT FROM user_organization_roles r JOIN users u ON u.id = r.user_id
  WHERE r.organization_id = o.id AND r.role = 'ERROR_HANDLER' AND NOT u.disabled AND NOT u.group_account)
  OR EXISTS (SELECT FROM sandboxes x WHERE x.robot_id = o.id))`;

/**
 * The suppliers of a subscriber: those that it has an active subscription to, and the public ones (D-17); of them those
 * with these ids, if any are given; `delivering` takes these whatever became of subscription and role (D-41). By name in Finnish order.
 */
export async function findSuppliers(
  db: Kysely<Database>,
  subscriberId: string,
  ids: readonly string[] | null = null,
  options: { delivering?: boolean } = {},
): Promise<SupplierFacts[]> {
  const { rows } = await sql<SupplierFacts>`${sql.raw(prepared)}${suppliersSql(subscriberId, ids, options)}`.execute(
    db,
  );
  return rows;
}

/** SQL of whether `o` takes documents of every subscriber, which none of a sandbox is (0182). */
const isPublicTo = (subscriber: RawBuilder<unknown>) => sql<boolean>`(o.public_supplier
  AND NOT (SELECT c.sandbox FROM organizations c WHERE c.id = ${subscriber}))`;

/** SQL of findSuppliers. */
export const suppliersSql = (
  subscriberId: string,
  ids: readonly (string | null)[] | null,
  { delivering = false }: { delivering?: boolean } = {},
) => sql`
    SELECT o.id, o.name, o.business_id AS "businessId", o.backbone_operator AS "backboneOperator",
      o.public_supplier AS "publicSupplier", o.multiproduct,
      o.minimum_normal_delivery_days AS "minimumNormalDeliveryDays", o.delivery_check_days AS "deliveryCheckDays",
      o.answer_days AS "answerDays",
      o.active_event_types AS "activeEventTypes",
      ${hasFaultHandler} AS "hasFaultHandler",
      s.subscriber_id IS NOT NULL AS subscribed, COALESCE(s.contract_number, '') AS "contractNumber",
      COALESCE(s.event_types, '{}') AS "subscribedEventTypes",
      COALESCE((SELECT c.event_type_rights FROM organizations c WHERE c.id = ${subscriberId} AND c.closed_at IS NULL),
        '{}') AS "eventTypeRights",
      o.service_times AS "serviceTimes"
    FROM organizations o
      LEFT JOIN organization_role_grants g ON g.organization_id = o.id AND g.role = 'SUPPLIER'
      LEFT JOIN subscriptions s ON s.supplier_id = o.id AND s.subscriber_id = ${subscriberId} AND s.active
    WHERE o.id <> ${subscriberId}
      AND (${delivering}::boolean OR g.organization_id IS NOT NULL AND o.closed_at IS NULL
          AND (${isPublicTo(sql`${subscriberId}`)} OR s.subscriber_id IS NOT NULL))
      AND (${ids}::uuid[] IS NULL OR o.id = ANY(${ids}::uuid[]))
    ORDER BY o.name COLLATE "fi-x-icu", o.id`;
