import type { Issue } from "../values/issue.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { answerDemands } from "./field-demands.ts";

const fees: ReadonlySet<FieldName> = new Set(["connectFee", "monthlyFee"]);

/** Both move along where they are chosen. `date`: whether the delivery date goes along, which a confirmed original's own promise else withstands. */
type Promised = { answerShown: boolean; estimatedDeliveryDate: string | null | undefined };

/** Whether this answer would move the day that the original's supplier has confirmed: it does so for a reason of its own alone. */
export const movesOriginal = (original: Promised, answer: DocumentFields): boolean =>
  original.answerShown &&
  Boolean(original.estimatedDeliveryDate && answer.estimatedDeliveryDate) &&
  original.estimatedDeliveryDate !== answer.estimatedDeliveryDate;

export type Chosen = { fees: boolean; date: boolean };

/** The fields of an answer that an original can take. */
export const transferableNames = (type: DocumentType): readonly FieldName[] => [
  ...answerDemands(type, { action: "signReady" }).keys(),
];

/** The fields of an answer that go to the original; those that say nothing stay behind, fees unless chosen (T18, D-14). */
export function transferredFields(type: DocumentType, answer: DocumentFields, chosen: Chosen): DocumentFields {
  const carried = transferableNames(type).filter(
    (name) => (chosen.fees || !fees.has(name)) && (chosen.date || name !== "estimatedDeliveryDate"),
  );
  return Object.fromEntries(
    carried.flatMap((name) => (answer[name] === undefined || answer[name] === null ? [] : [[name, answer[name]]])),
  );
}

/** What stands in the way of handing this answer on: one that says nothing, with these fees or without, is none. */
export function checkTransfer(type: DocumentType, answer: DocumentFields, chosen: Chosen): Issue[] {
  const saysSomething = Object.keys(transferredFields(type, answer, chosen)).length > 0;
  return saysSomething ? [] : [{ path: "fees", code: "NOTHING_TO_TRANSFER" }];
}
