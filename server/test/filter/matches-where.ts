import type { FieldType, PublishedFields } from "../../src/platform/filter/published-entity.ts";

export type Value = string | number | boolean | null;

/** A row by its published field names. */
export type Row = Readonly<Record<string, Value>>;

const finnish = new Intl.Collator("fi");

/** What a where in the LoopBack grammar means, said a second time without SQL. */
export function matchesWhere(where: object, row: Row, entity: PublishedFields): boolean {
  return Object.entries(where).every(([key, value]) => {
    if (key === "and") return (value as object[]).every((part) => matchesWhere(part, row, entity));
    if (key === "or") return (value as object[]).some((part) => matchesWhere(part, row, entity));
    return matchesField(key, value, row, entity);
  });
}

function matchesField(name: string, expected: unknown, row: Row, entity: PublishedFields): boolean {
  const isGroup = expected !== null && typeof expected === "object";
  if (!(name in entity.fields))
    return Object.entries(expected as object).every(([key, value]) =>
      matchesField(`${name}.${key}`, value, row, entity),
    );
  const operators = isGroup ? Object.entries(expected) : [["eq", expected] as const];
  return operators.every(([operator, value]) => matchesOperator(operator, name, value, row[name] ?? null, entity));
}

function matchesOperator(operator: string, name: string, raw: unknown, actual: Value, entity: PublishedFields) {
  const type = entity.fields[name]?.type ?? "text";
  const compared = (other: unknown) => compareValues(actual, canonical(other, type), name, entity);
  switch (operator) {
    case "eq":
      return raw === null ? actual === null : actual !== null && compared(raw) === 0;
    case "neq":
      return raw === null ? actual !== null : actual === null || compared(raw) !== 0;
    case "gt":
      return actual !== null && compared(raw) > 0;
    case "gte":
      return actual !== null && compared(raw) >= 0;
    case "lt":
      return actual !== null && compared(raw) < 0;
    case "lte":
      return actual !== null && compared(raw) <= 0;
    case "between": {
      const [low, high] = raw as unknown[];
      return actual !== null && compared(low) >= 0 && compared(high) <= 0;
    }
    case "inq":
      return actual !== null && (raw as unknown[]).some((each) => compared(each) === 0);
    case "nin":
      return actual === null || !(raw as unknown[]).some((each) => compared(each) === 0);
    case "like":
    case "ilike":
      return actual !== null && matchesPattern(String(raw), String(actual), operator === "ilike");
    case "nlike":
    case "nilike":
      return actual === null || !matchesPattern(String(raw), String(actual), operator === "nilike");
    default:
      throw new Error(`No meaning for ${operator}`);
  }
}

/** How the database sorts: Finnish order where the entity says so, empty ones as the greatest. */
export function compareValues(one: Value, other: Value, name: string, entity: PublishedFields): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  const field = entity.fields[name];
  if (field?.type === "money") return Math.sign(Number(one) - Number(other));
  const alphabetical = field?.collate === "fi" ? finnish.compare(String(one), String(other)) : 0;
  return alphabetical || (one < other ? -1 : one > other ? 1 : 0);
}

function canonical(raw: unknown, type: FieldType): Value {
  if (type === "integer") return Number(raw);
  if (type === "boolean") return String(raw) === "true";
  if (type === "instant") return new Date(String(raw)).toISOString();
  return type === "uuid" ? String(raw).toLowerCase() : String(raw);
}

function matchesPattern(pattern: string, text: string, ignoreCase: boolean): boolean {
  const source = pattern.replace(/\\([^])|([%_])|([^])/g, (_all, escaped?: string, wild?: string, plain?: string) => {
    if (wild) return wild === "%" ? "[^]*" : "[^]";
    return (escaped ?? plain ?? "").replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  });
  return new RegExp(`^${source}$`, ignoreCase ? "iu" : "u").test(text);
}
