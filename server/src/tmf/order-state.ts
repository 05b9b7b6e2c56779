import { finalStates } from "@runko/domain/documents/document-states";
import type { WaitReason } from "@runko/domain/documents/waits";

const waits = (...reasons: readonly WaitReason[]) =>
  `EXISTS (SELECT FROM jsonb_array_elements(d.waits) w WHERE w ->> 'why' IN (${reasons.map((why) => `'${why}'`).join(", ")}))`;
const among = (...states: readonly string[]) => `d.event_state IN (${states.map((state) => `'${state}'`).join(", ")})`;

/** TM Forum's states of an order, by SQL over `documents d`; of those that hold the first is told. */
const orderStates = [
  ["pending", `d.event_state = 'OPEN' AND d.returned`],
  ["acknowledged", `d.event_state = 'OPEN'`],
  ["completed", `d.event_state = 'READY'`],
  ["rejected", `d.event_state = 'CANCELLED' AND d.rejected`],
  ["cancelled", `d.event_state = 'CANCELLED'`],
  ["pending", `d.event_state = 'IN_PROCESSING' AND ${waits("question")}`],
  ["pendingCancellation", waits("cancelCharge")],
  ["assessingCancellation", waits("cancelRequest")],
  ["held", `${among("CONFIRMED", "IN_DELIVERY")} AND d.held_reason IS NOT NULL`],
  ["inProgress", `NOT ${among(...finalStates)}`],
] as const;

export const orderState = `(CASE ${orderStates.map(([state, holds]) => `WHEN ${holds} THEN '${state}'`).join(" ")} END)`;

/** The states in words, for who reads of them. */
export const namesOfOrderStates = [...new Set(orderStates.map(([state]) => state))].join(", ");
