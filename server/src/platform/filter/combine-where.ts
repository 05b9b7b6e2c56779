import { compileWhere } from "./compile-where.ts";
import type { CompiledWhere } from "./compile-where.ts";
import type { Where } from "./filter.ts";
import type { PublishedFields } from "./published-entity.ts";

declare const scopeMark: unique symbol;
declare const scopedMark: unique symbol;

/** What the caller may see, as SQL over parameters from $1. Only createScope makes one. */
export type Scope = CompiledWhere & { readonly [scopeMark]: true };

/** A condition that begins with a scope; the next free parameter is `values.length + 1`. */
export type ScopedWhere = CompiledWhere & { readonly [scopedMark]: true };

export type WherePart = {
  /** Absent: no condition. */
  readonly where: Where | undefined;
  readonly entity: PublishedFields;
  /** Sets the condition into a larger one, such as an EXISTS over the rows of a relation. */
  readonly wrap?: (condition: string) => string;
};

/** `over` names the aliases of joined tables that the condition speaks of. */
export function createScope(sql: string, values: readonly unknown[], over: readonly string[] = []): Scope {
  const parameters = [...sql.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]));
  if (sql.trim() === "" || parameters.some((number) => number > values.length))
    throw new Error("A scope is a condition whose parameters all have values");
  const aliases: ReadonlySet<string> = new Set(over);
  return { sql, values, over: aliases } as Scope;
}

/** The scope and all the parts hold together; parameters of the parts follow those of the scope. */
export function combineWhere(scope: Scope | ScopedWhere, ...parts: readonly WherePart[]): ScopedWhere {
  const conditions = [`(${scope.sql})`];
  const values = [...scope.values];
  const over = new Set(scope.over);
  for (const { where, entity, wrap } of parts) {
    if (!where || (where.kind === "and" && where.parts.length === 0)) continue;
    const compiled = compileWhere(where, entity, values.length + 1);
    conditions.push(wrap ? wrap(compiled.sql) : compiled.sql);
    values.push(...compiled.values);
    compiled.over.forEach((alias) => over.add(alias));
  }
  return { sql: conditions.join(" AND "), values, over } as unknown as ScopedWhere;
}
