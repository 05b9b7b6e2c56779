import { afterAll, beforeAll, expect, test } from "vitest";
import type { BatchAnswer } from "../../src/availability/batch/batch-schema.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { isLong, sizeOf } from "../documents/support/long.ts";
import { advanceFile } from "../imports/support/advance-file.ts";
import { disturbed, fillPortal } from "./support/fill-portal.ts";

const documents = sizeOf(2000, Number(process.env["RUNKO_DOCUMENTS"] ?? 1_000_000));
const small = sizeOf(200, 1000);
let large: World;
let little: World;
beforeAll(async () => {
  [large, little] = await Promise.all([createWorld(), createWorld()]);
  await fillPortal(little, small);
  await fillPortal(large, documents);
}, 480_000);
afterAll(async () => {
  await Promise.all([large.portal.close(), little.portal.close()]);
});

const told: Record<string, string> = {};
afterAll(() => {
  if (isLong) process.stdout.write(`${documents} documents: ${JSON.stringify(told, null, 2)}\n`);
});

const p95 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/**
 * How long the work takes on the large portal at the 95th percentile, and on the small one in turn with it: the same machine,
 * as busy as it is. What it may take is so much, or of a busy machine so many times what the small one takes.
 */
async function compare(name: string, times: number, most: number, work: (world: World, turn: number) => Promise<void>) {
  const taken: Record<"large" | "little", number[]> = { large: [], little: [] };
  for (let turn = 0; turn < times + 2; turn += 1)
    for (const [size, world] of Object.entries({ large, little }) as ["large" | "little", World][]) {
      const begun = performance.now();
      await work(world, turn);
      if (turn >= 2) taken[size].push(performance.now() - begun);
    }
  const [slow, fast] = [p95(taken.large), p95(taken.little)];
  told[name] = `p95 ${Math.round(slow)} ms, on the small one ${Math.round(fast)} ms, of ${times}`;
  expect(slow, told[name]).toBeLessThan(Math.max(most, 4 * fast));
}

test("what can be had at an address is told within 300 ms", () =>
  compare("an address", sizeOf(3, 40), 300, async ({ desks }, turn) => {
    const address = {
      streetName: `Katu ${turn * 7}`,
      streetNumber: "1",
      postalCode: String(33_000 + ((turn * 7) % 250)),
    };
    expect((await desks.subscriber.post("/availability", { address })).status).toBe(200);
  }));

const lists = [
  {},
  { order: "contractEnd ASC" },
  { order: "monthlyFee DESC" },
  { where: { state: "fault" } },
  { where: { municipality: "020" }, order: "contractEnd ASC" },
];
test("a page of the register is told within 150 ms", () =>
  compare("a page of the register", sizeOf(5, 40), 150, async ({ desks }, turn) => {
    const filter = encodeURIComponent(JSON.stringify({ limit: 25, ...lists[turn % lists.length] }));
    expect((await desks.subscriber.get(`/connections?filter=${filter}`)).status).toBe(200);
  }));

async function bring(world: World, rows: number): Promise<string> {
  const desk = world.desks.subscriber;
  const made = await desk.post<{ id: string }>("/imports", {
    kind: "Availability",
    rows: Array.from({ length: rows }, (_, at) => ({
      katuosoite: `Katu ${at} 1`,
      postinumero: String(33_000 + (at % 250)),
      postitoimipaikka: "Tampere",
    })),
  });
  expect(made.status).toBe(201);
  const { state, right } = await advanceFile<{ state: string; right: number }>(world.portal, desk, made.body.id);
  expect({ state, right }).toEqual({ state: "checked", right: rows });
  return made.body.id;
}

test("a thousand addresses by 200 products are told within 2 s", async () => {
  const ids = new Map<World, string>();
  for (const [world, rows] of [
    [large, sizeOf(50, 1000)],
    [little, sizeOf(50, 1000)],
  ] as const)
    ids.set(world, await bring(world, rows));
  await compare("a thousand addresses", sizeOf(1, 5), 2000, async (world) => {
    const found = await world.desks.subscriber.get<BatchAnswer>(`/imports/${ids.get(world)}/availability?most=20`);
    expect(found.body.rows).toHaveLength(20);
  });
}, 400_000);

test("a notice to ten thousand connections is looked at and sent", async () => {
  const choice = { by: "postalCode", values: [disturbed.postalCode] };
  const reached = Math.min(documents, disturbed.connections);
  await compare("preview of a notice", sizeOf(2, 10), 500, async (world) => {
    const seen = await world.desks.supplier.post<{ connections: number }>("/supplier-notices/preview", { choice });
    expect(seen.body.connections).toBe(world === large ? reached : small);
  });
  await compare("sending of a notice", sizeOf(1, 3), 3000, async (world) => {
    const sent = await world.desks.supplier.post("/supplier-notices", {
      kind: "outage",
      title: "Kuitu poikki",
      text: "Kaivinkone katkaisi kuidun.",
      beginsAt: new Date(Date.now() - 3_600_000).toISOString(),
      endsAt: null,
      choice,
    });
    expect(sent.status).toBe(201);
  });
}, 120_000);
