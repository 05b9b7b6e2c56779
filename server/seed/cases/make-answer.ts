import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { addDays, type CalendarDate } from "@runko/domain/values/calendar-date";
import { chance, int, pick, pickWeighted, type Random } from "../chance/random.ts";
import { connectionDetailsOf, longDeliveryInfos, orderInfos, supplierInfos } from "../data/answer-phrases.ts";
import { kindOf } from "../data/phrase.ts";
import { limitingActions, severities } from "../data/fault-phrases.ts";
import { isOfficeDay, officeDayFrom } from "../clock/office-days.ts";
import type { DraftDocument } from "./draft-document.ts";
import { phrase, type Teller } from "./teller.ts";
import { workingDaysLater } from "../clock/working-days-later.ts";

const euros = (amount: number): string => amount.toFixed(2);

function feesOf(random: Random, { lines }: DraftDocument): Pick<DocumentFields, "connectFee" | "monthlyFee"> {
  const level = pick(random, [1, 1, 1, 0.9, 1.1, 1.25]);
  const sum = (fee: "initialFee" | "monthlyFee") => lines.reduce((total, line) => total + line[fee], 0);
  return { connectFee: euros(sum("initialFee") * level), monthlyFee: euros(sum("monthlyFee") * level) };
}

/** What the supplier notes first when it looks for an answer. */
export function makeFirstNote(random: Random, document: DraftDocument): DocumentFields {
  if (kindOf(document.category) !== "line") return feesOf(random, document);
  return { connectionLength: String(int(random, 4, 400) * 50) };
}

/** The answer to an availability request or an inquiry on this day (D-14). */
export function makeEstimate(random: Random, document: DraftDocument, today: CalendarDate): DocumentFields {
  const isInquiry = document.documentType === "Inquiry";
  const estimatedDeliveryTime = pickWeighted(random, [
    [7, 2],
    [14, 5],
    [21, 4],
    [28, 3],
    [-1, 2],
  ] as const);
  const kind = kindOf(document.category);
  const isLong = estimatedDeliveryTime === -1;
  return {
    estimatedDeliveryTime,
    ...(chance(random, 0.4) ? makeFirstNote(random, document) : {}),
    ...(isLong || chance(random, 0.4)
      ? { supplierInfo: phrase(random, (isLong ? longDeliveryInfos : supplierInfos)[kind]) }
      : {}),
    ...(isInquiry || chance(random, 0.7) ? feesOf(random, document) : {}),
    ...(isInquiry ? { validUntilDate: addDays(today, pick(random, [30, 60, 90])) } : {}),
  };
}

/** What the supplier says when it confirms: usually the day that was wished for, now and then a later one. */
export function makeConfirmation(teller: Teller, document: DraftDocument, today: CalendarDate): DocumentFields {
  const { random } = teller;
  const { supplier, documentType, lines } = document;
  const wished = document.fields.requestedDate ?? today;
  const soonest = workingDaysLater(today, 1);
  const reachable = wished < soonest ? soonest : wished;
  const estimatedDeliveryDate = officeDayFrom(
    chance(random, 0.75) ? reachable : workingDaysLater(reachable, int(random, 2, 12)),
  );
  if (documentType !== "Order") return { estimatedDeliveryDate };
  const group = lines[0]?.product.group.slice(0, 3).toUpperCase() ?? "";
  const number = String(teller.next(`${supplier.key} delivery`)).padStart(6, "0");
  return {
    estimatedDeliveryDate,
    supplierConnectionId: `${supplier.key.slice(0, 3).toUpperCase()}-${group}-${number}`,
    ...(chance(random, 0.5) ? feesOf(random, document) : {}),
    ...(chance(random, 0.3) ? { supplierInfo: phrase(random, orderInfos[kindOf(document.category)]) } : {}),
  };
}

/** What the supplier says when an order-type document is delivered. */
export function makeDelivery(random: Random, document: DraftDocument, today: CalendarDate): DocumentFields {
  const [line] = document.lines;
  const withDetails = line !== undefined && document.documentType !== "CancelOrder" && chance(random, 0.9);
  const yesterday = addDays(today, -1);
  return {
    actualDeliveryDate: chance(random, 0.7) || !isOfficeDay(yesterday) ? today : yesterday,
    ...(withDetails ? { connectionDetails: phrase(random, connectionDetailsOf(line.product)) } : {}),
  };
}

/** What the fault handler says of the repair; `correctedAt` is when it was done. */
export function makeCorrection(
  random: Random,
  document: DraftDocument,
  correction: string,
  correctedAt: string,
): DocumentFields {
  const corrector = document.supplierUser;
  return {
    correctorName: corrector ? `${corrector.firstName} ${corrector.lastName}` : document.supplier.name,
    correctionActions: correction,
    correctionTime: correctedAt,
    ...(chance(random, 0.6) ? { severity: pick(random, severities) } : {}),
    ...(chance(random, 0.3) ? { limitingActions: pick(random, limitingActions) } : {}),
    ...(chance(random, 0.15) ? { correctionPrice: euros(int(random, 4, 30) * 15) } : {}),
  };
}
