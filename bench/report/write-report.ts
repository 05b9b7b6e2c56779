import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawChart } from "./draw-chart.ts";
import type { Figure } from "./figure.ts";

/** What one peer did in one call on one database; medians over the rounds. */
export type Report = {
  machine: string;
  how: string;
  figures: Figure[];
  memory: { peer: string; amount: number; megabytes: number }[];
};

const at = (digits: number) => (value: number) => value.toFixed(digits);
const thousands = (amount: number) => amount.toLocaleString("en-US");

function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index < 2 ? "---" : "---:"))), ...body.map(line)].join("\n");
}

/** Servers that are measured for the table of layers alone. */
const inBetween = new Set(["floor with token", "floor with actions"]);

const layerNames: Record<string, string> = {
  floor: "SQL and node:http",
  "floor with token": "+ token",
  "floor with rights": "+ session, rights and scope",
  "floor with actions": "+ files, forwards, facts and actions",
  runko: "+ framework: Fastify, checks of the request, headers, log",
};

/** What each layer between the bare floor and the portal costs, call by call. */
function layersTable(figures: readonly Figure[]): string {
  const rows = [...new Set(figures.map(({ call }) => call))].flatMap((call) => {
    const of = (peer: string) => figures.find((each) => each.call === call && each.peer === peer);
    const found = Object.keys(layerNames).flatMap((peer) => of(peer) ?? []);
    if (found.length < 4) return [];
    return found.map(({ peer, perSecond, processor }, index) => {
      const more = processor - (found[index - 1]?.processor ?? 0);
      const share = perSecond / (found[0]?.perSecond ?? 1);
      return [call, layerNames[peer] ?? peer, at(0)(perSecond), at(2)(processor), at(2)(more), at(2)(share)];
    });
  });
  const head = ["call", "layer", "requests/s", "processor ms a request", "of it the layer's", "share of the floor"];
  return `### What each layer costs\n\n${tableOf([head, ...rows])}`;
}

function figuresTable(all: readonly Figure[], amount: number): string {
  const figures = all.filter(({ peer }) => !inBetween.has(peer));
  const own = (call: string) => figures.find((each) => each.call === call && each.peer === "runko");
  const rows = figures.map(({ call, peer, perSecond, p50, p99, processor }) => {
    const ratio = (own(call)?.perSecond ?? 0) / perSecond;
    const shown = peer === "runko" ? "" : at(2)(ratio);
    return [call, peer, at(0)(perSecond), at(1)(p50), at(1)(p99), processor ? at(2)(processor) : "", shown];
  });
  const head = ["call", "server", "requests/s", "p50 ms", "p99 ms", "processor ms a request", "runko is x of it"];
  return `## ${thousands(amount)} documents\n\n${tableOf([head, ...rows])}\n\n${layersTable(all)}`;
}

function growthTable(figures: readonly Figure[], amounts: readonly number[]): string {
  const [least = 0] = amounts;
  const rows = [...new Set(figures.map(({ call }) => call))].flatMap((call) => {
    const of = (amount: number) =>
      figures.find((each) => each.call === call && each.peer === "runko" && each.amount === amount);
    const from = of(least);
    if (!from) return [];
    return amounts.slice(1).flatMap((amount) => {
      const to = of(amount);
      if (!to) return [];
      const ratios = [to.p50 / from.p50, to.p99 / from.p99, to.processor / from.processor];
      return [[call, thousands(amount), ...ratios.map((ratio) => (Number.isFinite(ratio) ? at(2)(ratio) : ""))]];
    });
  });
  return `## Growth of runko from ${thousands(least)} documents\n\n${tableOf([["call", "documents", "p50", "p99", "processor"], ...rows])}`;
}

/** Writes `<folder>/bench.md` and `bench.svg`. */
export function writeReport(folder: string, { machine, how, figures, memory }: Report): void {
  const amounts = [...new Set(figures.map(({ amount }) => amount))].toSorted((one, other) => one - other);
  const memoryTable = tableOf([
    ["server", "documents", "MB"],
    ...memory.map(({ peer, amount, megabytes }) => [peer, thousands(amount), at(0)(megabytes)]),
  ]);
  const parts = [
    "# The portal beside what one would take instead",
    machine,
    how,
    "![Requests per second](bench.svg)",
    ...amounts.map((amount) =>
      figuresTable(
        figures.filter((each) => each.amount === amount),
        amount,
      ),
    ),
    ...(amounts.length > 1 ? [growthTable(figures, amounts)] : []),
    `## Memory after the run\n\n${memoryTable}`,
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "bench.md"), `${parts.join("\n\n")}\n`);
  const most = amounts.at(-1) ?? 0;
  writeFileSync(
    join(folder, "bench.svg"),
    drawChart(
      figures.filter(({ amount, peer }) => amount === most && !inBetween.has(peer)),
      most,
    ),
  );
}
