import { Client } from "pg";

export type Statement = { name?: string; text: string; values: unknown[] };

/**
 * Records the statements of every connection that is opened from now on; `of` answers those that are sent while the work
 * goes on, in their order.
 */
export function recordStatements() {
  let recorded: Statement[] = [];
  const prototype = Client.prototype as { query: unknown };
  const own = prototype.query;
  prototype.query = function query(this: Client, ...given: unknown[]): unknown {
    const [first, values] = given;
    if (typeof first === "string") recorded.push({ text: first, values: Array.isArray(values) ? values : [] });
    else recorded.push({ ...(first as Statement) });
    return Reflect.apply(own as (...all: unknown[]) => unknown, this, given);
  };
  return {
    of: async (work: () => Promise<unknown>): Promise<Statement[]> => {
      recorded = [];
      await work();
      return recorded.map(({ name, text, values }) => ({ ...(name !== undefined && { name }), text, values }));
    },
    stop: () => {
      prototype.query = own;
    },
  };
}
