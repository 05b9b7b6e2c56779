import { orderTypes } from "@runko/domain/enumerations/document-types";

const types = orderTypes.map((type) => `'${type}'`).join(", ");

/**
 * Which documents `d` stand in the lists of a side: the domain's isListed as SQL, and as the indexes of lists say it.
 */
export const listedSql = (side: "subscriber_id" | "supplier_id"): string =>
  side === "subscriber_id"
    ? "NOT d.archived"
    : `(NOT d.archived OR (d.event_state = 'CANCELLED' AND d.cancelled_by_customer AND NOT d.cancel_confirmed
      AND d.document_type IN (${types})))`;
