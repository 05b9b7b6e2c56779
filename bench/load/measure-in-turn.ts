import type { Peer } from "../peers/start-peer.ts";
import type { Figure } from "../report/figure.ts";
import { askingOf, takes, type Call, type Role } from "../calls.ts";
import { measureLoad, type Measured } from "../measure-load.ts";

/** A server on a database of so many documents; `own` has a document for each connection, which nobody else changes. */
export type Target = {
  peer: Peer;
  amount: number;
  headers: Record<Role, Record<string, string>>;
  ids: readonly number[];
  own: readonly number[];
};

type Plan = { seconds: number; rounds: number; connections: number; say: (line: string) => void };
/** Until code and statements are compiled; and until connections that idled meanwhile are made again. */
const WARM_SECONDS = 1.5;
const LEAD_SECONDS = 0.2;

type Round = Measured & { processor: number };

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** One call at every server in turn, round after round, so that a busy minute hits all of them; the first round warms up. */
export async function measureInTurn(
  call: Call,
  targets: readonly Target[],
  { seconds, rounds, connections, say }: Plan,
): Promise<Figure[]> {
  const taking = targets.filter(({ peer }) => takes(call, peer.name));
  const measured = new Map<Target, Round[]>(taking.map((target) => [target, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const target of taking) {
      const { peer, headers, ids, own } = target;
      const asking = askingOf(call, { headers: headers[call.role], ids, own });
      const load = { url: peer.url, asking, connections };
      await measureLoad({ ...load, seconds: Math.min(seconds, round === 0 ? WARM_SECONDS : LEAD_SECONDS) });
      if (round === 0) continue;
      const before = peer.processor();
      const result = await measureLoad({ ...load, seconds });
      const processor = ((peer.processor() - before) * 1000) / result.requests;
      measured.get(target)?.push({ ...result, processor });
    }
  return taking.map((target) => {
    const all = measured.get(target) ?? [];
    const of = (name: keyof Round) => median(all.map((round) => round[name]));
    const figure = { perSecond: of("perSecond"), p50: of("p50"), p99: of("p99"), processor: of("processor") };
    say(
      `${call.name}, ${target.amount} documents, ${target.peer.name}: ${figure.perSecond.toFixed(0)}/s, p50 ${figure.p50.toFixed(1)}, p99 ${figure.p99.toFixed(1)} ms, ${figure.processor.toFixed(2)} ms of processor`,
    );
    return { call: call.name, peer: target.peer.name, amount: target.amount, ...figure };
  });
}
