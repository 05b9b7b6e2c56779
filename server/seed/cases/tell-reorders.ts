import { deliverOrder } from "./deliver-order.ts";
import { reorder } from "./live-on.ts";
import { openDocument } from "./open-document.ts";
import { startCase } from "./start-case.ts";
import { putAway } from "./close-document.ts";
import { allows, type Story } from "./teller.ts";

/** An order that is delivered, and changed or ended before anything else happens to it. */
export const tellReorder =
  (type: "ChangeOrder" | "CancelOrder"): Story =>
  (teller, trade, clock) => {
    if (!allows(trade, "Order", type)) return [];
    const { inCase, by } = startCase(teller, trade, clock);
    const order = openDocument(teller, clock, { type: "Order", inCase, by });
    if (deliverOrder(teller, order, clock, { cancelled: 0 }) !== "delivered") return [inCase];
    putAway(teller, order, clock);
    if (clock.pass(1, 30)) reorder(teller, order, clock, type);
    return [inCase];
  };
