import { documentStates } from "@runko/domain/documents/document-states";
import { stateLook } from "../look/state-look.ts";
import type { ToneName } from "../theme/tones.ts";

/** Classes that are better or worse than others; those of days alone are neither. */
const judged: Readonly<Record<string, ToneName>> = {
  met: "green",
  missed: "red",
  "on-time": "green",
  ordered: "green",
  "not-ordered": "grey",
};

/** The colour of a class: that of the state it is, as everywhere, or of how good it is. */
export function toneOfBucket(key: string): ToneName | undefined {
  const state = documentStates.find((known) => known === key);
  return state ? stateLook[state].tone : judged[key];
}
