import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { isOrderType, type DocumentType } from "@runko/domain/enumerations/document-types";
import { expect } from "vitest";
import type { World } from "./create-world.ts";
import type { Desk, Shown, ShownOrRefused } from "./desk.ts";
import { answerOf, inDays } from "./forms.ts";
import { bodyOfAction } from "./grid-stage.ts";
import { messageAtRandom } from "./message-at-random.ts";

/** A pseudo-random number below `end`, the same sequence for the same seed. */
export function createDice(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const newDocuments = new Set(["copy", "orderFrom", "createChangeOrder", "createCancelOrder", "createFault", "forward"]);
const locking = new Set(["edit", "confirm", "editAnswer"]);
const ending = new Set([
  "archive",
  "cancel",
  "reject",
  "returnForCompletion",
  "cancelBySupplier",
  "acceptRequest",
  "acceptCharge",
]);
const types: DocumentType[] = ["AvailabilityRequest", "Inquiry", "Order", "Order", "Fault"];

export type Storm = { ids: { id: number; documentType: DocumentType }[]; done: number; refused: number };

/** Does one thing that the document offers, or creates one; refusals for another's speed are part of the game. */
export async function actAtRandom(world: World, desks: Desk[], storm: Storm, dice: (end: number) => number) {
  const desk = desks[dice(desks.length)] ?? world.desks.subscriber;
  const target = storm.ids[dice(storm.ids.length)];
  if (!target || dice(10) === 0) {
    const type = types[dice(types.length)] ?? "Order";
    const urgent = type === "Fault" && dice(2) === 0 ? ({ faultType: "urgentFault" } as const) : {};
    const made = await world.desks.subscriber.create(type, world.bodyOf(type, urgent));
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    storm.ids.push(made.body);
    storm.done += 1;
    return;
  }
  if (dice(8) === 0) return messageAtRandom(desk, target.id, dice);
  const seen = await desk.read(target);
  if (seen.status === 404) return;
  const ends = dice(4) === 0;
  const offered = seen.body.allowedActions.filter(
    (action) => !newDocuments.has(action) && (ends || !ending.has(action)),
  );
  const action = (dice(12) === 0 ? "archive" : offered[dice(offered.length)]) as DocumentAction | undefined;
  if (!action) return;
  if (locking.has(action)) await desk.lock(target.id);
  const answer = await desk.act(seen.body as Shown, bodyOf(action, seen.body));
  if (answer.status === 200) storm.done += 1;
  else {
    expect([403, 409, 412, 423], answer.text).toContain(answer.status);
    expect(answer.body.code).not.toBe("CONFLICT");
    storm.refused += 1;
  }
}

const moved = { delayReason: "CAPACITY_ISSUE", text: "Kortti puuttuu" };

/** A day ahead that is another than the confirmed one. */
const otherDay = ({ document }: ShownOrRefused) =>
  document.estimatedDeliveryDate === inDays(45) ? inDays(46) : inDays(45);

function bodyOf(action: DocumentAction, shown: ShownOrRefused): object {
  const { documentType: type, document: before } = shown;
  if (action === "edit" && type === "Fault")
    return { action, document: { faultType: before.faultType === "urgentFault" ? "fault" : "urgentFault" } };
  if (action === "proposeDate") return { action, date: otherDay(shown) };
  // A request that wishes what is so already is none.
  if (action === "requestAmend" && before.contactName === "Toivo Mäkelä")
    return { ...bodyOfAction(action, type), document: { contactName: "Aino Mäkelä" } };
  if (action === "editAnswer" && ["CONFIRMED", "IN_DELIVERY"].includes(shown.eventState))
    return { action, document: { estimatedDeliveryDate: otherDay(shown) }, ...moved };
  if (action !== "signReady") return bodyOfAction(action, type);
  const document: DocumentFields = { ...answerOf(type, "confirm"), ...answerOf(type, "signReady") };
  return {
    action,
    document,
    ...(document.estimatedDeliveryDate !== before.estimatedDeliveryDate && isOrderType(type) && moved),
  };
}
