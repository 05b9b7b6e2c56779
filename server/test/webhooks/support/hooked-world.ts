import { expect } from "vitest";
import { advanceWebhooks } from "../../../src/webhooks/advance-webhooks.ts";
import { createLog } from "../../../src/platform/log/create-log.ts";
import type { Caller } from "../../app/caller.ts";
import { makeUser } from "../../builders/make-user.ts";
import { createWorld, type World } from "../../documents/support/create-world.ts";

export type Attempt = { at: string; durationMs: number; status: number | null; error: string | null; answer: string };
export type Delivery = {
  id: string;
  eventType: string;
  eventId: number;
  state: string;
  attemptCount: number;
  dueAt: string | null;
  attempts: Attempt[];
};
export type Webhook = {
  id: string;
  name: string;
  url: string;
  off: boolean;
  offReason: string | null;
  failingSince: string | null;
  pausedUntil: string | null;
  version: string;
};
export type Made = { id: string; secret: string };

/** A world with who administers the webhooks of its subscriber, and the work that the portal does all the time. */
export async function createHookedWorld() {
  const world: World = await createWorld();
  const { portal, subscriber } = world;
  const admin: Caller = await portal.signInAs(await makeUser(portal.db, { roles: [[subscriber, "SUBSCRIBER_ADMIN"]] }));
  const path = `/organizations/${subscriber.id}/webhooks`;
  const context = {
    db: portal.db,
    pool: portal.pool,
    config: portal.config,
    log: createLog("silent"),
  };
  const add = async (url: string, fields: object = {}): Promise<Made> => {
    const body = { name: "Kuulija", url, role: "SUBSCRIBER", types: ["*"], ...fields };
    const answer = await admin.post<Made>(path, body);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.anything()]);
    return answer.body;
  };
  const find = async ({ id }: Made): Promise<Webhook> => {
    const { body } = await admin.get<Webhook[]>(path);
    const found = body.find((one) => one.id === id);
    if (!found) throw new Error("The webhook is not in the list");
    return found;
  };
  const deliveriesOf = async ({ id }: Made): Promise<Delivery[]> =>
    (await admin.get<Delivery[]>(`${path}/${id}/deliveries`)).body;
  /** Does what the portal does all the time, until what is waited for is there: transactions of other tests are waited for. */
  const workUntil = async (isThere: () => boolean | Promise<boolean>): Promise<void> => {
    for (const end = Date.now() + 10_000; Date.now() < end;) {
      await advanceWebhooks(context, new AbortController().signal);
      if (await isThere()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error("What was waited for never came");
  };
  return { world, portal, admin, path, context, add, find, deliveriesOf, workUntil };
}

export type HookedWorld = Awaited<ReturnType<typeof createHookedWorld>>;
