import { randomUUID } from "node:crypto";
import type { TestPair } from "../builders/make-pair.ts";
import { answerOf, formOf } from "../documents/support/forms.ts";

/** A pair of organizations and the tokens of who works for them; `everyone` holds every role of both and administers the portal. */
export type Cast = { pair: TestPair } & Record<Side | "everyone", string>;
type Side = "subscriber" | "supplier";
export type Shown = { id: number; caseId: number; version: number; eventState: string };

/** What is asked of portals, and what was not answered as it should. */
export function callsOf(cast: Cast, wrong: string[]) {
  const at = { subscriber: cast.pair.subscriber.id, supplier: cast.pair.supplier.id };
  let asked = 0;
  const ask = async (url: string, who: Side | "everyone", method = "GET", body?: object | FormData, headers = {}) => {
    const json = body && !(body instanceof FormData);
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${cast[who]}`,
        ...(json && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
    }).catch((error: unknown) => new Response(String(error), { status: 599 }));
    asked += 1;
    return { status: answer.status, text: await answer.text() };
  };
  const must = async (expected: number, ...what: Parameters<typeof ask>): Promise<string> => {
    const { status, text } = await ask(...what);
    if (status !== expected) wrong.push(`${what[2] ?? "GET"} ${what[0]}: ${status} ${text.slice(0, 300)}`);
    return text;
  };
  const base = (url: string, side: Side) => `${url}/api/organizations/${at[side]}/roles/${side.toUpperCase()}`;

  /** An order with a file and a message, from its making until it is ready, at these portals in turn. */
  async function walk(urls: readonly string[]): Promise<Shown> {
    let turn = Math.floor(Math.random() * urls.length);
    const next = (side: Side) => base(urls[turn++ % urls.length] ?? "", side);
    const key = { "idempotency-key": randomUUID() };
    const { supplier, product } = cast.pair;
    const order = { supplierId: supplier.id, document: formOf("Order"), eventProducts: [{ productId: product.id }] };
    const made = await must(201, `${next("subscriber")}/orders`, "subscriber", "POST", order, key);
    const again = await must(201, `${next("subscriber")}/orders`, "subscriber", "POST", order, key);
    if (again !== made) wrong.push(`another answer under the same key: ${again.slice(0, 300)}`);
    let now = JSON.parse(made) as Shown;
    const events = `/events/${now.id}`;
    await must(201, `${next("subscriber")}${events}/internal-messages`, "subscriber", "POST", {
      subject: "Avain",
      content: "Portti 7",
    });
    const form = new FormData();
    form.append("file", new Blob(["sisältö"], { type: "text/plain" }), "Mittaus.txt");
    await must(201, `${next("supplier")}/files/upload`, "supplier", "POST", form);
    const steps = [
      { action: "startProcessing" },
      { action: "confirm", document: answerOf("Order", "confirm") },
      { action: "deliver" },
      { action: "signReady", document: answerOf("Order", "signReady") },
    ];
    for (const step of steps) {
      if (step.action === "confirm")
        await must(200, `${next("supplier")}${events}/lock-for-editing`, "supplier", "PATCH");
      const version = { "if-match": `"${now.version}"` };
      now = JSON.parse(
        await must(200, `${next("supplier")}/orders/${now.id}`, "supplier", "PATCH", step, version),
      ) as Shown;
      await must(200, `${next("subscriber")}/orders/${now.id}`, "subscriber");
      await must(200, `${next("subscriber")}/orders`, "subscriber");
    }
    return now;
  }

  /** Every GET that this portal tells of, from both sides: none fails, whatever it says. Answers how many were read. */
  async function readAll(url: string, shown: Shown | undefined): Promise<number> {
    const document = JSON.parse(await must(200, `${url}/api/openapi.json`, "everyone")) as {
      paths: Record<string, { get?: object }>;
    };
    const ids: Record<string, string | number> = {
      eventId: shown?.id ?? 0,
      docId: shown?.id ?? 0,
      caseId: shown?.caseId ?? 0,
      productId: cast.pair.product.id,
    };
    const parties = { subscriberId: at.subscriber, supplierId: at.supplier };
    const paths = Object.entries(document.paths).flatMap(([path, { get }]) =>
      !get || path.endsWith("/stream")
        ? []
        : (["subscriber", "supplier"] as const).map((side) => {
            const known: typeof ids = { ...ids, ...parties, id: at[side], role: side.toUpperCase() };
            return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? randomUUID()));
          }),
    );
    const left = [...new Set(paths)];
    let read = 0;
    const reader = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { status, text } = await ask(`${url}/api${next}`, "everyone");
        read += status === 200 ? 1 : 0;
        if (status >= 500) wrong.push(`GET ${next}: ${status} ${text.slice(0, 300)}`);
      }
    };
    await Promise.all([reader(), reader(), reader()]);
    return read;
  }
  return { walk, readAll, asked: () => asked };
}
