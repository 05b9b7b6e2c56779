import type { Pool } from "pg";

/** `name` is that of a named statement, or how an unnamed one begins; values stand in neither. */
export type StatementNote = (milliseconds: number, name: () => string) => void;

const LONGEST_NAME = 200;

function nameOf(statement: unknown): string {
  const { name, text } = typeof statement === "string" ? { name: undefined, text: statement } : (statement as Named);
  return name ?? (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

type Named = { name?: string; text?: string };
type Callback = (...results: unknown[]) => void;

/** Tells of each statement of the pool how long it took, from its call until its answer or its failure. */
export function timeStatements(pool: Pool, note: StatementNote): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const asked = performance.now();
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
