import { chance, pick, pickWeighted } from "../chance/random.ts";
import { putAway } from "./close-document.ts";
import { productsFor } from "./make-matter.ts";
import { makeFaultFields, makeTrouble, mendFault } from "./mend-fault.ts";
import { openDocument } from "./open-document.ts";
import { startCase } from "./start-case.ts";
import { allows, type Story } from "./teller.ts";

/** A fault of a connection that was ordered before there was a portal, in a case of its own. */
export const tellFault: Story = (teller, trade, clock) => {
  if (!allows(trade, "Fault")) return [];
  const { random } = teller;
  const product = pick(random, productsFor(trade));
  const started = startCase(teller, trade, clock, [product]);
  const { inCase } = started;
  const byHandler = chance(random, 0.15);
  const by = byHandler ? pick(random, trade.supplier.staff.ERROR_HANDLER) : started.by;
  const faultType = pickWeighted(random, [
    ["fault", 3],
    ["urgentFault", 2],
  ] as const);
  const trouble = makeTrouble(random, faultType, product.category);
  const fault = openDocument(teller, clock, {
    type: "Fault",
    inCase,
    by,
    role: byHandler ? "ERROR_HANDLER" : "SUBSCRIBER",
    fields: makeFaultFields(teller, trouble, clock.instant(), by),
  });
  if (mendFault(teller, fault, clock, trouble)) putAway(teller, fault, clock);
  return [inCase];
};
