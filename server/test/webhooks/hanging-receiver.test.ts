import { afterEach, beforeEach, expect, test } from "vitest";
import { runEvery } from "../../src/platform/jobs/run-every.ts";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { sendMails } from "../../src/send-mails.ts";
import { advanceWebhooks } from "../../src/webhooks/advance-webhooks.ts";
import { startSmtp } from "../mail/start-smtp.ts";
import { createHookedWorld, type HookedWorld } from "./support/hooked-world.ts";
import { createReceiver, type Receiver } from "./support/receiver.ts";

let hooked: HookedWorld;
let receiver: Receiver;
beforeEach(async () => {
  hooked = await createHookedWorld();
  receiver = await createReceiver();
});
afterEach(async () => {
  await receiver.close();
  await hooked.portal.close();
});

test("a receiver that hangs holds up nobody else, and is let go when the portal ends", async () => {
  const { world, context, add } = hooked;
  const other = await createReceiver();
  try {
    await add(receiver.url, { types: ["order.created"] });
    await add(other.url, { types: ["order.created"], name: "Toinen" });
    receiver.answer({ hangs: true });
    const ending = new AbortController();
    const work = (async () => {
      while (!ending.signal.aborted) {
        await advanceWebhooks(context, ending.signal);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const lags: number[] = [];
    for (let index = 0; index < 20; index++) {
      const begun = Date.now();
      await world.make("Order");
      while (other.received.length <= index && Date.now() - begun < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 10));
      lags.push(Date.now() - begun);
    }
    expect(other.received).toHaveLength(20);
    expect(receiver.received.length).toBeLessThanOrEqual(4);
    expect(lags.toSorted((one, two) => one - two)[18]).toBeLessThan(2000);
    ending.abort();
    await work;
    const { rows } = await hooked.portal.pool.query(
      "SELECT FROM webhook_attempts a WHERE a.error IS NOT NULL AND a.at > now() - interval '1 minute'",
    );
    expect(rows).toHaveLength(0);
  } finally {
    await other.close();
  }
});

test("a receiver that hangs holds up no mail (beyond B9)", async () => {
  const { world, context, portal, add } = hooked;
  const smtp = await startSmtp();
  await add(receiver.url, { types: ["order.created"] });
  receiver.answer({ hangs: true });
  for (let each = 0; each < 6; each++) await world.make("Order");
  const endings = [
    runEvery({ everyMs: 500, work: (signal) => advanceWebhooks(context, signal), failed: () => {} }),
    sendMails({ ...context, clock: portal.clock, config: { ...context.config, smtpUrl: smtp.url } }),
  ];
  try {
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(4);
    await queueMail(portal.db, { to: "kiireinen@x.example", subject: "Tilaus vahvistettu", text: "Hei!" });
    const isThere = () => smtp.mails.some((mail) => mail.includes("kiireinen@x.example"));
    await expect.poll(isThere, { timeout: 5000, interval: 20 }).toBe(true);
    expect(receiver.received).toHaveLength(4);
  } finally {
    await Promise.all(endings.map((end) => end()));
    await smtp.close();
  }
});
