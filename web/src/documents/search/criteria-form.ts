import { checkCriteria, isEmptySearch } from "@runko/domain/search/check-criteria";
import { keepCriteria, readCriteria, writeCriteria, type Criteria } from "@runko/domain/search/criteria";
import {
  criterionGroups,
  criterionOf,
  type CriterionGroup,
  type CriterionName,
} from "@runko/domain/search/search-criteria";
import type { Issue } from "@runko/domain/values/issue";

/** What the inputs hold, by the parameters of the address; several choices as a list. */
export type CriteriaValues = Record<string, string | string[]>;

const isList = (name: CriterionName): boolean => {
  const { kind } = criterionOf(name);
  return kind === "options" || kind === "ids";
};
const isRange = (name: CriterionName): boolean => {
  const { kind } = criterionOf(name);
  return kind === "dates" || kind === "days";
};

/** The fields of a criterion: one, or from and to. */
export const fieldsOf = (name: CriterionName): string[] => (isRange(name) ? [`${name}From`, `${name}To`] : [name]);

/** The form filled in with these criteria, with a value for each input. */
export function formOfCriteria(criteria: Criteria, names: readonly CriterionName[]): CriteriaValues {
  const written = writeCriteria(criteria);
  return Object.fromEntries(
    names.flatMap((name) =>
      fieldsOf(name).map((field): [string, string | string[]] => {
        const text = written[field] ?? "";
        return [field, isList(name) ? text.split(",").filter((part) => part !== "") : text];
      }),
    ),
  );
}

export function criteriaOfForm(values: CriteriaValues, names: readonly CriterionName[]): Criteria {
  const parameters = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value : value.join(",")]),
  );
  return keepCriteria(readCriteria(parameters), names);
}

/** What is wrong with the criteria, each at the input that is to be put right; "empty" when there are none. */
export function judgeForm(criteria: Criteria, today: string): Issue[] | "empty" {
  if (isEmptySearch(criteria)) return "empty";
  return checkCriteria(criteria, today).map((issue) => ({
    ...issue,
    path: fieldAtFault(issue.path as CriterionName, criteria),
  }));
}

/** Of a span the end that was given; both given, the first. */
function fieldAtFault(name: CriterionName, criteria: Criteria): string {
  const [first = name, last = first] = fieldsOf(name);
  const value = criteria[name];
  const onlyEnd = typeof value === "object" && "to" in value && !("from" in value);
  return onlyEnd ? last : first;
}

/** The groups of the form with their criteria; the first is the most used and always open. */
export function groupsOf(names: readonly CriterionName[]): { group: CriterionGroup; names: CriterionName[] }[] {
  return criterionGroups
    .map((group) => ({ group, names: names.filter((name) => criterionOf(name).group === group) }))
    .filter((one) => one.names.length > 0);
}
