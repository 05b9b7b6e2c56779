import { makeUuid } from "../chance/make-uuid.ts";
import type { Random } from "../chance/random.ts";

/** What making parties and products takes: chance, ids, and the instant at which all of them came to the portal. */
export type Making = { random: Random; id: () => string; madeAt: string };

export function startMaking(random: Random, madeAt: number): Making {
  return { random, id: () => makeUuid(random, madeAt), madeAt: new Date(madeAt).toISOString() };
}
