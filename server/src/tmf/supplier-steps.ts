import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { milestoneNames, type MilestoneName } from "@runko/domain/tmf/milestones";
import type { ActionInput } from "../documents/action-request.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { GivenEventProduct } from "../documents/plan-event-products.ts";
import { objectAt, rowsAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";

/** What a supplier's change of an order asks for beside its state. */
export type Answered = {
  from: DocumentState;
  /** As the resource calls the state that it has. */
  state: string;
  fields: DocumentFields;
  prices: readonly GivenEventProduct[];
  /** What the notes that are new say. */
  notes: readonly string[];
};

/** The states of the standard that a supplier may write into an order. */
const writable = ["inProgress", "completed", "pending", "rejected", "cancelled"] as const;

const isEmpty = (value: object) => Object.keys(value).length === 0;

const stepNames = Object.entries(milestoneNames);
const placeOf = (state: string) => stepNames.findIndex(([stored]) => stored === state);

/** Whether a milestone is said to be reached that was not. */
const reaches = (body: Json, { from }: Answered, name: MilestoneName): boolean =>
  stepNames.findIndex(([, step]) => step === name) > placeOf(from) &&
  rowsAt(body, "milestone").some((one) => one["name"] === name && one["status"] !== "Yet-To-Reach");

/** What moves a confirmed date: its reason, and words for it. */
function movedBy(body: Json, { fields, notes }: Answered): Pick<ActionInput, "delayReason" | "text"> {
  if (fields.estimatedDeliveryDate === undefined) return {};
  const delayReason = textAt(body, "delayReason") ?? textAt(body, "reasonCode");
  const text = textAt(body, "delayText") ?? notes[0];
  return { ...(delayReason !== undefined && { delayReason }), ...(text !== undefined && { text }) };
}

function reasonOf(body: Json): Pick<ActionInput, "reason" | "explanation"> {
  const explanation = textAt(body, "cancellationReason");
  const code = textAt(body, "rejectReason") ?? (explanation === undefined ? undefined : "otherReason");
  return { ...(code !== undefined && { reason: code }), ...(explanation !== undefined && { explanation }) };
}

function pendingSteps(body: Json, { from, notes }: Answered): ActionInput[] {
  const { code, text = notes[0] } = readPending(body);
  if (from === "IN_PROCESSING" && code !== undefined)
    return [{ action: "returnForCompletion", reason: code, ...(text !== undefined && { explanation: text }) }];
  return [{ action: "askQuestion", ...(text !== undefined && { text }) }];
}

const readPending = (body: Json) => {
  const given = objectAt(body, "pendingReason");
  return { code: textAt(given, "code", "/pendingReason"), text: textAt(given, "text", "/pendingReason") };
};

/** The way forward, step by step: what was not reached is passed on the way, where the table lets it be. */
function stepsForward(body: Json, answered: Answered): ActionInput[] {
  const { from, fields, prices } = answered;
  const asked = textAt(body, "state");
  const answer = {
    ...(!isEmpty(fields) && { document: fields }),
    ...(prices.length > 0 && { eventProducts: prices }),
  };
  const completes = asked === "completed";
  const delivers = reaches(body, answered, "inDelivery");
  const promises = fields.estimatedDeliveryDate !== undefined && fields.supplierConnectionId !== undefined;
  const isOpen = from === "OPEN" || from === "IN_PROCESSING";
  const confirms = isOpen && (reaches(body, answered, "confirmed") || (promises && asked !== "rejected"));
  const steps: ActionInput[] = [];
  if (from === "OPEN") steps.push({ action: "startProcessing" });
  if (confirms) steps.push({ action: "confirm", ...answer });
  if (delivers || (completes && (from === "CONFIRMED" || confirms))) steps.push({ action: "deliver" });
  const isTold = confirms || isEmpty(answer);
  if (completes)
    steps.push({ action: "signReady", ...(!confirms && answer), ...(!confirms && movedBy(body, answered)) });
  else if (!isTold) steps.push({ action: "editAnswer", ...answer, ...movedBy(body, answered) });
  return steps;
}

/**
 * The actions that a supplier's change of an order stands for, in their order; the table judges each. A state that it has
 * already asks for nothing.
 */
export function supplierSteps(body: Json, answered: Answered): ActionInput[] {
  const asked = textAt(body, "state");
  if (asked !== undefined && asked !== answered.state && !writable.some((state) => state === asked))
    refuseIssues([{ path: "/state", code: "NOT_AN_OPTION" }]);
  if (asked !== answered.state) {
    if (asked === "pending") return pendingSteps(body, answered);
    if (asked === "rejected") return [{ action: "reject", ...reasonOf(body) }];
    if (asked === "cancelled") return [cancelStep(body, answered)];
  }
  const asks = asked !== undefined && asked !== answered.state;
  const reached = reaches(body, answered, "confirmed") || reaches(body, answered, "inDelivery");
  const says = !isEmpty(answered.fields) || answered.prices.length > 0 || reached;
  return asks || says ? stepsForward(body, answered) : [];
}

/** A cancellation that its subscriber asked for is granted, any other is the supplier's own. */
function cancelStep(body: Json, { state }: Answered): ActionInput {
  if (state === "assessingCancellation") return { action: "acceptRequest" };
  const reason = textAt(body, "cancellationReason");
  return { action: "cancelBySupplier", ...(reason !== undefined && { reason }) };
}
