import type { Condition, FilterValue, Where } from "./filter.ts";
import { aliasOf, findField } from "./published-entity.ts";
import type { FieldType, PublishedField, PublishedFields } from "./published-entity.ts";

export type CompiledWhere = {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** The aliases of the tables that it speaks of. */
  readonly over: ReadonlySet<string>;
};

type Bind = (value: FilterValue | readonly FilterValue[], type: string) => string;

const sqlTypes: Record<FieldType, string> = {
  text: "text",
  integer: "bigint",
  uuid: "uuid",
  boolean: "boolean",
  date: "date",
  instant: "timestamptz",
  money: "numeric",
};

const comparisons = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/**
 * SQL of a where, its values as parameters numbered from `firstParameter`. A condition is true or false, never unknown:
 * the negated ones hold for an empty field. Run it through combineWhere, never alone.
 */
export function compileWhere(where: Where, entity: PublishedFields, firstParameter: number): CompiledWhere {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => {
    values.push(value);
    return `$${firstParameter + values.length - 1}::${type}`;
  };
  const over = new Set<string>();
  const compile = (part: Where): string => {
    if ("parts" in part) {
      if (part.parts.length === 0) return "TRUE";
      return `(${part.parts.map(compile).join(part.kind === "and" ? " AND " : " OR ")})`;
    }
    const field = findField(entity, part.field);
    if (!field) throw new Error(`${entity.name} does not publish ${part.field}`);
    const alias = aliasOf(entity, field);
    if (alias !== undefined) over.add(alias);
    return compileCondition(part, field, bind);
  };
  return { sql: compile(where), values, over };
}

function compileCondition(condition: Condition, field: PublishedField, bind: Bind): string {
  const { column } = field;
  const type = sqlTypes[field.type];
  switch (condition.kind) {
    case "equal":
      if (condition.value === null) return `${column} IS ${condition.negated ? "NOT NULL" : "NULL"}`;
      return `${column} ${condition.negated ? "IS DISTINCT FROM" : "="} ${bind(condition.value, type)}`;
    case "compare":
      if (field.some !== undefined && condition.operator === "gt" && condition.value === 0) return field.some;
      return `${orderedColumn(field)} ${comparisons[condition.operator]} ${bind(condition.value, type)}`;
    case "between":
      return `${orderedColumn(field)} BETWEEN ${bind(condition.low, type)} AND ${bind(condition.high, type)}`;
    case "among": {
      const list = bind(condition.values, `${type}[]`);
      return condition.negated ? `(${column} IS NULL OR ${column} <> ALL(${list}))` : `${column} = ANY(${list})`;
    }
    case "like": {
      const pattern = bind(condition.pattern, type);
      const operator = condition.ignoreCase ? "ILIKE" : "LIKE";
      const compared = condition.ignoreCase ? inFinnish(column) : column;
      return condition.negated
        ? `(${column} IS NULL OR ${compared} NOT ${operator} ${pattern})`
        : `${compared} ${operator} ${pattern}`;
    }
  }
}

/** The column as it is compared and sorted. */
export function orderedColumn(field: PublishedField): string {
  return field.collate === "fi" ? inFinnish(field.column) : field.column;
}

/** Named, since a database of one's own may have another default, in which Ä has no small letter. */
function inFinnish(column: string): string {
  return `${column} COLLATE "fi-x-icu"`;
}
