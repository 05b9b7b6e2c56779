import { setTimeout as sleep } from "node:timers/promises";
import type { TestPair } from "../builders/make-pair.ts";
import { formOf } from "../documents/support/forms.ts";

const PAUSE_MS = 60;
const WRITERS = 4;

/** When it was asked for and answered, by this machine's clock. */
export type Entry = { id: number; sent: Date; answered: Date; file?: { id: string; content: string; answered: Date } };

type Place = { base: string; authorization: string };

async function attach({ base, authorization }: Place, orderId: number, content: string) {
  const form = new FormData();
  form.append("file", new Blob([content], { type: "text/plain" }), "Mittaus.txt");
  const uploaded = await fetch(`${base}/files/upload`, { method: "POST", headers: { authorization }, body: form });
  if (uploaded.status !== 201) return undefined;
  const { id } = (await uploaded.json()) as { id: string };
  const headers = { authorization, "content-type": "application/json" };
  const body = JSON.stringify({ fileId: id });
  const added = await fetch(`${base}/events/${orderId}/files`, { method: "POST", headers, body });
  return added.status === 201 ? { id, content, answered: new Date() } : undefined;
}

/** Four writers order until they are stopped, every second order with a file; what was answered stands in the ledger. */
export function orderWithFiles(place: Place, pair: TestPair, ledger: Entry[]) {
  const state = { going: true, refused: 0 };
  const headers = { authorization: place.authorization, "content-type": "application/json" };
  const body = () =>
    JSON.stringify({
      supplierId: pair.supplier.id,
      document: formOf("Order"),
      eventProducts: [{ productId: pair.product.id }],
    });
  const order = async (turn: number) => {
    const sent = new Date();
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`${place.base}/orders`, { method: "POST", headers, body: body(), signal });
    if (answer.status !== 201) throw new Error(`An order answered ${answer.status}`);
    const { id } = (await answer.json()) as { id: number };
    const entry: Entry = { id, sent, answered: new Date() };
    ledger.push(entry);
    const file = turn % 2 === 0 ? await attach(place, id, `Tilaus ${id}: ${crypto.randomUUID()}`) : undefined;
    if (file) entry.file = file;
  };
  const run = async () => {
    for (let turn = 0; state.going; turn++) {
      await order(turn).catch(() => (state.refused += 1));
      await sleep(PAUSE_MS);
    }
  };
  const runs = Promise.all(Array.from({ length: WRITERS }, run));
  return {
    writers: WRITERS,
    stop: async () => {
      state.going = false;
      await runs;
      return state.refused;
    },
  };
}
