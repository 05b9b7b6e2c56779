import { otherSide, type Side } from "@runko/domain/documents/sides";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { chance, int, pick, type Random } from "../chance/random.ts";
import { makeStoryClock, type Present } from "../clock/story-clock.ts";
import { conversationsOf } from "../data/message-phrases.ts";
import type { Person } from "../world.ts";
import { act, type Deed } from "./act.ts";
import type { DraftCase, DraftDocument } from "./draft-document.ts";

const asked = 0.2;
const answered = 0.4;

/** Who speaks for a side of the document; undefined where nobody has taken it up yet. */
function speakerOf(
  { createdBy, createdByRole, subscriber, supplierUser }: DraftDocument,
  side: Side,
): Person | undefined {
  if (side === "supplier") return supplierUser ?? undefined;
  return createdByRole === "SUBSCRIBER" ? createdBy : subscriber.staff.SUBSCRIBER[0];
}

/** Lets a side of the document do this, where somebody speaks for it. */
export function speak(document: DraftDocument, side: Side, deed: Pick<Deed, "action" | "text" | "input" | "at">): void {
  const by = speakerOf(document, side);
  if (!by) return;
  const ofSupplier = document.documentType === "Fault" ? "ERROR_HANDLER" : "SUPPLIER";
  const place =
    side === "subscriber"
      ? ({ organization: document.subscriber, role: "SUBSCRIBER" } as const)
      : ({ organization: document.supplier, role: ofSupplier } as const);
  act(document, { ...deed, ...place, by, today: todayInHelsinki(new Date(deed.at)) });
}

/** Some of what is under way waits for an answer, on either side; some has got one. */
export function askQuestions(cases: readonly DraftCase[], present: Present, random: Random): void {
  const underWay = cases
    .flatMap(({ documents }) => documents)
    .filter(({ eventState, supplierUser }) => supplierUser && eventState !== "READY" && eventState !== "CANCELLED");
  for (const document of underWay) {
    if (!chance(random, asked)) continue;
    const clock = makeStoryClock(present, random, addDays(present.today, -int(random, 0, 4)));
    if (clock.instant() <= (document.log.at(-1)?.at ?? document.createdAt)) continue;
    const { opener, lines } = pick(random, conversationsOf(document.documentType, document.category));
    const [question = "", answer] = lines;
    speak(document, opener, { action: "askQuestion", text: question, at: clock.instant() });
    if (answer && chance(random, answered) && clock.pass(0, 1))
      speak(document, otherSide(opener), { action: "answerQuestion", text: answer, at: clock.instant() });
  }
}
