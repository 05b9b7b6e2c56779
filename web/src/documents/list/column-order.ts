/**
 * `order` with what it lacks of `usual`, each put behind the one that it follows there; what `usual` begins with goes
 * first.
 */
export function completeOrder<Id extends string>(order: readonly Id[], usual: readonly Id[]): Id[] {
  const whole = [...new Set(order)];
  usual.forEach((id, place) => {
    if (whole.includes(id)) return;
    const before = usual[place - 1];
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, id);
  });
  return whole;
}

/** The order after one of it has gone a step down, or up by -1; as it was at either end. */
export function movedBy<Id extends string>(order: readonly Id[], id: Id, step: 1 | -1): Id[] {
  const from = order.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.with(from, order[to] ?? id).with(to, id);
}
