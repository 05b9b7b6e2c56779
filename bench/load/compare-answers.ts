import { Agent } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { askingOf, calls, takes } from "../calls.ts";
import type { Target } from "./measure-in-turn.ts";
import { send } from "../measure-load.ts";
import { comparedOf } from "./compared-of.ts";

/** Fails unless all servers answer each reading call with the same JSON as the first one, but for what it is spared. */
export async function requireEqualAnswers(targets: readonly Target[]): Promise<void> {
  const agent = new Agent();
  for (const call of calls.filter(({ kind }) => kind !== "write")) {
    const bodies: unknown[] = [];
    const taking = targets.filter(({ peer }) => takes(call, peer.name));
    for (const { peer, headers, ids, own } of taking) {
      const ask = askingOf(call, { headers: headers[call.role], ids, own })(0)(undefined);
      bodies.push(JSON.parse((await send(agent, peer.url, ask)).body));
    }
    if (call.name === "list of 25" && (bodies[0] as unknown[]).length !== 25)
      throw new Error("The database has too few documents for a list of 25");
    for (const [index, body] of bodies.entries()) {
      const name = taking[index]?.peer.name ?? "";
      const [answer, expected] = [body, bodies[0]].map((one) => comparedOf(one, name));
      if (!isDeepStrictEqual(answer, expected))
        throw new Error(
          `${name} answers ${call.name} differently:\n${JSON.stringify(answer).slice(0, 3000)}\n${JSON.stringify(expected).slice(0, 3000)}`,
        );
    }
  }
}
