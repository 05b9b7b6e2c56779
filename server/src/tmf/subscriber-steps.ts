import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { actionsFor, actionsOfFields, type Wishing } from "@runko/domain/tmf/state-wishes";
import type { TmfResource } from "@runko/domain/tmf/tmf-resources";
import type { ActionInput } from "../documents/action-request.ts";
import type { ChosenProduct } from "../documents/check-event-products.ts";
import { askedActions } from "./asked-actions.ts";
import type { Json } from "./select-attributes.ts";
import { endingWords } from "./step-words.ts";

export type Edited = Pick<Wishing, "from" | "state"> & {
  accepts: boolean;
  fields: DocumentFields;
  /** The products as they will be; undefined: as they are. */
  products: readonly ChosenProduct[] | undefined;
  /** The products that it has. */
  existing: readonly ChosenProduct[];
  /** Whether what the client once sent is changed. */
  changesSent: boolean;
};

function inputOf(action: DocumentAction, reason: string | undefined): ActionInput {
  if (reason === undefined || action === "acceptCharge" || action === "markProcessed") return { action };
  return action === "requestCancel" ? { action, cancelReason: reason } : { action, reason };
}

/** How a subscriber gives up an order: at once, by asking for it once it is confirmed, or by accepting what that costs. */
export function cancelSteps(
  reason: string | undefined,
  stood: Pick<Edited, "from" | "state" | "accepts">,
): ActionInput[] {
  const wishing = { ...stood, side: "subscriber" as const, fields: new Set<string>() };
  const actions = actionsFor("productOrder", "cancelled", wishing) ?? [];
  return actions.map((action) => inputOf(action, reason));
}

/** The actions that a subscriber's change of a document stands for; the table judges each. */
export function subscriberSteps(resource: TmfResource, body: Json, edited: Edited): ActionInput[] {
  const { fields, products, existing, changesSent, ...stood } = edited;
  const wishing = { ...stood, side: "subscriber" as const, fields: new Set(Object.keys(fields)) };
  const changes = wishing.fields.size > 0 || products !== undefined || changesSent;
  const asked = askedActions(resource, body, { wishing, changes });
  const steps = asked.map((action) => inputOf(action, endingWords(resource, body)));
  if (!changes) return steps;
  const edits = actionsOfFields("subscriber", stood.from);
  return [...steps, ...edits.map((action) => ({ action, document: fields, eventProducts: products ?? existing }))];
}
