import { Client } from "pg";

export type Statement = { name?: string; text: string; values: unknown[] };

/** The statements that are sent to any database while the work goes on, in their order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const prototype = Client.prototype as { query: unknown };
  const own = prototype.query;
  prototype.query = function query(this: Client, ...given: unknown[]): unknown {
    const [first, values] = given;
    if (typeof first === "string") recorded.push({ text: first, values: Array.isArray(values) ? values : [] });
    else recorded.push({ ...(first as Statement) });
    return Reflect.apply(own as (...all: unknown[]) => unknown, this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = own;
  }
  return recorded.map(({ name, text, values }) => ({ ...(name !== undefined && { name }), text, values }));
}
