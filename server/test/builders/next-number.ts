let last = 0;

/** Keeps the names of what a test run makes apart. */
export function nextNumber(): number {
  last += 1;
  return last;
}
