import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { chance, int, pick, pickWeighted } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import type { Person, Product, Trade } from "../world.ts";
import { findRow, transferAnswer } from "./act.ts";
import { answerQuestion } from "./answer-question.ts";
import { acknowledgeCancellation, putAway } from "./close-document.ts";
import { confirmOrder, finishOrder } from "./deliver-order.ts";
import type { DraftDocument } from "./draft-document.ts";
import { rejectionOf, takeIntoProcessing } from "./handle-document.ts";
import { makeConfirmation, makeDelivery, makeEstimate } from "./make-answer.ts";
import { makeMatter, productsFor } from "./make-matter.ts";
import type { Matter } from "./matter.ts";
import { openDocument } from "./open-document.ts";
import { startCase, startCaseAbout } from "./start-case.ts";
import { allows, supplierActs, whenOf, type Story, type Teller } from "./teller.ts";

type Pair = { onward: Trade; own: Product; theirs: Product };

/** A supplier of the supplier's, with a product of each that has the same form. */
function findPair(teller: Teller, trade: Trade): Pair | null {
  const pairs = teller.world.trades
    .filter(
      (onward) => onward.subscriber === trade.supplier && onward.weight > 0 && onward.supplier !== trade.subscriber,
    )
    .flatMap((onward) =>
      productsFor(trade).flatMap((own) => {
        const theirs = productsFor(onward).filter(
          ({ category, multiProduct }) => category === own.category && !multiProduct,
        );
        return theirs.length > 0 && !own.multiProduct ? [{ onward, own, theirs: pick(teller.random, theirs) }] : [];
      }),
    );
  return pairs.length > 0 ? pick(teller.random, pairs) : null;
}

/** The forwarder's form is filled from the original; billing, references and NNIs are its own. */
function matterOnward(
  teller: Teller,
  { onward, own, theirs }: Pair,
  original: Matter,
  by: Person,
  clock: StoryClock,
): Matter {
  const matter = makeMatter(teller, onward, by, clock.date(), [theirs]);
  const kept = [
    "targetAddress",
    "otherEndAddress",
    "customerName",
    "contactName",
    "contactPhone",
    "description",
    ...(theirs.capacity === own.capacity ? (["capacity", "interface", "connector"] as const) : []),
  ] as const;
  const fields: DocumentFields = { ...matter.fields };
  for (const name of kept) Object.assign(fields, { [name]: original.fields[name] });
  return { ...matter, fields };
}

function forward(teller: Teller, original: DraftDocument, pair: Pair, clock: StoryClock): DraftDocument {
  const by = pick(teller.random, original.supplier.staff.SUPPLIER);
  findRow(original, { action: "forward", by, organization: original.supplier, role: "SUPPLIER", ...whenOf(clock) });
  const matter = matterOnward(teller, pair, original.inCase.matter, by, clock);
  const { inCase } = startCaseAbout(teller, matter, clock);
  const source = { document: original, mode: "FORWARD" as const };
  return openDocument(teller, clock, { type: original.documentType, inCase, by, role: "SUPPLIER", source });
}

const transferred = [
  "estimatedDeliveryTime",
  "connectionLength",
  "connectionDetails",
  "actualDeliveryDate",
  "supplierInfo",
] as const;

function transfer(teller: Teller, forwarded: DraftDocument, original: DraftDocument, clock: StoryClock): void {
  const fields: DocumentFields = {};
  for (const name of transferred) if (forwarded.fields[name]) Object.assign(fields, { [name]: forwarded.fields[name] });
  transferAnswer(forwarded, original, {
    action: "transferToOriginal",
    by: original.supplierUser ?? pick(teller.random, original.supplier.staff.SUPPLIER),
    organization: original.supplier,
    role: "SUPPLIER",
    ...whenOf(clock),
    fields,
  });
}

function start(teller: Teller, original: DraftDocument, clock: StoryClock, by: Person): void {
  if (original.eventState === "OPEN") supplierActs(original, clock, { action: "startProcessing", by });
}

/** The forwarder answers its own subscriber by what its supplier has answered. */
function followQuestion(teller: Teller, original: DraftDocument, forwarded: DraftDocument, clock: StoryClock): void {
  const { random } = teller;
  const by = forwarded.createdBy;
  const answer = answerQuestion(teller, forwarded, clock, { cancelled: 0, rejected: 0.15 });
  if (answer === "unanswered" || !clock.pass(0, 1)) return;
  if (answer === "rejected") {
    putAway(teller, forwarded, clock);
    start(teller, original, clock, by);
    if (!clock.pass(0, 1)) return;
    supplierActs(original, clock, { action: "reject", fields: rejectionOf(random) });
  } else {
    if (chance(random, 0.4)) start(teller, original, clock, by);
    transfer(teller, forwarded, original, clock);
    putAway(teller, forwarded, clock);
    if (!clock.pass(0, 1)) return;
    start(teller, original, clock, by);
    if (!clock.pass(0, 1)) return;
    const estimate = makeEstimate(random, original, clock.date());
    supplierActs(original, clock, { action: "signReady", fields: { ...estimate, ...answerOf(original) } });
  }
  putAway(teller, original, clock);
}

function answerOf({ fields }: DraftDocument): DocumentFields {
  const known = transferred.filter((name) => fields[name]);
  return Object.fromEntries(known.map((name) => [name, fields[name]]));
}

/** The forwarder's own supplier delivers, and the forwarder after it. */
function followOrders(teller: Teller, original: DraftDocument, forwarded: DraftDocument, clock: StoryClock): void {
  const { random } = teller;
  const by = forwarded.createdBy;
  if (chance(random, 0.7) && clock.pass(0, 1)) start(teller, original, clock, by);
  if (!takeIntoProcessing(teller, forwarded, clock)) return;
  const confirmed = confirmOrder(teller, forwarded, clock, 0.08);
  if (confirmed === "underway" || !clock.pass(0, 2)) return;
  start(teller, original, clock, by);
  if (!clock.pass(0, 1)) return;
  if (confirmed !== "confirmed") {
    putAway(teller, forwarded, clock);
    supplierActs(original, clock, { action: "reject", fields: rejectionOf(random) });
    acknowledgeCancellation(teller, original, clock);
    putAway(teller, original, clock);
    return;
  }
  supplierActs(original, clock, { action: "confirm", fields: makeConfirmation(teller, original, clock.date()) });
  if (finishOrder(teller, forwarded, clock, 0) !== "delivered" || !clock.pass(0, 2)) return;
  supplierActs(original, clock, { action: "deliver" });
  if (!clock.pass(0, 1)) return;
  transfer(teller, forwarded, original, clock);
  putAway(teller, forwarded, clock);
  if (!clock.pass(0, 2)) return;
  const fields = { ...makeDelivery(random, original, clock.date()), ...answerOf(original) };
  supplierActs(original, clock, { action: "signReady", fields });
  putAway(teller, original, clock);
}

/** A document that its supplier passes on to a supplier of its own (T17, T18). */
export const tellForward: Story = (teller, trade, clock) => {
  const { random } = teller;
  const pair = trade.supplier.mayForward ? findPair(teller, trade) : null;
  const type = pickWeighted(random, [
    ["Inquiry", 4],
    ["AvailabilityRequest", 3],
    ["Order", 3],
  ] as const);
  if (!pair || !allows(trade, type) || !allows(pair.onward, type)) return [];
  const { inCase, by } = startCase(teller, trade, clock, [pair.own]);
  const original = openDocument(teller, clock, { type, inCase, by });
  if (!clock.pass(0, int(random, 0, 2))) return [inCase];
  const forwarded = forward(teller, original, pair, clock);
  if (type === "Order") followOrders(teller, original, forwarded, clock);
  else followQuestion(teller, original, forwarded, clock);
  return [inCase, forwarded.inCase];
};
