import type { TmfResource } from "@runko/domain/tmf/tmf-resources";
import {
  isStateWait,
  rowsOfStates,
  stateWaits,
  type StateCondition,
  type StateFlag,
} from "@runko/domain/tmf/tmf-states";

const flags: Record<StateFlag, string> = {
  held: "d.held_reason IS NOT NULL",
  rejected: "d.rejected",
  ordered: "d.ordered",
  closed: "(d.archived OR d.user_processed)",
};

const holds = (condition: StateCondition): string =>
  isStateWait(condition) ? `d.waits @> '${JSON.stringify([stateWaits[condition]])}'` : flags[condition];

/** What a resource calls the state of its documents, as SQL over `documents d`. */
export function stateSql(resource: TmfResource): string {
  const cases = rowsOfStates(resource).map(({ from, when, state }) => {
    const stored = `d.event_state IN (${from.map((each) => `'${each}'`).join(", ")})`;
    return `WHEN ${stored}${when === undefined ? "" : ` AND ${holds(when)}`} THEN '${state}'`;
  });
  return `(CASE ${cases.join(" ")} END)`;
}
