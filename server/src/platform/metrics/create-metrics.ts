import type { Pool } from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { readServers, type ReadServer } from "../database/read-from-replica.ts";
import { createStateGauges } from "./state-gauges.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** `route` is a pattern, never a path with ids in it. */
type AnswerLabels = { method: string; route: string; status: string };

export type Metrics = {
  contentType: string;
  /** The numbers of this moment as Prometheus reads them; those of the database are left out while it does not answer. */
  read: () => Promise<string>;
  noteAnswer: (labels: AnswerLabels, seconds: number) => void;
  noteStatement: (seconds: number, slow: boolean) => void;
  noteRead: (server: ReadServer) => void;
  /** From here on the numbers of the portal's state and of its connections to the database are told too. */
  watch: (pool: Pool, sendsMails: boolean) => void;
};

/** What one process tells of itself, in a registry of its own. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "runko_build_info",
    help: "Version of the portal and of Node, always 1",
    labelNames: ["version", "node"],
    registers,
  }).set({ version, node: process.versions.node }, 1);
  const answers = new Histogram({
    name: "runko_http_request_duration_seconds",
    help: "Time of answers by method, route pattern and class of status; streams are left out",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers,
  });
  const statements = new Histogram({
    name: "runko_statement_duration_seconds",
    help: "Time of database statements",
    buckets: SECONDS,
    registers,
  });
  const slow = new Counter({
    name: "runko_slow_statements_total",
    help: "Statements that took longer than SLOW_STATEMENT_MS; the log names them",
    registers,
  });
  const reads = new Counter({
    name: "runko_reads_total",
    help: "Reads that a replica may serve, by who served them; none without DATABASE_READ_URL",
    labelNames: ["server"],
    registers,
  });
  for (const server of readServers) reads.inc({ server }, 0);
  let refresh = async (): Promise<void> => {};
  return {
    contentType: registry.contentType,
    read: async () => {
      await refresh();
      return await registry.metrics();
    },
    noteAnswer: (labels, seconds) => answers.observe(labels, seconds),
    noteRead: (server) => reads.inc({ server }),
    noteStatement: (seconds, isSlow) => {
      statements.observe(seconds);
      if (isSlow) slow.inc();
    },
    watch: (pool, sendsMails) => {
      refresh = createStateGauges(registry, pool, sendsMails);
    },
  };
}
