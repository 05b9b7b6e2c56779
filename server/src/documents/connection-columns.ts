import { connectionFields, faultyConnectionFields } from "@runko/domain/documents/standing-connection";
import type { PathRole } from "@runko/domain/organizations/roles";
import { fieldsJson } from "./form-fields.ts";
import type { DocumentScope } from "./document-scope.ts";

const listed = (names: readonly string[]) => `ARRAY[${names.map((name) => `'${name}'`).join(", ")}]`;

/** Of the order's fields those that it has and that the document may tell; told once, for all that a statement names costs at each call. */
const standing = `coalesce((
  SELECT jsonb_object_agg(e.key, e.value) FROM jsonb_each(${fieldsJson("o")}) e
  WHERE e.key = ANY(CASE d.document_type WHEN 'Fault' THEN ${listed(faultyConnectionFields)}
    ELSE ${listed(connectionFields)} END)), '{}'::jsonb)`;

const products = `coalesce((
  SELECT json_agg(json_build_object('productId', p.product_id, 'productName', p.product_name,
    'customFields', p.custom_fields) ORDER BY p.position, p.product_id)
  FROM event_products p WHERE p.document_id = o.id AND p.active), '[]'::json)`;

const productsBefore = `(
  SELECT json_agg(json_build_object('productId', p.value -> 'productId', 'productName', p.value -> 'productName',
    'customFields', p.value -> 'customFields'))
  FROM jsonb_array_elements(d.connection_before -> 'eventProducts') p WHERE (p.value -> 'active')::boolean)`;

/** What the order was forwarded to, for its forwarder (D-9c). */
const forwardsOf = (organization: string) => `coalesce((
  SELECT json_agg(json_build_object('id', n.id, 'supplier', (
    SELECT json_build_object('id', p.id, 'name', p.name) FROM organizations p WHERE p.id = n.supplier_id)) ORDER BY n.id)
  FROM documents n WHERE n.original_event_id = o.id AND n.subscriber_id = ${organization}
    AND n.event_state <> 'CANCELLED'), '[]'::json)`;

/**
 * SQL of what connection `documents d` stands in, as JSON: of an order what was ordered, if it was changed since; of what
 * speaks of an order the connection, for a change that is ready as it was before. A fault tells no more than what is
 * broken (D-47). Only the parties themselves are told. `organization` is an SQL expression.
 */
export function connectionColumns(side: DocumentScope["side"], view: PathRole, organization: string): string {
  const own = `d.${side} = ${organization}`;
  const forwards = view === "ERROR_HANDLER" ? "'[]'::json" : forwardsOf(organization);
  return `
    CASE WHEN d.document_type = 'Order' AND d.connection_before IS NOT NULL THEN json_build_object(
      'document', d.connection_before -> 'document', 'eventProducts', d.connection_before -> 'eventProducts')
    END AS "asOrdered",
    (SELECT json_build_object('orderId', o.id,
        'document', coalesce(CASE WHEN d.document_type <> 'Fault' THEN d.connection_before -> 'document' END, ${standing}),
        'eventProducts', coalesce(${productsBefore}, ${products}), 'forwards', ${forwards})
      FROM documents o WHERE o.id = d.source_event_id AND d.source_mode = 'FROM_EXISTING' AND ${own}
        AND o.subscriber_id = d.subscriber_id AND o.supplier_id = d.supplier_id) AS connection`;
}
