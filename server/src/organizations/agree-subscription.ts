import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { insertSubscription, type SubscriptionParties } from "./subscription-store.ts";

/** Gives the right to order everything, between organizations that the portal itself has made. */
export async function agreeSubscription(trx: Transaction<Database>, parties: SubscriptionParties): Promise<void> {
  const agreed = { contractNumber: "", eventTypes: [...documentTypes], awaitingEventTypes: [], active: true };
  await insertSubscription(trx, parties, agreed);
}
