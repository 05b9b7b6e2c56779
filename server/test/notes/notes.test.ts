import { texts } from "@runko/domain/texts/texts";
import { documentCollections } from "@runko/domain/enumerations/document-types";
import { noteLength } from "@runko/domain/notes/note-rules";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteSome } from "../../src/platform/jobs/delete-some.ts";
import { notes as capability } from "../../src/notes/capability.ts";
import { makeUser } from "../builders/make-user.ts";
import { createChain, type Chain } from "../documents/support/create-chain.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { createDesk, everyType, type Desk, type Refused, type Shown } from "../documents/support/desk.ts";
import { photograph } from "../documents/support/look.ts";
import { bare, noSuchEvent } from "../documents/support/no-such.ts";

type Note = { id: string; content: string; authorName: string; writtenAt: string; removable: boolean } & Refused;

const list = async (desk: Desk, { id }: { id: number }) => (await desk.get<Note[]>(`/events/${id}/notes`)).body;
const write = (desk: Desk, { id }: { id: number }, content?: string, key?: string) =>
  desk.post<Note>(`/events/${id}/notes`, { content }, key === undefined ? {} : { "idempotency-key": key });

describe("notes of one's own organization", () => {
  let world: World;
  let colleague: Desk;
  beforeAll(async () => {
    world = await createWorld();
    const user = await makeUser(world.db, { roles: [[world.supplier, "SUPPLIER"]] });
    colleague = await createDesk(world.portal, user, world.supplier, "SUPPLIER");
  });
  afterAll(() => world.portal.close());

  test("are read by colleagues, newest first, and leave the document, its log and its notices as they were", async () => {
    const { supplier, subscriber } = world.desks;
    const order = await world.make("Order");
    const before = await photograph(world.db, order.id);
    const first = await write(supplier, order, "  Asentaja Virtanen tuntee kohteen  ");
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ content: "Asentaja Virtanen tuntee kohteen", removable: true });
    await write(colleague, order, "Avain portilta");
    expect((await list(supplier, order)).map(({ content, removable }) => [content, removable])).toEqual([
      ["Avain portilta", false],
      ["Asentaja Virtanen tuntee kohteen", true],
    ]);
    expect(await list(subscriber, order)).toEqual([]);
    expect(await photograph(world.db, order.id)).toBe(before);
  });

  test("are of some text, and written once for a key", async () => {
    const { subscriber } = world.desks;
    const order = await world.make("Order");
    for (const content of [undefined, "  ", "x".repeat(noteLength + 1)]) {
      const refused = await write(subscriber, order, content);
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "content"]);
      expect(refused.body.errors?.[0]?.message).toMatch(/^[A-ZÄÖ]/);
    }
    expect((await subscriber.post(`/events/${order.id}/notes`, { text: "x" })).status).toBe(400);
    const [one, again] = [
      await write(subscriber, order, "Kerran", "n1"),
      await write(subscriber, order, "Kerran", "n1"),
    ];
    expect(again.body).toEqual(one.body);
    expect(await list(subscriber, order)).toHaveLength(1);
  });

  test("are removed by who wrote them, and by nobody else", async () => {
    const { supplier, subscriber } = world.desks;
    const order = await world.make("Order");
    const { id } = (await write(supplier, order, "Poistettava")).body;
    const path = `/events/${order.id}/notes/${id}`;
    const refused = await colleague.delete(path);
    expect([refused.status, refused.body.title]).toEqual([403, texts.problems.titles.NOT_YOUR_ACTION]);
    expect((await subscriber.delete(path)).status).toBe(404);
    expect((await supplier.delete(path)).status).toBe(204);
    expect((await supplier.delete(path)).status).toBe(404);
    expect(await list(colleague, order)).toEqual([]);
  });

  test("of a fault are those of its handlers and suppliers, of another type no handler's", async () => {
    const { supplier, faultHandler, subscriber } = world.desks;
    const [fault, order] = [await world.make("Fault"), await world.make("Order")];
    await write(faultHandler, fault, "Vika on kaapelissa");
    expect((await list(supplier, fault)).map(({ content }) => content)).toEqual(["Vika on kaapelissa"]);
    expect(await list(subscriber, fault)).toEqual([]);
    const none = await faultHandler.get(`/events/${noSuchEvent}/notes`);
    expect(bare(await faultHandler.get(`/events/${order.id}/notes`))).toBe(bare(none));
  });

  test("go with what anonymization takes", async () => {
    const { supplier } = world.desks;
    const [kept, taken] = [await world.make("Order"), await world.make("Order")];
    for (const order of [kept, taken]) await write(supplier, order, "Soita Virtaselle 040 1234567");
    await world.db.updateTable("documents").set({ anonymized_at: new Date() }).where("id", "=", taken.id).execute();
    for (const { table, condition } of capability.expiring ?? [])
      await deleteSome(world.portal.pool, { table, condition: String(condition), ceiling: 100 });
    expect([(await list(supplier, kept)).length, (await list(supplier, taken)).length]).toEqual([1, 0]);
  });
});

describe("along a chain of three", () => {
  const types = ["Inquiry", "Order"] as const;
  const length = 3;
  const memo = (index: number, side: string) => `MUISTIO${"XYZ"[index]} ${side}`;
  let chain: Chain;
  const documents: Shown[] = [];
  const desksOf = (index: number) => [chain.link(index).asSubscriber, chain.link(index).asSupplier];

  beforeAll(async () => {
    chain = await createChain(length);
    for (const type of types) {
      let source: Shown | undefined;
      for (let from = 0; from < length - 1; from += 1) {
        const sent = await chain.send(from, type, source);
        if (sent.status !== 201) throw new Error(sent.text);
        source = sent.body;
        documents.push(source);
        const { id } = source;
        const written = [
          await write(chain.link(from).asSubscriber, source, memo(from, "tilaajana"), `k${id}`),
          await write(chain.link(from + 1).asSupplier, source, memo(from + 1, "toimittajana"), `k${id}`),
        ];
        if (written.some(({ status }) => status !== 201)) throw new Error("A note was not written");
      }
      if (source)
        await chain.answer(length - 1, source, type === "Inquiry" ? { connectFee: "1.00", monthlyFee: "1.00" } : {});
    }
  });
  afterAll(() => chain.portal.close());

  const filter = (parts: object) => `filter=${encodeURIComponent(JSON.stringify(parts))}`;
  const include = filter({ include: ["eventProducts", "files", "originalEvent"], limit: 100 });
  const pathsOf = ({ id, caseId, documentType }: Shown): string[] => [
    ...["", "?format=text", "/event-logs", "/internal-messages", "/questions", "/files", "/followers", "/notes"].map(
      (rest) => `/events/${id}${rest}`,
    ),
    `/${documentCollections[documentType]}/${id}`,
    `/cases/${caseId}`,
  ];

  test("no organization reads the notes of another, by any call, word, filter, export or order", async () => {
    const paths = [
      ...documents.flatMap(pathsOf),
      `/events?${include}&${everyType}`,
      `/events?${everyType}&q=MUISTIO`,
      `/events/export?${everyType}&format=csv`,
      ...types.flatMap((type) => [
        `/${documentCollections[type]}?${include}`,
        `/${documentCollections[type]}?q=MUISTIO`,
      ]),
    ];
    let own = 0;
    for (let index = 0; index < length; index += 1)
      for (const desk of desksOf(index))
        for (const path of paths) {
          const { text } = await desk.get(path);
          const found = [...text.matchAll(/MUISTIO[XYZ]/g)].map(([word]) => word);
          const isOwn = (word: string) => path.endsWith("/notes") && word === memo(index, "").trim();
          own += found.filter(isOwn).length;
          expect([path, found.filter((word) => !isOwn(word))]).toEqual([path, []]);
        }
    expect(own).toBeGreaterThanOrEqual(documents.length * 2);
  }, 60_000);

  test("they stand in their own table and nowhere else: no log, notice, mail, search text or answer kept", async () => {
    const { rows: tables } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'document_notes'`.execute(
      chain.portal.db,
    );
    expect(tables.length).toBeGreaterThan(30);
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ found: boolean }>`
        SELECT EXISTS (SELECT FROM ${sql.table(name)} t WHERE t::text LIKE '%MUISTIO%') AS found`.execute(
        chain.portal.db,
      );
      if (rows[0]?.found) holding.push(name);
    }
    expect(holding).toEqual([]);
  });

  test("whoever is no party is answered as of no document, and a neighbour's neighbour is none", async () => {
    const [first, second] = documents;
    for (const [index, document] of [
      [2, first],
      [0, second],
    ] as const)
      for (const desk of desksOf(index)) {
        const none = bare(await desk.get(`/events/${noSuchEvent}/notes`));
        expect(bare(await desk.get(`/events/${document?.id}/notes`))).toBe(none);
      }
  });
});
