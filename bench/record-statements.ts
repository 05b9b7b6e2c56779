import type { Pool } from "pg";

export type Statement = { name?: string; text: string; values: unknown[] };

/** The statements that the pool runs while the work goes on, in their order. */
export async function recordStatements(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const own = pool.query;
  const recording = (first: string | Statement, values?: unknown[]) => {
    recorded.push(typeof first === "string" ? { text: first, values: values ?? [] } : first);
    return Reflect.apply(own, pool, [first, values]) as unknown;
  };
  Object.assign(pool, { query: recording });
  try {
    await work();
  } finally {
    Object.assign(pool, { query: own });
  }
  return recorded;
}
