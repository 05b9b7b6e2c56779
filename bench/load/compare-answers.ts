import { Agent } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { askingOf, calls } from "./calls.ts";
import type { Target } from "./measure-in-turn.ts";
import { send } from "./measure-load.ts";

/** Fails unless all servers answer each reading call with the same JSON as the first one. */
export async function requireEqualAnswers(targets: readonly Target[]): Promise<void> {
  const agent = new Agent();
  for (const call of calls.filter(({ kind }) => kind !== "write")) {
    const bodies: unknown[] = [];
    for (const { peer, headers, ids, own } of targets) {
      const ask = askingOf(call, { headers: headers[call.role], ids, own })(0)(undefined);
      bodies.push(JSON.parse((await send(agent, peer.url, ask)).body));
    }
    for (const [index, body] of bodies.entries())
      if (!isDeepStrictEqual(body, bodies[0]))
        throw new Error(
          `${targets[index]?.peer.name} answers ${call.name} differently:\n${JSON.stringify(body).slice(0, 3000)}\n${JSON.stringify(bodies[0]).slice(0, 3000)}`,
        );
  }
}
