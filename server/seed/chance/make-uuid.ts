import type { Random } from "./random.ts";

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

/** A version 7 UUID of this instant (milliseconds), its random part out of `random` (D-5). */
export function makeUuid(random: Random, milliseconds: number): string {
  const time = hex(milliseconds, 12);
  const bits = (count: number) => Math.floor(random() * 2 ** count);
  const variant = hex(0x8000 + bits(14), 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(bits(12), 3)}-${variant}-${hex(bits(24), 6)}${hex(bits(24), 6)}`;
}
