import { documentTypes } from "@runko/domain/enumerations/document-types";
import { addDays, type CalendarDate } from "@runko/domain/values/calendar-date";
import { chance, int, pickWeighted, type Random, type Weighted } from "../chance/random.ts";
import { isOfficeDay } from "../clock/office-days.ts";
import { makeStoryClock, type Present } from "../clock/story-clock.ts";
import type { Trade, World } from "../world.ts";
import { converse } from "./converse.ts";
import type { DraftCase } from "./draft-document.ts";
import { needsOf, type Need } from "./needs.ts";
import { tellFault } from "./tell-faults.ts";
import { tellForward } from "./tell-forwards.ts";
import { tellCopiedOrder, tellOrder } from "./tell-orders.ts";
import { tellAvailability, tellAvailabilityThenInquiry, tellInquiry } from "./tell-questions.ts";
import type { Story, Teller } from "./teller.ts";
import { makeSeries, makeToldCases, type ToldCases } from "./told-cases.ts";

/** What chance tells; about a hundred more come of the needs. */
const documentsOfYear = 4900;
const daysOfYear = 364;
const mostTries = 1500;

const stories: Weighted<Story> = [
  [tellAvailability, 20],
  [tellInquiry, 24],
  [tellAvailabilityThenInquiry, 8],
  [tellOrder, 30],
  [tellCopiedOrder, 5],
  [tellFault, 9],
  [tellForward, 8],
];

/** Part of the usual business that a month has: July is holiday, and December short. */
const quietMonths: Readonly<Record<string, number>> = { "07": 0.45, "12": 0.75 };

function dayOfYear(random: Random, today: CalendarDate): CalendarDate {
  const date = addDays(today, -int(random, 0, daysOfYear));
  const isOpen = isOfficeDay(date) && chance(random, quietMonths[date.slice(5, 7)] ?? 1);
  return isOpen ? date : dayOfYear(random, today);
}

function tellOn(teller: Teller, story: Story, trade: Trade, date: CalendarDate): DraftCase[] {
  return story(teller, trade, makeStoryClock(teller.present, teller.random, date));
}

/** Tells stories that fit until there is enough of what is needed, and keeps those alone. */
function fillNeed(teller: Teller, told: ToldCases, need: Need): void {
  const { world, random, present } = teller;
  const trade = world.trades.find(
    ({ subscriber, supplier }) => subscriber.key === need.subscriber && supplier.key === need.supplier,
  );
  if (!trade) throw new Error(`The demo has no trade of ${need.subscriber} with ${need.supplier}.`);
  const known = documentTypes.flatMap((type) => told.of(trade, type)).filter(need.matches);
  let missing = need.count - known.length;
  for (let tries = 0; missing > 0 && tries < mostTries; tries += 1) {
    const found = tellOn(teller, need.story, trade, addDays(present.today, -int(random, ...need.daysAgo)));
    if (!found.some(({ documents }) => documents.some(need.matches))) continue;
    told.keep(found);
    missing -= 1;
  }
}

/** Cases of a year up to the present, with all that the logins of the demo need to see. Source: issue A, section 6. */
export function tellYear(world: World, present: Present, random: Random): readonly DraftCase[] {
  const told = makeToldCases();
  const teller: Teller = { world, present, random, next: makeSeries(), earlier: told.of };
  const trades = world.trades.map((trade) => [trade, trade.weight] as const);
  while (told.documentCount() < documentsOfYear) {
    const date = dayOfYear(random, present.today);
    told.keep(tellOn(teller, pickWeighted(random, stories), pickWeighted(random, trades), date));
  }
  for (const need of needsOf(present.today)) fillNeed(teller, told, need);
  for (const { documents } of told.cases) {
    for (const document of documents) {
      const isClosed = document.eventState === "READY" || document.eventState === "CANCELLED";
      if (chance(random, isClosed ? 0.18 : 0.35)) converse(teller, document);
    }
  }
  return told.cases;
}
