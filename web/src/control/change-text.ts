import { texts } from "@runko/domain/texts/texts";
import type { Change } from "./changes-section.tsx";

const orNothing = (text: string): string => (text === "" ? texts.control.nothing : text);

/** One value becomes another. */
export const replaced = (label: string, before: string, after: string): Change[] =>
  before === after ? [] : [{ label, text: texts.control.change(orNothing(before), orNothing(after)) }];

/** Some of several are added, others are taken away. */
export function addedAndRemoved<Value>(
  label: string,
  before: readonly Value[],
  after: readonly Value[],
  nameOf: (value: Value) => string,
): Change[] {
  const parts = [
    ...after.filter((one) => !before.includes(one)).map((one) => texts.control.added(nameOf(one))),
    ...before.filter((one) => !after.includes(one)).map((one) => texts.control.removed(nameOf(one))),
  ];
  return parts.length === 0 ? [] : [{ label, text: parts.join(", ") }];
}

export const yesOrNo = (is: boolean): string => (is ? texts.control.yes : texts.control.no);

const longest = 60;

/** The beginning of what may be long. */
export function beginning(value: unknown): string {
  const text = String(value ?? "");
  return text.length > longest ? `${text.slice(0, longest)}…` : orNothing(text);
}
