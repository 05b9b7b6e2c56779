/** Numbers in [0, 1) that only seem random: the same seed gives the same row of them. */
export type Random = () => number;

export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `least` to `most`, both included. */
export function int(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** As many different items as asked for, or all of them when there are fewer. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}

export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

export function pickWeighted<Item>(random: Random, choices: Weighted<Item>): Item {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of choices) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error("There is nothing to pick from.");
}
