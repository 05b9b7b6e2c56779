import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { actionsOfFields, answeringActions, type Wishing } from "@runko/domain/tmf/state-wishes";
import type { TmfResource } from "@runko/domain/tmf/tmf-resources";
import type { ActionInput } from "../documents/action-request.ts";
import type { GivenEventProduct } from "../documents/plan-event-products.ts";
import { askedActions } from "./asked-actions.ts";
import { objectAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";
import { endingWords, rejectionWords } from "./step-words.ts";

/** What a supplier's change of a document asks for beside its state. */
export type Answered = Pick<Wishing, "from" | "state"> & {
  fields: DocumentFields;
  prices: readonly GivenEventProduct[];
  /** What the notes that are new say. */
  notes: readonly string[];
};

/** What moves a confirmed date: its reason, and words for it. */
function movedBy(body: Json, { fields, notes }: Answered): Pick<ActionInput, "delayReason" | "text"> {
  if (fields.estimatedDeliveryDate === undefined) return {};
  const delayReason = textAt(body, "delayReason") ?? textAt(body, "reasonCode");
  const text = textAt(body, "delayText") ?? notes[0];
  return { ...(delayReason !== undefined && { delayReason }), ...(text !== undefined && { text }) };
}

/** What of a body goes along with an action that takes no answer. */
function wordsOf(
  action: DocumentAction,
  { resource, body }: { resource: TmfResource; body: Json },
  { notes }: Answered,
): Partial<ActionInput> {
  const pending = objectAt(body, "pendingReason");
  const text = textAt(pending, "text", "/pendingReason") ?? notes[0];
  const reason = endingWords(resource, body);
  switch (action) {
    case "returnForCompletion": {
      const code = textAt(pending, "code", "/pendingReason");
      return { ...(code !== undefined && { reason: code }), ...(text !== undefined && { explanation: text }) };
    }
    case "askQuestion":
      return text === undefined ? {} : { text };
    case "reject":
      return rejectionWords(resource, body);
    case "cancelBySupplier":
      return reason === undefined ? {} : { reason };
    default:
      return {};
  }
}

/** The actions that a supplier's change of a document stands for, in their order; the table judges each. */
export function supplierSteps(resource: TmfResource, body: Json, answered: Answered): ActionInput[] {
  const { from, state, fields, prices } = answered;
  const wishing = { side: "supplier" as const, from, state, fields: new Set(Object.keys(fields)) };
  const changes = wishing.fields.size > 0 || prices.length > 0;
  const asked = askedActions(resource, body, { wishing, changes });
  const answers = asked.some((action) => answeringActions.has(action));
  const writes = changes && !answers ? actionsOfFields("supplier", asked.length === 0 ? from : "IN_PROCESSING") : [];
  const actions = [...asked, ...writes];
  const answering = actions.find((action) => answeringActions.has(action));
  const answer = {
    ...(wishing.fields.size > 0 && { document: fields }),
    ...(prices.length > 0 && { eventProducts: [...prices] }),
  };
  return actions.map((action) => ({
    action,
    ...wordsOf(action, { resource, body }, answered),
    ...(action === answering && answer),
    ...(action === answering && action !== "confirm" && movedBy(body, answered)),
  }));
}
