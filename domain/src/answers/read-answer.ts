import type { GivenInput } from "../documents/action-inputs.ts";
import { fieldDefinition } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { deliveryEstimates } from "../enumerations/delivery-estimates.ts";
import { handlingReasons } from "../enumerations/handling-reasons.ts";
import { dateReasons } from "../enumerations/delay-reasons.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Issue } from "../values/issue.ts";
import { parseMoney } from "../values/money.ts";
import { parseDateInput } from "../values/parse-date-input.ts";
import { plainSpaces } from "../values/plain-spaces.ts";
import {
  answerActions,
  answerFields,
  reasonColumns,
  type AnswerAction,
  type AnswerColumn,
  type AnswerField,
} from "./answer-columns.ts";

export type AnswerCells = Readonly<Partial<Record<AnswerColumn, string>>>;

/** What a row asks to be done, of the version that it was answered to. */
export type AnswerRequest = {
  eventId: number;
  version: number;
  action: AnswerAction;
  document: DocumentFields;
  reason?: string;
  explanation?: string;
  /** Of what is delivered but the day is told: what else is not filled in stays so. */
  skip: boolean;
} & Pick<GivenInput, "delayReason" | "text">;

/** null: nothing was answered. */
export type ReadAnswer = { request: AnswerRequest | null; issues: Issue[] };

const folded = (text: string): string => plainSpaces(text).toLowerCase();

/** The one of these that a cell names, by its word or its code. */
function optionOf<Value extends string | number>(
  cell: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): Value | undefined {
  return values.find((value) => [folded(wordOf(value)), folded(String(value))].includes(folded(cell)));
}

const wholeNumber = (cell: string): number | undefined => (/^[1-9][0-9]{0,8}$/.test(cell) ? Number(cell) : undefined);

type Read = { value: unknown } | { code: Issue["code"] };

/** A value as the document keeps it; numbers and days as spreadsheets write them. */
function valueOf(texts: Catalogue, name: AnswerField, cell: string, today: CalendarDate): Read {
  if (name === "estimatedDeliveryTime") {
    const days = optionOf(cell, deliveryEstimates, (value) => texts.enumerations.deliveryEstimate[value]);
    return days === undefined ? { code: "NOT_AN_OPTION" } : { value: days };
  }
  switch (fieldDefinition(name).kind) {
    case "money": {
      const amount = parseMoney(cell);
      return amount === null ? { code: "INVALID_MONEY" } : { value: amount };
    }
    case "date": {
      const day = parseDateInput(cell, today);
      return day === null ? { code: "INVALID_DATE" } : { value: day };
    }
    case "number": {
      const number = Number(cell.replaceAll(" ", "").replace(",", "."));
      return Number.isNaN(number) ? { code: "INVALID_NUMBER" } : { value: number };
    }
    default:
      return { value: cell };
  }
}

function fieldsOf(
  texts: Catalogue,
  said: AnswerCells,
  today: CalendarDate,
): { document: DocumentFields; issues: Issue[] } {
  const read = answerFields.flatMap((name) => {
    const cell = said[name];
    return cell === undefined ? [] : [{ name, read: valueOf(texts, name, cell, today) }];
  });
  return {
    document: Object.fromEntries(read.flatMap(({ name, read: one }) => ("value" in one ? [[name, one.value]] : []))),
    issues: read.flatMap(({ name, read: one }): Issue[] => ("code" in one ? [{ path: name, code: one.code }] : [])),
  };
}

function reasonsOf(
  texts: Catalogue,
  { reason, explanation, delayReason }: AnswerCells,
  action: AnswerAction | undefined,
) {
  const { handlingReason, delayReason: delays } = texts.enumerations;
  const why = reason === undefined ? undefined : optionOf(reason, handlingReasons, (one) => handlingReason[one]);
  const late = delayReason === undefined ? undefined : optionOf(delayReason, dateReasons, (one) => delays[one]);
  const issues: Issue[] = [
    ...(reason !== undefined && why === undefined ? [{ path: "reason", code: "NOT_AN_OPTION" } as const] : []),
    ...(delayReason !== undefined && late === undefined
      ? [{ path: "delayReason", code: "NOT_AN_OPTION" } as const]
      : []),
  ];
  // What explains a rejection explains a moved day as well: each action takes it by its own name.
  const told = action === "signReady" ? { text: explanation } : { explanation };
  const given = { reason: why, delayReason: late, ...(explanation !== undefined && told) };
  return { issues, given: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

/** Takes out of the cells of a row what is to be done; a row that answers nothing asks for nothing. Source: beyond E4 */
export function readAnswer(texts: Catalogue, cells: AnswerCells, today: CalendarDate): ReadAnswer {
  const said: AnswerCells = Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => (plainSpaces(cell) === "" ? [] : [[name, plainSpaces(cell)]])),
  );
  const eventId = wholeNumber(said.eventId ?? "");
  const version = wholeNumber(said.version ?? "");
  const action =
    said.action === undefined ? undefined : optionOf(said.action, answerActions, (one) => texts.answers.actions[one]);
  const isAnswered = [...answerFields, ...reasonColumns].some((name) => said[name] !== undefined);
  if (said.action === undefined && !isAnswered) return { request: null, issues: [] };
  const { document, issues: ofFields } = fieldsOf(texts, said, today);
  const { given, issues: ofReasons } = reasonsOf(texts, said, action);
  const named: Issue[] = [
    ...(eventId === undefined
      ? [{ path: "eventId", code: said.eventId === undefined ? "REQUIRED" : "INVALID_VALUE" } as const]
      : []),
    ...(version === undefined
      ? [{ path: "version", code: said.version === undefined ? "REQUIRED" : "INVALID_VALUE" } as const]
      : []),
    ...(action === undefined
      ? [{ path: "action", code: said.action === undefined ? "REQUIRED" : "NOT_AN_OPTION" } as const]
      : []),
  ];
  const issues = [...named, ...ofFields, ...ofReasons];
  if (eventId === undefined || version === undefined || action === undefined || issues.length > 0)
    return { request: null, issues };
  const skip =
    action === "signReady" && document.actualDeliveryDate !== undefined && document.connectionDetails === undefined;
  return { request: { eventId, version, action, document, ...given, skip }, issues };
}
