import { chance, int, pick } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { conversationsOf, type Conversation } from "../data/message-phrases.ts";
import type { Operator, Person } from "../world.ts";
import type { DraftDocument, Message } from "./draft-document.ts";
import { answererOf, type Teller } from "./teller.ts";
import { workingDaysLater } from "../clock/working-days-later.ts";

const day = 86_400_000;
const daysUntilExpiry = 180;
const talkAfterClosing = 4 * day;

function sidesOf(teller: Teller, document: DraftDocument, { opener }: Conversation): [Speaker, Speaker] {
  const { subscriber, supplier, createdBy, createdByRole, supplierUser, documentType } = document;
  const buyer = createdByRole === "SUBSCRIBER" ? createdBy : pick(teller.random, subscriber.staff.SUBSCRIBER);
  const seller = supplierUser ?? answererOf(teller.random, supplier, documentType);
  const asking: Speaker = { person: buyer, organization: subscriber };
  const answering: Speaker = { person: seller, organization: supplier };
  return opener === "subscriber" ? [asking, answering] : [answering, asking];
}

type Speaker = { person: Person; organization: Operator };

/** The last moment at which one still talks about the document. */
function talkEnds({ times }: DraftDocument, now: number): number {
  const closed = times.ready ?? times.cancelled;
  const ends = closed ? Date.parse(closed) + talkAfterClosing : now;
  return Math.min(ends, times.archived ? Date.parse(times.archived) - day : now);
}

/** Old lines have been read; of the last ones some still wait. */
function readTime(teller: Teller, clock: StoryClock): string | null {
  const { random, present } = teller;
  const isRecent = workingDaysLater(clock.date(), 9) >= present.today;
  if (chance(random, isRecent ? 0.6 : 0.02)) return null;
  const reader = clock.copy();
  return reader.pass(0, 1) ? reader.instant() : null;
}

/** Lets the parties talk about a document, line by line, while there is something to talk about. */
export function converse(teller: Teller, document: DraftDocument): void {
  const { random, present } = teller;
  const conversation = pick(random, conversationsOf(document.documentType, document.category));
  const sides = sidesOf(teller, document, conversation);
  const ends = talkEnds(document, present.now);
  const clock = document.madeAt.copy();
  const lines = conversation.lines.slice(0, int(random, 1, conversation.lines.length));
  for (const [index, content] of lines.entries()) {
    if (!clock.pass(0, index === 0 ? 2 : 1) || Date.parse(clock.instant()) > ends) break;
    const { person, organization } = sides[index % 2 === 0 ? 0 : 1];
    const sentAt = clock.instant();
    const last = document.messages.at(-1);
    if (last) Object.assign(last, { answered: true, readAt: last.readAt ?? sentAt } satisfies Partial<Message>);
    document.messages.push({
      sender: person,
      organization,
      subject: index === 0 ? conversation.subject : `Vs: ${conversation.subject}`,
      content,
      sentAt,
      readAt: document.times.archived ? sentAt : readTime(teller, clock),
      answered: false,
      expired: Date.parse(sentAt) < present.now - daysUntilExpiry * day,
    });
  }
}
