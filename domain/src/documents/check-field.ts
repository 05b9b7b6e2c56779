import { checkAddress, type Address } from "../values/address.ts";
import { isCalendarDate } from "../values/calendar-date.ts";
import { isEmail } from "../values/email.ts";
import { isInstant } from "../values/instant.ts";
import type { Issue, IssueCode } from "../values/issue.ts";
import { isMoney } from "../values/money.ts";
import { parseNumericText } from "../values/numeric-text.ts";
import { isLoosePhone } from "../values/phone.ts";
import { isStorableText } from "../values/text.ts";
import { isUuid } from "../values/uuid.ts";
import type { FieldDefinition, FieldKind, FieldName } from "./document-fields.ts";

type Found = Omit<Issue, "path">;
type ValueCheck = (value: string) => boolean;

const unless = (right: boolean, code: IssueCode): Found[] => (right ? [] : [{ code }]);

function checkText(value: unknown, most: number, code: IssueCode, isRight: ValueCheck): Found[] {
  if (typeof value !== "string") return [{ code: "INVALID_VALUE" }];
  if (value.length > most) return [{ code: "TOO_LONG", params: { max: most } }];
  if (!isStorableText(value)) return [{ code: "INVALID_VALUE" }];
  return unless(isRight(value), code);
}

function checkList(value: unknown, most: number, code: IssueCode, isRight: ValueCheck): Found[] {
  if (!Array.isArray(value)) return [{ code: "INVALID_VALUE" }];
  if (value.length > most) return [{ code: "TOO_MANY", params: { max: most } }];
  if (new Set(value).size < value.length) return [{ code: "DUPLICATE" }];
  return unless(
    value.every((item) => typeof item === "string" && isRight(item)),
    code,
  );
}

const isLength = (text: string) => (parseNumericText(text) ?? -1) >= 0;

function checkKind(field: Exclude<FieldKind, { kind: "address" }>, value: unknown): Found[] {
  switch (field.kind) {
    case "text":
    case "longText":
      return checkText(value, field.maxLength, "INVALID_VALUE", () => true);
    case "email":
      return checkText(value, 255, "INVALID_EMAIL", isEmail);
    case "phone":
      return checkText(value, 255, "INVALID_PHONE", isLoosePhone);
    case "date":
      return checkText(value, 255, "INVALID_DATE", isCalendarDate);
    case "instant":
      return checkText(value, 255, "INVALID_INSTANT", isInstant);
    case "money":
      return checkText(value, 255, "INVALID_MONEY", isMoney);
    case "number":
      return checkText(value, 16, "INVALID_NUMBER", isLength);
    case "nni":
    case "billingGroup":
      return checkText(value, 255, "INVALID_ID", isUuid);
    case "flag":
      return unless(typeof value === "boolean", "INVALID_VALUE");
    case "option":
      return unless(typeof value === "string" && field.options.includes(value), "NOT_AN_OPTION");
    case "numberOption":
      return unless(typeof value === "number" && field.options.includes(value), "NOT_AN_OPTION");
    case "options":
      return checkList(value, field.options.length, field.otherwise, (item) => field.options.includes(item));
    case "emails":
      return checkList(value, field.most, "INVALID_EMAIL", isEmail);
  }
}

function isAddress(value: unknown): value is Address {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((part) => part === null || part === undefined || typeof part === "string");
}

/** The broken rules of one field that has a value; an address answers with the paths of its parts. */
export function checkField(name: FieldName, field: FieldDefinition, value: unknown, required: boolean): Issue[] {
  if (field.kind !== "address") return checkKind(field, value).map((found) => Object.assign({ path: name }, found));
  return isAddress(value) ? checkAddress(value, { path: name, required }) : [{ path: name, code: "INVALID_ADDRESS" }];
}
