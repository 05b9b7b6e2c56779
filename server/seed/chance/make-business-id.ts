const weights = [7, 9, 10, 5, 8, 4, 2];

/** The next valid business id from this number on; numbers from 9000000 are not given to anyone yet. */
export function makeBusinessId(number: number): string {
  const digits = String(number).padStart(7, "0");
  const remainder = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  if (remainder === 1) return makeBusinessId(number + 1);
  return `${digits}-${remainder === 0 ? 0 : 11 - remainder}`;
}
