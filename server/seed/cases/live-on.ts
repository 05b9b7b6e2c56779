import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { categoryFields } from "@runko/domain/documents/category-fields";
import type { ModificationType } from "@runko/domain/enumerations/modification-types";
import { mayFileDeliveryCheck } from "@runko/domain/organizations/date-limits";
import { chance, int, pick, pickSome, pickWeighted } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { subscriberInfos } from "../data/form-phrases.ts";
import { kindOf } from "../data/phrase.ts";
import { makeAddress } from "../parties/make-address.ts";
import { findRow } from "./act.ts";
import { putAway } from "./close-document.ts";
import { deliverOrder } from "./deliver-order.ts";
import type { DraftDocument } from "./draft-document.ts";
import { makeFaultFields, makeTrouble, mendFault } from "./mend-fault.ts";
import { openDocument } from "./open-document.ts";
import { allows, phrase, whenOf, type Teller } from "./teller.ts";

type After = "fault" | "deliveryCheck" | "change" | "end";

function mayCreate(
  order: DraftDocument,
  action: "createChangeOrder" | "createCancelOrder" | "createFault",
  clock: StoryClock,
): void {
  const { createdBy, subscriber } = order;
  findRow(order, { action, by: createdBy, organization: subscriber, role: "SUBSCRIBER", ...whenOf(clock) });
}

function modificationsOf(teller: Teller, order: DraftDocument): DocumentFields {
  const { random } = teller;
  const { required, optional } = categoryFields[order.category];
  const possible: ModificationType[] = ["other"];
  if (required.includes("capacity")) possible.push("speed", "speed");
  if (required.includes("targetAddress")) possible.push("address");
  if (optional.includes("cableY")) possible.push("cableY");
  const modificationTypes = [...new Set(pickSome(random, possible, chance(random, 0.8) ? 1 : 2))];
  const fields: DocumentFields = { modificationTypes };
  if (modificationTypes.includes("speed"))
    fields.capacity = pick(random, ["200/200 Mbit/s", "500/500 Mbit/s", "2 Gbit/s", "10 Gbit/s"]);
  if (modificationTypes.includes("address")) fields.targetAddress = makeAddress(random, order.supplier.town);
  if (modificationTypes.includes("cableY")) fields.cableY = `Y-${int(random, 1000, 9999)}`;
  if (modificationTypes.includes("other"))
    fields.subscriberInfo = phrase(random, subscriberInfos[kindOf(order.category)]);
  return fields;
}

function reportFault(teller: Teller, order: DraftDocument, clock: StoryClock, isCheck: boolean): void {
  const { random } = teller;
  mayCreate(order, "createFault", clock);
  const by = pick(random, order.subscriber.staff.SUBSCRIBER);
  const faultType = isCheck
    ? "deliveryChecking"
    : pickWeighted(random, [
        ["fault", 3],
        ["urgentFault", 2],
      ] as const);
  const trouble = makeTrouble(random, faultType, order.category);
  const fault = openDocument(teller, clock, {
    type: "Fault",
    inCase: order.inCase,
    by,
    source: { document: order, mode: "FROM_EXISTING" },
    fields: {
      ...makeFaultFields(teller, trouble, clock.instant(), by),
      subscriberConnectionId: order.fields.subscriberConnectionId,
    },
  });
  if (mendFault(teller, fault, clock, trouble)) putAway(teller, fault, clock);
}

/** True when the change or the end came to its own end, so that something else may follow. */
export function reorder(
  teller: Teller,
  order: DraftDocument,
  clock: StoryClock,
  type: "ChangeOrder" | "CancelOrder",
): boolean {
  mayCreate(order, type === "ChangeOrder" ? "createChangeOrder" : "createCancelOrder", clock);
  const { subscriberConnectionId } = order.fields;
  const document = openDocument(teller, clock, {
    type,
    inCase: order.inCase,
    by: pick(teller.random, order.subscriber.staff.SUBSCRIBER),
    source: { document: order, mode: "FROM_EXISTING" },
    fields: { subscriberConnectionId, ...(type === "ChangeOrder" ? modificationsOf(teller, order) : {}) },
  });
  const delivery = deliverOrder(teller, document, clock);
  if (delivery === "underway") return false;
  putAway(teller, document, clock);
  return true;
}

/** What a delivered connection goes through: faults, changes, and at last its end. */
export function liveOn(teller: Teller, order: DraftDocument, clock: StoryClock): void {
  const { random, present } = teller;
  const trade = order.inCase.matter.trade;
  const { supplier } = order;
  for (;;) {
    const after = pickWeighted<After | "nothing">(random, [
      ["nothing", 46],
      ["deliveryCheck", order.modified ? 0 : 9],
      ["fault", 20],
      ["change", 14],
      ["end", 13],
    ]);
    if (after === "nothing" || clock.date() > present.today) return;
    if (!clock.pass(1, after === "deliveryCheck" ? 7 : 45)) return;
    if (after === "change" && allows(trade, "ChangeOrder")) {
      if (!reorder(teller, order, clock, "ChangeOrder")) return;
    } else if (after === "end" && allows(trade, "CancelOrder")) {
      if (!reorder(teller, order, clock, "CancelOrder") || order.disconnected) return;
    } else if (allows(trade, "Fault") && (after === "fault" || after === "deliveryCheck")) {
      const delivered = order.fields.actualDeliveryDate ?? "";
      const limits = { minimumNormalDeliveryDays: 0, deliveryCheckDays: supplier.deliveryCheckDays };
      const isCheck = after === "deliveryCheck" && mayFileDeliveryCheck(delivered, clock.date(), limits);
      reportFault(teller, order, clock, isCheck);
    }
  }
}
