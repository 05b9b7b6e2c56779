const capacity = /(\d+(?:[.,]\d+)?)\s*([kMGT])(?=bit|b\/s|\b)/u;
const inMegabits: Readonly<Record<string, number>> = { k: 0.001, M: 1, G: 1_000, T: 1_000_000 };
const finnish = new Intl.Collator("fi", { numeric: true });

/** A name as it is ordered: what stands before its capacity, the capacity in megabits, and the rest. */
function orderedParts(name: string): { before: string; megabits: number; after: string } {
  const found = capacity.exec(name);
  if (!found) return { before: name, megabits: 0, after: "" };
  const [whole, amount = "0", unit = "M"] = found;
  return {
    before: name.slice(0, found.index).trim(),
    megabits: Number(amount.replace(",", ".")) * (inMegabits[unit] ?? 1),
    after: name.slice(found.index + whole.length),
  };
}

/** Products by name in Finnish order, those that differ by capacity from the smallest: 100M, 1G, 10G. */
export function byCapacity({ name: one }: { name: string }, { name: other }: { name: string }): number {
  const [a, b] = [orderedParts(one), orderedParts(other)];
  return finnish.compare(a.before, b.before) || a.megabits - b.megabits || finnish.compare(a.after, b.after);
}
