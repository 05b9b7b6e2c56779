import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Whether the NNI `n` is the supplier's own, or one that its parent has shared to it (D-21). */
export function nniOfSupplier(supplierId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(n.organization_id = ${supplierId} OR EXISTS (
    SELECT FROM sub_organization_nnis sn WHERE sn.nni_id = n.id AND sn.organization_id = ${supplierId}))`;
}
