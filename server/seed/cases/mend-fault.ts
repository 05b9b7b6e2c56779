import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { FaultType } from "@runko/domain/enumerations/fault-types";
import { chance, int, pick, type Random } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { faultPhrasesOf, otherFaultInfos, serviceLevels, type FaultPhrase } from "../data/fault-phrases.ts";
import type { Person } from "../world.ts";
import { cancelByCustomer } from "./close-document.ts";
import type { DraftDocument } from "./draft-document.ts";
import { takeIntoProcessing } from "./handle-document.ts";
import { makeCorrection } from "./make-answer.ts";
import { figureOf, supplierActs, type Teller } from "./teller.ts";

const minute = 60_000;

export type Trouble = { faultType: FaultType; phrase: FaultPhrase };

export function makeTrouble(random: Random, faultType: FaultType, category: ProductCategory): Trouble {
  return { faultType, phrase: pick(random, faultPhrasesOf(faultType, category)) };
}

/** What the form of a fault notice says, with a fault that began some hours before this instant. */
export function makeFaultFields(teller: Teller, trouble: Trouble, at: string, technician: Person): DocumentFields {
  const { random } = teller;
  const flag = (): boolean | undefined => (chance(random, 0.8) ? chance(random, 0.85) : undefined);
  return {
    faultType: trouble.faultType,
    faultTime: new Date(Date.parse(at) - int(random, 10, 16 * 60) * minute).toISOString(),
    description: trouble.phrase.description(figureOf(random)),
    ticketNumber: chance(random, 0.7) ? `TT${teller.next("ticket") + 48_000}` : undefined,
    terminalChecked: flag(),
    configurationChecked: flag(),
    terminalLightsChecked: flag(),
    sla: chance(random, 0.6) ? pick(random, serviceLevels) : undefined,
    technicalContact: chance(random, 0.5)
      ? `${technician.firstName} ${technician.lastName}, ${technician.phoneNumber}`
      : undefined,
    otherInfo: chance(random, 0.4) ? pick(random, otherFaultInfos) : undefined,
  };
}

/** The life of a fault notice from its making to its end; urgent ones are mended within a day or two. */
export function mendFault(teller: Teller, document: DraftDocument, clock: StoryClock, trouble: Trouble): boolean {
  const { random } = teller;
  const isUrgent = trouble.faultType === "urgentFault";
  if (chance(random, 0.05) && document.createdByRole === "SUBSCRIBER") {
    if (chance(random, 0.5) && !takeIntoProcessing(teller, document, clock, 0, 1)) return false;
    if (!clock.pass(0, 1)) return false;
    cancelByCustomer(teller, document, clock);
    return true;
  }
  if (!takeIntoProcessing(teller, document, clock, 0, isUrgent ? 0 : 1)) return false;
  if (!clock.pass(0, isUrgent ? 1 : 8)) return false;
  const mendedAt = clock.instant();
  if (!clock.pass(0, isUrgent ? 0 : 1)) return false;
  const fields = makeCorrection(random, document, trouble.phrase.correction(figureOf(random)), mendedAt);
  supplierActs(document, clock, { action: "signReady", fields });
  return true;
}
