import { plainSpaces } from "../values/plain-spaces.ts";
import { isUuid } from "../values/uuid.ts";
import { criterionNames, criterionOf, type CriterionName, type searchCriteria } from "./search-criteria.ts";
import { searchLimits } from "./search-limits.ts";

/** From and to as they were given; either may be absent. */
export type DateRange = { from?: string | undefined; to?: string | undefined };

type ValueOfKind = {
  freeText: string;
  text: string;
  number: string;
  flag: boolean;
  mark: true;
  dates: DateRange;
  days: DateRange;
  options: readonly string[];
  ids: readonly string[];
};

export type CriterionValue<Name extends CriterionName> = ValueOfKind[(typeof searchCriteria)[Name]["kind"]];

/** What is searched for. A criterion that says nothing is absent. */
export type Criteria = { readonly [Name in CriterionName]?: CriterionValue<Name> | undefined };

/** Parameters of an address, such as `new URLSearchParams` gives and takes. */
export type UrlParameters = Readonly<Record<string, string | undefined>>;

const rangeKeys = (name: CriterionName) => ({ from: `${name}From`, to: `${name}To` });

const isRange = (name: CriterionName) => ["dates", "days"].includes(criterionOf(name).kind);

/** The parameters of an address that belong to these criteria. */
export const parametersOf = (names: readonly CriterionName[]): string[] =>
  names.flatMap((name) => (isRange(name) ? Object.values(rangeKeys(name)) : [name]));

/** Every parameter of an address that belongs to a criterion. */
export const criterionParameters: readonly string[] = parametersOf(criterionNames);

function readValue(name: CriterionName, parameters: UrlParameters): unknown {
  const criterion = criterionOf(name);
  const raw = plainSpaces(parameters[name] ?? "");
  const listed = raw.split(",").filter((part) => part !== "");
  const some = (values: string[]) => (values.length === 0 ? undefined : [...new Set(values)]);
  switch (criterion.kind) {
    case "freeText":
    case "text":
    case "number":
      return raw === "" ? undefined : raw.slice(0, searchLimits.textLength);
    case "flag":
      return raw === "yes" ? true : raw === "no" ? false : undefined;
    case "mark":
      return raw === "1" ? true : undefined;
    case "options":
      return some(criterion.options.filter((option) => listed.includes(option)));
    case "ids":
      return some(listed.filter(isUuid).slice(0, searchLimits.ids));
    case "dates":
    case "days": {
      const keys = rangeKeys(name);
      const [from, to] = [keys.from, keys.to].map((key) => plainSpaces(parameters[key] ?? "") || undefined);
      return from === undefined && to === undefined ? undefined : { ...(from && { from }), ...(to && { to }) };
    }
  }
}

/** The criteria in the parameters of an address; what is none, or says nothing, is left out. */
export function readCriteria(parameters: UrlParameters): Criteria {
  const read = criterionNames.flatMap((name): [string, unknown][] => {
    const value = readValue(name, parameters);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read) as Criteria;
}

function writeFlag(name: CriterionName, value: boolean): string {
  if (criterionOf(name).kind === "mark") return "1";
  return value ? "yes" : "no";
}

/** The criteria as parameters of an address, in the order of the table: equal criteria give equal addresses. */
export function writeCriteria(criteria: Criteria): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of criterionNames) {
    const value = criteria[name];
    if (value === undefined) continue;
    if (typeof value === "boolean") parameters[name] = writeFlag(name, value);
    else if (typeof value === "string") parameters[name] = value;
    else if ("length" in value) parameters[name] = value.join(",");
    else
      for (const [end, key] of Object.entries(rangeKeys(name)))
        if (value[end as keyof DateRange]) parameters[key] = value[end as keyof DateRange] ?? "";
  }
  return readable(parameters);
}

/** Without what reading would leave out. */
function readable(parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).filter(([, text]) => plainSpaces(text) !== ""));
}

/** The criteria that hold for a role: one that it does not have is left out. */
export function keepCriteria(criteria: Criteria, names: readonly CriterionName[]): Criteria {
  return Object.fromEntries(names.flatMap((name) => (criteria[name] === undefined ? [] : [[name, criteria[name]]])));
}
