import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { ActionInput } from "../documents/action-request.ts";
import type { ChosenProduct } from "../documents/check-event-products.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";

type Edited = {
  /** Whether the client has said which version it read: what costs is accepted by nobody who has not seen the sum. */
  accepts: boolean;
  from: DocumentState;
  state: string;
  fields: DocumentFields;
  /** The products as they will be; undefined: as they are. */
  products: readonly ChosenProduct[] | undefined;
  /** The products that it has. */
  existing: readonly ChosenProduct[];
};

/** How a subscriber gives up an order: at once, by asking for it once it is confirmed, or by accepting what that costs. */
export function cancelSteps(
  reason: string | undefined,
  { from, state, accepts }: Pick<Edited, "from" | "state" | "accepts">,
): ActionInput[] {
  if (state === "pendingCancellation" && accepts) return [{ action: "acceptCharge" }];
  if (from === "CONFIRMED" || from === "IN_DELIVERY")
    return [{ action: "requestCancel", ...(reason !== undefined && { cancelReason: reason }) }];
  return [{ action: "cancel", ...(reason !== undefined && { reason }) }];
}

/** The actions that a subscriber's change of an order stands for; the table judges each. */
export function subscriberSteps(body: Json, edited: Edited): ActionInput[] {
  const { fields, products, existing, state } = edited;
  const asked = textAt(body, "state");
  if (asked === "cancelled" && asked !== state) return cancelSteps(textAt(body, "cancellationReason"), edited);
  if (asked !== undefined && asked !== state) refuseIssues([{ path: "/state", code: "NOT_AN_OPTION" }]);
  if (Object.keys(fields).length === 0 && !products) return [];
  return [{ action: "edit", document: fields, eventProducts: products ?? existing }];
}
