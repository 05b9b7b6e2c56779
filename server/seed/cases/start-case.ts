import { pick } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import type { Person, Product, Trade } from "../world.ts";
import { makeCase, type DraftCase } from "./draft-document.ts";
import { makeMatter } from "./make-matter.ts";
import type { Matter } from "./matter.ts";
import type { Teller } from "./teller.ts";

type Started = { inCase: DraftCase; by: Person };

/** A new case about this matter, with the one who begins it. */
export function startCaseAbout(teller: Teller, matter: Matter, clock: StoryClock): Started {
  const by = pick(teller.random, matter.trade.subscriber.staff.SUBSCRIBER);
  return { inCase: makeCase(matter, clock.instant()), by };
}

/** A new case of the trade about something new, with the one who begins it. */
export function startCase(teller: Teller, trade: Trade, clock: StoryClock, products?: readonly Product[]): Started {
  const by = pick(teller.random, trade.subscriber.staff.SUBSCRIBER);
  return { inCase: makeCase(makeMatter(teller, trade, by, clock.date(), products), clock.instant()), by };
}
