import { AsyncResource } from "node:async_hooks";
import type { Pool } from "pg";

/** `name` is that of a named statement, or how an unnamed one begins; values stand in neither. */
export type StatementNote = (milliseconds: number, name: () => string) => void;
/** Called as a statement is asked, in the context of who asks; what it answers, once the statement has ended. */
export type StatementWatch = () => StatementNote;

/** Tells both of each statement. */
export const inBoth =
  (one: StatementWatch, other: StatementWatch): StatementWatch =>
  () => {
    const notes = [one(), other()];
    return (...told) => notes.forEach((note) => note(...told));
  };

const LONGEST_NAME = 200;

function nameOf(statement: unknown): string {
  const { name, text } = typeof statement === "string" ? { name: undefined, text: statement } : (statement as Named);
  return name ?? (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

type Named = { name?: string; text?: string };
type Callback = (...results: unknown[]) => void;

/** Who waited for a connection goes on in its own context, not in that of who gave it back. */
function keepContext(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (answered?: Callback) => unknown;
  pool.connect = ((answered?: Callback) =>
    answered ? connect(AsyncResource.bind(answered)) : connect()) as typeof pool.connect;
}

/** Tells of each statement of the pool how long it took, from its call until its answer or its failure. */
export function timeStatements(pool: Pool, watch: StatementWatch): void {
  keepContext(pool);
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const asked = performance.now();
      const note = watch();
      const tell = () => note(performance.now() - asked, () => nameOf(args[0]));
      const last = args.at(-1);
      if (typeof last === "function") {
        const answered = last as Callback;
        const told: Callback = (...results) => {
          tell();
          answered(...results);
        };
        return query(...args.slice(0, -1), told);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(tell, tell);
      return answer;
    }) as typeof client.query;
  });
}
