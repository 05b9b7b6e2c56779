import type { GivenInput } from "@runko/domain/documents/action-inputs";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { isOrderType } from "@runko/domain/enumerations/document-types";
import { addDays } from "@runko/domain/values/calendar-date";
import { chance, int, pick, type Random } from "../chance/random.ts";
import { makeStoryClock, type Present } from "../clock/story-clock.ts";
import { speak } from "./ask-questions.ts";
import type { DraftCase } from "./draft-document.ts";

const requested = 0.08;
const answered = 0.5;

const reasons = [
  "Asiakas on perunut muuttonsa.",
  "Toimipiste suljetaan ennen toimitusta.",
  "Sama yhteys on tilattu jo toisella tilauksella.",
  "Asiakas valitsi toisen nopeuden, teemme uuden tilauksen.",
] as const;

type Answer = { action: DocumentAction; text?: string; input: Pick<GivenInput, "charge" | "refusalCode"> };

const answers: readonly Answer[] = [
  { action: "acceptWithCharge", text: "Kaivuulupa ja suunnittelu on jo maksettu.", input: { charge: "180.00" } },
  { action: "acceptWithCharge", text: "Asentajan käynti on varattu.", input: { charge: "95.00" } },
  { action: "refuseRequest", text: "Kuitu on jo vedetty perille.", input: { refusalCode: "WORK_DONE" } },
];

/** Of some of what is confirmed the cancellation is asked for; some of it is answered. */
export function makeRequests(cases: readonly DraftCase[], present: Present, random: Random): void {
  const promised = cases
    .flatMap(({ documents }) => documents)
    .filter(
      ({ documentType, eventState }) =>
        isOrderType(documentType) && (eventState === "CONFIRMED" || eventState === "IN_DELIVERY"),
    );
  for (const document of promised) {
    if (!chance(random, requested)) continue;
    const clock = makeStoryClock(present, random, addDays(present.today, -int(random, 0, 3)));
    if (clock.instant() <= (document.log.at(-1)?.at ?? document.createdAt)) continue;
    const input = { cancelReason: pick(random, reasons) };
    speak(document, "subscriber", { action: "requestCancel", input, at: clock.instant() });
    if (chance(random, answered) && clock.pass(0, 1))
      speak(document, "supplier", { ...pick(random, answers), at: clock.instant() });
  }
}
