import { pathOfStates, type ShownState } from "@runko/domain/documents/document-states";
import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { Step, StepState } from "../../components/layout/stepper.tsx";
import type { WholeDocument } from "../api/entities.ts";

type Stated = Pick<WholeDocument, "documentType" | "eventState" | "stateDates" | "rejected">;

const { states, derived } = texts.documents;

/** The states that a document passes, with the dates of those that it has passed; a cancelled one ends where it was cancelled. */
export function stateSteps({ documentType, eventState, stateDates, rejected }: Stated): Step[] {
  const path = pathOfStates(documentType);
  const hint = (state: ShownState) => {
    const at = stateDates[state];
    return at && texts.formats.date(dateOfInstant(at));
  };
  const step = (state: ShownState, now: StepState, label = states[state]): Step => ({
    id: state,
    label,
    state: now,
    hint: now === "todo" ? undefined : hint(state),
  });
  if (eventState === "CANCELLED") {
    const passed = path.filter((state) => state === "OPEN" || stateDates[state] !== undefined);
    return [
      ...passed.map((state) => step(state, "done")),
      step("CANCELLED", "error", rejected ? derived.rejected : undefined),
    ];
  }
  const here = path.indexOf(eventState);
  return path.map((state, index) => {
    if (index > here) return step(state, "todo");
    if (index < here) return step(state, "done");
    if (state !== "READY") return step(state, "current");
    return rejected ? step(state, "error", derived.rejected) : step(state, "done");
  });
}
