import { isHurried } from "@runko/domain/documents/hurried-types";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { SummarizedError } from "../../components/forms/form-errors.ts";
import { stepOf } from "./check-new-document.ts";
import type { Step } from "./new-document-url.ts";

/** Whether a product is chosen, and whether it is known to be offered. */
export type Choice = "none" | "pending" | "offered";

/** The step that is shown: the one that the address asks for, as far as the choice reaches. */
export function shownStep(asked: Step | undefined, choice: Choice, passesProduct: boolean): Step {
  if (choice === "none") return "product";
  return asked ?? (passesProduct ? "fields" : "product");
}

/** Where a step leads once nothing stands in its way. */
export const nextOf = { product: "fields", fields: "summary", summary: "send" } as const satisfies Record<
  Step,
  unknown
>;

/** Whether it may be sent before its summary. */
export const sendsEarly = (step: Step, type: DocumentType): boolean => step === "fields" && isHurried(type);

/** The step in which the first of the errors is put right; undefined when none is of an input. */
export function firstStepOf(errors: readonly SummarizedError[]): Step | undefined {
  if (errors.length === 0) return undefined;
  return errors.some(({ name }) => stepOf(name) === "product") ? "product" : "fields";
}

/** What stands in the way of going on, as it was told last. */
export type Refusal = {
  /** Grows with each refused try in a step; each moves the focus to what is told. */
  tries: number;
  /** What belongs to no input. */
  general: readonly string[];
  /** Errors of inputs whose step is yet to be opened. */
  carried: readonly SummarizedError[];
};

export const noRefusal: Refusal = { tries: 0, general: [], carried: [] };

export type WizardEvent =
  /** A step does not pass: its inputs say why, and `general` what belongs to none. */
  | { kind: "refused"; step: Step; errors: readonly SummarizedError[]; general?: readonly string[] }
  /** A step is drawn, by whichever way. */
  | { kind: "opened"; step: Step };

/** The errors that wait for this step. */
export const carriedTo = ({ carried }: Refusal, step: Step): SummarizedError[] =>
  carried.filter(({ name }) => stepOf(name) === step);

/** What is told after each event: of the step that is shown, errors of another one once that is opened. */
export function afterEvent(state: Refusal, event: WizardEvent): Refusal {
  if (event.kind === "opened")
    return carriedTo(state, event.step).length > 0 ? { ...state, tries: state.tries + 1, carried: [] } : noRefusal;
  const { step, errors, general = state.general } = event;
  const first = firstStepOf(errors);
  if (first === undefined || first === step) return { tries: state.tries + 1, general, carried: [] };
  return { ...state, general, carried: errors };
}
