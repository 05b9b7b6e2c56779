import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";
import { withTimeout } from "../with-timeout.ts";
import { readPortalState, type PortalState } from "./portal-state.ts";

/** Less than the ten seconds after which Prometheus gives a scrape up. */
const PATIENCE_MS = 3000;

const poolStates = {
  total: (pool: Pool) => pool.totalCount,
  idle: (pool: Pool) => pool.idleCount,
  waiting: (pool: Pool) => pool.waitingCount,
  most: (pool: Pool) => pool.options.max,
};

/** Gauges of the pool and of the portal's own work; answers what reads them anew, which never fails. */
export function createStateGauges(registry: Registry, pool: Pool, sendsMails: boolean): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name: `runko_${name}`, help, labelNames, registers });

  const connections = gauge("pool_connections", "Connections to the database, and calls that wait for one", ["state"]);
  const up = gauge("database_up", "Whether the database answered this scrape");
  const clock = gauge("clock_difference_seconds", "How far the clock of the process is ahead of the database's");
  const waiting = gauge("outbox_waiting", "Words of the outbox that wait, counted to 10001", ["topic"]);
  const oldest = gauge("outbox_oldest_age_seconds", "Age of the oldest word that waits", ["topic"]);
  const dead = gauge("outbox_dead", "Words of the outbox that were given up within 30 days");
  const lag = gauge("job_lag_seconds", "Time since an hourly job last went well, in whichever process", ["work"]);
  const failed = gauge("job_failed", "Whether the last run of an hourly job failed", ["work"]);
  const held = gauge("job_held", "Whether an hourly job did not begin, for the clock is in doubt", ["work"]);
  gauge("mail_server_set", "Whether mails are sent at all").set(Number(sendsMails));
  const ofState = [clock, waiting, oldest, dead, lag, failed, held];

  const tell = (state: PortalState) => {
    clock.set(Date.now() / 1000 - state.now);
    dead.set(state.dead);
    for (const { topic, amount, age } of state.outbox) {
      waiting.set({ topic }, amount);
      oldest.set({ topic }, age);
    }
    for (const run of state.jobs) {
      failed.set({ work: run.job }, Number(run.failed));
      held.set({ work: run.job }, Number(run.held));
      if (run.lag !== null) lag.set({ work: run.job }, run.lag);
    }
  };

  const refresh = async (): Promise<void> => {
    for (const [state, read] of Object.entries(poolStates)) connections.set({ state }, read(pool));
    const state = await withTimeout(PATIENCE_MS, readPortalState(pool), () => new Error("late")).catch(() => undefined);
    up.set(Number(state !== undefined));
    for (const one of ofState) one.reset();
    if (state) tell(state);
    // A gauge without labels would say zero instead of nothing.
    else for (const one of [clock, dead]) one.remove();
  };

  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= refresh().finally(() => (underWay = undefined));
    return underWay;
  };
}
