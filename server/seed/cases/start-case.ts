import { pick } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import type { Person, Trade } from "../world.ts";
import { makeCase, type DraftCase } from "./draft-document.ts";
import { makeMatter } from "./make-matter.ts";
import type { Matter } from "./matter.ts";
import type { Teller } from "./teller.ts";

/** A new case of the trade with the one who begins it; about a matter of its own unless one is given. */
export function startCase(teller: Teller, trade: Trade, clock: StoryClock, matter?: Matter): { inCase: DraftCase; by: Person } {
  const by = pick(teller.random, trade.subscriber.staff.SUBSCRIBER);
  const about = matter ?? makeMatter(teller, trade, by, clock.date());
  return { inCase: makeCase(about, clock.instant()), by };
}
