import { addDays, isCalendarDate } from "../values/calendar-date.ts";
import type { Issue, IssueCode } from "../values/issue.ts";
import { isMoney } from "../values/money.ts";
import { isStorableText } from "../values/text.ts";
import {
  inputDefinition,
  inputNames,
  inputNeeds,
  type GivenInput,
  type InputContext,
  type InputDefinition,
  type InputName,
} from "./action-inputs.ts";
import { correctableFieldsOf } from "./correctable-fields.ts";
import type { ActionRow } from "./document-actions.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/** So far ahead a day may be named. */
const FAR_DAYS = 5 * 365;

type CheckedContext = { documentType: DocumentType; today: string };
type Found = Omit<Issue, "path">;

const unless = (right: boolean, code: IssueCode): Found[] => (right ? [] : [{ code }]);

function checkDay(value: string, from: "today" | "tomorrow", today: string): Found[] {
  if (!isCalendarDate(value)) return [{ code: "INVALID_DATE" }];
  if (value < (from === "today" ? today : addDays(today, 1))) return [{ code: "DATE_IN_PAST" }];
  return unless(value <= addDays(today, FAR_DAYS), "DATE_TOO_FAR");
}

function checkValue(definition: InputDefinition, value: unknown, { documentType, today }: CheckedContext): Found[] {
  if (definition.kind === "flag") return unless(typeof value === "boolean", "INVALID_VALUE");
  if (definition.kind === "correctable") {
    const known: readonly unknown[] = correctableFieldsOf(documentType);
    if (!Array.isArray(value)) return [{ code: "INVALID_VALUE" }];
    if (new Set(value).size < value.length) return [{ code: "DUPLICATE" }];
    return unless(
      value.every((name) => known.includes(name)),
      "NOT_AN_OPTION",
    );
  }
  // Whether somebody is a colleague, the organization knows.
  if (definition.kind === "colleague") return unless(value === null || typeof value === "string", "INVALID_VALUE");
  if (typeof value !== "string") return [{ code: "INVALID_VALUE" }];
  switch (definition.kind) {
    case "text":
      if (value.trim().length > definition.maxLength)
        return [{ code: "TOO_LONG", params: { max: definition.maxLength } }];
      return unless(isStorableText(value), "INVALID_VALUE");
    case "date":
      return checkDay(value, definition.from, today);
    case "code":
      return unless(definition.options.includes(value), "NOT_AN_OPTION");
    case "money":
      return isMoney(value) ? unless(value !== "0.00", "NOTHING_CHARGED") : [{ code: "INVALID_MONEY" }];
  }
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || (typeof value === "string" ? value.trim() === "" : Array.isArray(value) && value.length === 0);

type Given = {
  input: GivenInput;
  documentType: DocumentType;
  today: string;
  before?: DocumentFields;
  fields?: DocumentFields;
};

/** Broken rules of what an action takes of its own, at the keys of the body; the dialog and the server call it. */
export function checkInput(row: Pick<ActionRow, "takes">, given: Given): Issue[] {
  const { input, before = {}, fields = before } = given;
  const context: InputContext = { input, before, fields };
  return inputNames.flatMap((name: InputName): Issue[] => {
    const value = input[name];
    const need = row.takes[name];
    const demand = need === undefined ? "refused" : inputNeeds[need](context);
    if (demand === "refused") return value === undefined ? [] : [{ path: name, code: "NOT_WRITABLE" }];
    if (isAbsent(value)) return demand === "required" ? [{ path: name, code: "REQUIRED" }] : [];
    return checkValue(inputDefinition(name), value, given).map((found) => ({ path: name, ...found }));
  });
}
