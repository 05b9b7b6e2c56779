import { documentFields, fieldDefinition, fieldNames, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { optionLabel } from "../documents/option-label.ts";
import type { ModificationType } from "../enumerations/modification-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { addressParts, isEmptyAddress, type Address } from "../values/address.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { parseMoney } from "../values/money.ts";
import { parseDateInput } from "../values/parse-date-input.ts";
import type { Issue } from "../values/issue.ts";
import { customColumn } from "./document-columns.ts";
import { nameOfSeveral } from "./name-of-several.ts";
import { readAddressLine, restoredPostalCode } from "./read-address-line.ts";

export type NamedThing = { id: string; name: string };
/** What a name or an id, in small letters, stands for. */
type Named = ReadonlyMap<string, readonly NamedThing[]>;

/** What a row names by a name, with what may be meant by it. */
export type NamedThings = {
  nniFromId: Named;
  nniToId: Named;
  billingGroupId: Named;
  /** Places of postal codes. */
  places: ReadonlyMap<string, string>;
};

type Words = Pick<Catalogue, "enumerations" | "control">;
type Cells = Readonly<Record<string, string>>;
export type ReadRow = { fields: DocumentFields; issues: Issue[]; warnings: Issue[] };

const folded = (text: string) => text.trim().toLowerCase();

function readOption(texts: Words, name: FieldName, options: readonly (string | number)[], cell: string) {
  const asked = folded(cell);
  return options.find((option) =>
    [folded(optionLabel(texts.enumerations, name, option)), folded(String(option))].includes(asked),
  );
}

const splitList = (cell: string): string[] =>
  cell
    .split(/[|;,\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function readAddress(
  cells: Cells,
  name: FieldName,
  { places }: NamedThings,
  warn: (issue: Issue) => void,
): Address | undefined {
  const line = readAddressLine(cells[name] ?? "");
  const given = cells[`${name}.postalCode`] ?? line.postalCode ?? "";
  const postalCode = restoredPostalCode(given);
  if (postalCode !== given)
    warn({ path: `${name}.postalCode`, code: "POSTAL_CODE_RESTORED", params: { code: postalCode } });
  const postalPlace = cells[`${name}.postalPlace`] ?? line.postalPlace ?? places.get(postalCode);
  const address = { ...line, postalCode, postalPlace };
  const said = Object.fromEntries(addressParts.flatMap((part) => (address[part] ? [[part, address[part]]] : [])));
  return isEmptyAddress(said) ? undefined : said;
}

/** What a spreadsheet has written after a day: `09:10`, `9.10`, `9.10.00`. */
const timeOfDay = /\s+\d{1,2}[:.]\d\d(?:[:.]\d\d)?$/;

function thingsNamed(name: FieldName, cell: string, named: NamedThings): readonly NamedThing[] {
  const isNamed = name === "nniFromId" || name === "nniToId" || name === "billingGroupId";
  return (isNamed && named[name].get(folded(cell))) || [];
}

function readField(texts: Words, name: FieldName, cell: string, today: CalendarDate, named: NamedThings): unknown {
  const definition = fieldDefinition(name);
  switch (definition.kind) {
    case "option":
    case "numberOption":
      return readOption(texts, name, definition.options, cell);
    case "options": {
      const read = splitList(cell).map((part) => readOption(texts, name, definition.options, part));
      return read.includes(undefined) ? undefined : read;
    }
    case "date":
      return parseDateInput(cell.replace(timeOfDay, ""), today) ?? undefined;
    case "emails":
      return splitList(cell);
    case "money":
      return parseMoney(cell) ?? undefined;
    case "flag":
      return folded(cell) === folded(texts.control.yes) || folded(cell) === "true";
    case "nni":
    case "billingGroup":
      return thingsNamed(name, cell, named)[0]?.id;
    default:
      return cell;
  }
}

const wrongCode = (name: FieldName): Issue["code"] => {
  const { kind } = fieldDefinition(name);
  if (kind === "nni") return "NNI_NOT_ALLOWED";
  if (kind === "options" && name === "modificationTypes") return "INVALID_MODIFICATION_TYPE";
  if (kind === "money") return "INVALID_MONEY";
  return kind === "date" ? "INVALID_DATE" : "NOT_AN_OPTION";
};

/** What a row changes of a connection, when it does not say so itself. */
function changesOf(fields: DocumentFields): ModificationType[] {
  const changed: ModificationType[] = [];
  if (fields.targetAddress || fields.otherEndAddress) changed.push("address");
  if (fields.capacity) changed.push("speed");
  if (fields.cableY) changed.push("cableY");
  return changed.length > 0 ? changed : ["other"];
}

/** The fields of a document that a row says, by the names of its columns. Rules of their values are checkDocument's. */
export function readDocumentRow(
  texts: Words,
  cells: Cells,
  { names, today, named }: { names: ReadonlySet<FieldName>; today: CalendarDate; named: NamedThings },
): ReadRow {
  const issues: Issue[] = [];
  const warnings: Issue[] = [];
  const fields: Record<string, unknown> = {};
  for (const name of fieldNames) {
    if (!names.has(name)) continue;
    if (documentFields[name].kind === "address") {
      const address = readAddress(cells, name, named, (issue) => warnings.push(issue));
      if (address) fields[name] = address;
      continue;
    }
    const cell = cells[name] ?? "";
    if (cell === "") continue;
    const fitting = thingsNamed(name, cell, named);
    if (fitting.length > 1) {
      issues.push(
        nameOfSeveral(
          name,
          fitting.map((thing) => `${thing.name} (${thing.id})`),
        ),
      );
      continue;
    }
    const value = readField(texts, name, cell, today, named);
    if (value === undefined) issues.push({ path: name, code: wrongCode(name) });
    else fields[name] = value;
  }
  if (names.has("modificationTypes") && fields["modificationTypes"] === undefined && issues.length === 0)
    fields["modificationTypes"] = changesOf(fields);
  return { fields, issues, warnings };
}

/** The column that an issue of a request is of: `document.targetAddress.streetName` is `targetAddress`. */
export function columnOfIssue({ path, ...issue }: Issue): Issue {
  const [head = "", ...rest] = path.split(".");
  if (head === "document") {
    const [name = "", part] = rest;
    return { path: part === "postalCode" || part === "postalPlace" ? `${name}.${part}` : name, ...issue };
  }
  if (head === "eventProducts") {
    const at = rest.indexOf("customFields");
    return { path: at < 0 ? "product" : customColumn(rest.slice(at + 1).join(".")), ...issue };
  }
  if (head === "supplierId") return { path: "supplier", ...issue };
  return { path: head === "source" ? "connection" : path, ...issue };
}
