import type { PathRole } from "@runko/domain/organizations/roles";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const names = ["product_price", "month_price", "active"] as const;
type Priced = (typeof names)[number];

/** A price of event products `p` of `documents d` as JSON has it: a fault has none (D-47), an imported connection none that nobody said. */
export const toldPrice = (name: Exclude<Priced, "active">, role: PathRole) =>
  `CASE WHEN d.document_type <> 'Fault' AND NOT (d.imported AND p.${name} = 0) THEN ${shownPrice(name, role)}::text END`;

/** A column of event products `p` as this role may see it: what is being answered is the supplier's alone (D-9b). */
export function shownPrice(name: Priced, role: PathRole): string {
  return role === "SUBSCRIBER" ? `p.${name}` : `coalesce(p.draft_${name}, p.${name})`;
}

/** Lets the subscriber see the prices of an answer that is now shown. */
export async function showDraftPrices(trx: Transaction<Database>, documentId: number): Promise<void> {
  const shown = names.map((name) => `${name} = coalesce(draft_${name}, ${name}), draft_${name} = NULL`).join(", ");
  await sql`UPDATE event_products SET ${sql.raw(shown)} WHERE document_id = ${documentId}
    AND num_nonnulls(draft_product_price, draft_month_price, draft_active) > 0`.execute(trx);
}
