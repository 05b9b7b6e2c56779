import { Client } from "pg";

/** Tells what is sent to PostgreSQL while work goes on, by every connection that is opened from now on. */
export function watchStatements() {
  const sent: string[] = [];
  const prototype = Client.prototype as { query: unknown };
  const own = prototype.query;
  prototype.query = function query(this: Client, ...given: unknown[]): unknown {
    const [first] = given;
    sent.push(typeof first === "string" ? first : (first as { text: string }).text);
    return Reflect.apply(own as (...all: unknown[]) => unknown, this, given);
  };
  return {
    of: async (work: () => Promise<unknown>): Promise<string[]> => {
      sent.splice(0);
      await work();
      return sent
        .splice(0)
        .map((text) => text.replaceAll(/\s+/g, " ").replace("/* prepared */", "").trim().slice(0, 60));
    },
    stop: () => {
      prototype.query = own;
    },
  };
}
