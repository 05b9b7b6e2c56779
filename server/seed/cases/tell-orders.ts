import { chance, pick } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { makeAddress } from "../parties/make-address.ts";
import { customerNames } from "../data/customer-names.ts";
import { markOrdered } from "./act.ts";
import { putAway } from "./close-document.ts";
import { deliverOrder } from "./deliver-order.ts";
import type { DraftDocument } from "./draft-document.ts";
import { liveOn } from "./live-on.ts";
import type { Matter } from "./matter.ts";
import { openDocument } from "./open-document.ts";
import { startCase, startCaseAbout } from "./start-case.ts";
import { allows, whenOf, type Story, type Teller } from "./teller.ts";

/** From an order to its delivery and what comes after it. */
export function followOrder(teller: Teller, order: DraftDocument, clock: StoryClock): void {
  const delivery = deliverOrder(teller, order, clock);
  if (delivery === "underway") return;
  putAway(teller, order, clock);
  if (delivery === "delivered") liveOn(teller, order, clock.copy());
}

/** The subscriber makes an order of what the supplier has answered (T14). */
export function orderFrom(teller: Teller, source: DraftDocument, clock: StoryClock): DraftDocument {
  const { createdBy, subscriber } = source;
  markOrdered(source, {
    action: "orderFrom",
    by: createdBy,
    organization: subscriber,
    role: "SUBSCRIBER",
    ...whenOf(clock),
  });
  const { connectFee, monthlyFee } = source.fields;
  return openDocument(teller, clock, {
    type: "Order",
    inCase: source.inCase,
    by: source.createdBy,
    source: { document: source, mode: "ORDER" },
    ...(connectFee && monthlyFee
      ? { offered: { initialFee: Number(connectFee), monthlyFee: Number(monthlyFee) } }
      : {}),
  });
}

export const tellOrder: Story = (teller, trade, clock) => {
  if (!allows(trade, "Order")) return [];
  const { inCase, by } = startCase(teller, trade, clock);
  followOrder(teller, openDocument(teller, clock, { type: "Order", inCase, by }), clock);
  return [inCase];
};

/** The same products for another customer, the form filled from an earlier order. */
function matterOfCopy(teller: Teller, matter: Matter): Matter {
  const { random } = teller;
  const { fields } = matter;
  const sameAddress = chance(random, 0.4);
  return {
    ...matter,
    fields: {
      ...fields,
      subscriberConnectionId: undefined,
      customerName: pick(random, customerNames),
      targetAddress: sameAddress ? fields.targetAddress : makeAddress(random, matter.trade.supplier.town),
    },
  };
}

export const tellCopiedOrder: Story = (teller, trade, clock) => {
  const earlier = teller.earlier(trade, "Order").filter(({ createdAt }) => createdAt < clock.instant());
  if (!allows(trade, "Order") || earlier.length === 0) return [];
  const source = pick(teller.random, earlier);
  const { inCase, by } = startCaseAbout(teller, matterOfCopy(teller, source.inCase.matter), clock);
  const copy = openDocument(teller, clock, { type: "Order", inCase, by, source: { document: source, mode: "COPY" } });
  followOrder(teller, copy, clock);
  return [inCase];
};
