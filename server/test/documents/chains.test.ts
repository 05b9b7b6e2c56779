import { documentCollections } from "@runko/domain/enumerations/document-types";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createChain, isNeighbour, type Chain } from "./support/create-chain.ts";
import { everyType, type Desk, type Shown } from "./support/desk.ts";
import { inDays } from "./support/forms.ts";
import { bare, noSuchEvent } from "./support/no-such.ts";

const types = ["AvailabilityRequest", "Inquiry", "Order"] as const;
const length = 4;

let chain: Chain;
/** Of each type the documents from the first operator to the last, the next a forward of the one before. */
let documents: Shown[][];
beforeAll(async () => {
  chain = await createChain(length);
  documents = [];
  for (const type of types) {
    const row: Shown[] = [];
    for (let from = 0; from < length - 1; from += 1) {
      const { canary } = chain.link(from);
      const words = {
        projectId: `${canary}-${type}`,
        targetAddress: { ...addressOf(canary) },
        contactEmail: `${canary}@x.example`,
      };
      const own =
        type === "Order" ? { subscriberConnectionId: `${canary}-LIITTYMÄ`, customerName: `${canary} asiakas` } : {};
      const made = await chain.send(from, type, row.at(-1), { ...words, ...own });
      if (made.status !== 201) throw new Error(`The forward answered ${made.text}`);
      row.push(made.body);
      await speak(from, made.body);
    }
    for (let supplier = length - 1; supplier > 0; supplier -= 1) await draft(supplier, row[supplier - 1] as Shown);
    documents.push(row);
  }
});
afterAll(() => chain.portal.close());

const addressOf = (canary: string) => ({
  streetName: `${canary}katu`,
  streetNumber: "1",
  postalCode: "33100",
  postalPlace: "Tampere",
});

/** Messages and questions both ways and a file of each party. */
async function speak(from: number, { id }: Shown): Promise<void> {
  const parties = [
    [chain.link(from), chain.link(from).asSubscriber],
    [chain.link(from + 1), chain.link(from + 1).asSupplier],
  ] as const;
  for (const [{ canary, organization }, desk] of parties) {
    const text = { subject: `${canary} aihe`, content: `${canary} sisältö` };
    expect((await desk.post(`/events/${id}/internal-messages`, text)).status).toBe(201);
    const seen = (await desk.get<Shown>(`/events/${id}`)).body;
    const question = { action: "askQuestion", text: `${canary} kysymys`, answerBy: inDays(5) };
    expect((await desk.act(seen, question)).status).toBe(200);
    await chain.portal.db
      .insertInto("files")
      .values({
        id: uuidv7(),
        document_id: id,
        organization_id: organization.id,
        uploaded_by_id: desk.userId,
        name: `${canary}.pdf`,
        description: `${canary} liite`,
        content_type: "application/pdf",
        size: 1,
        storage_key: `${canary}-${id}`,
      })
      .execute();
  }
}

/** A half-done answer. */
async function draft(supplier: number, document: Shown): Promise<void> {
  const { asSupplier, canary } = chain.link(supplier);
  const seen = (await asSupplier.get<Shown>(`/events/${document.id}`)).body;
  const answered = await asSupplier.act(seen, { action: "answerQuestion", text: `${canary} vastaus` });
  const started = await asSupplier.act(answered.body, { action: "startProcessing" });
  await asSupplier.lock(document.id);
  const answer = { action: "editAnswer", document: { supplierInfo: `${canary} luonnos` } };
  expect((await asSupplier.act(started.body, answer)).status).toBe(200);
}

const own = (index: number): Desk[] => [chain.link(index).asSubscriber, chain.link(index).asSupplier];

function pathsOf({ id, caseId, documentType }: Shown): string[] {
  return [
    `/${documentCollections[documentType]}/${id}`,
    `/events/${id}`,
    `/events/${id}?format=text`,
    `/events/${id}/event-logs`,
    `/events/${id}/event-products`,
    `/events/${id}/files`,
    `/events/${id}/internal-messages`,
    `/events/${id}/questions`,
    `/events/${id}/notes`,
    `/events/${id}/watch`,
    `/events/${id}/escalation-contacts`,
    `/cases/${caseId}`,
  ];
}

const encoded = (filter: object) => encodeURIComponent(JSON.stringify(filter));
const collections = types.map((type) => `/${documentCollections[type]}`);

describe("along a chain of forwards", () => {
  test("everyone reads of neighbours alone, whatever is asked for", async () => {
    const include = encoded({ include: ["eventProducts", "files", "originalEvent"], limit: 100 });
    const paths = [
      ...documents.flat().flatMap(pathsOf),
      ...[...collections, "/events"].map(
        (path) => `${path}?filter=${include}${path === "/events" ? `&${everyType}` : ""}`,
      ),
      ...collections.map((path) => `${path}?q=KANARIA`),
    ];
    let answered = 0;
    for (let index = 0; index < length; index += 1) {
      const foreign = chain.links.filter((_, other) => !isNeighbour(index, other));
      for (const desk of own(index))
        for (const path of paths) {
          const { status, text } = await desk.get(path);
          if (status === 200) answered += 1;
          for (const { canary, organization } of foreign)
            expect([path, text.includes(canary), text.includes(organization.id)]).toEqual([path, false, false]);
        }
    }
    expect(answered).toBeGreaterThan(150);
  }, 60_000);

  test("a document of others answers as one that does not exist, to every call that names it", async () => {
    for (const row of documents)
      for (const [from, document] of row.entries()) {
        const none = { ...document, id: noSuchEvent, caseId: noSuchEvent };
        for (const index of [0, 1, 2, 3].filter((one) => one !== from && one !== from + 1))
          for (const desk of own(index))
            for (const [place, path] of pathsOf(document).entries())
              expect(bare(await desk.get(path))).toBe(bare(await desk.get(pathsOf(none)[place] ?? "")));
      }
  }, 60_000);

  test("a forward's supplier learns of no original, its subscriber of no further forward", async () => {
    for (const [first, second, third] of documents) {
      const shown = async (desk: Desk, document: Shown | undefined) =>
        (await desk.get<Shown>(`/events/${document?.id}`)).body;
      for (const [index, document] of [
        [2, second],
        [3, third],
      ] as const)
        expect(await shown(chain.link(index).asSupplier, document)).toMatchObject({
          originalEventId: null,
          originalEvent: null,
          sourceEventId: null,
        });
      for (const [index, document] of [
        [0, first],
        [1, second],
      ] as const)
        expect(await shown(chain.link(index).asSubscriber, document)).toMatchObject({ forwards: [] });
      for (const [index, document, next] of [
        [1, first, second],
        [2, second, third],
      ] as const)
        expect(await shown(chain.link(index).asSupplier, document)).toMatchObject({ forwards: [{ id: next?.id }] });
      expect(await shown(chain.link(1).asSubscriber, second)).toMatchObject({
        originalEventId: first?.id,
        originalEvent: { id: first?.id },
      });
    }
  });

  test("no filter, word or name infers what is not seen", async () => {
    for (let index = 0; index < length; index += 1) {
      const foreign = chain.links.filter((_, other) => !isNeighbour(index, other));
      for (const { canary, organization } of foreign) {
        const wheres: object[] = [
          { "document.projectId": { ilike: `%${canary}%` } },
          { "document.subscriberConnectionId": { ilike: `${canary}%` } },
          { "document.customerName": { like: `${canary}%` } },
          { "document.targetAddress.streetName": `${canary}katu` },
          { or: [{ "subscriber.name": { ilike: `%${canary}%` } }, { "supplier.name": { ilike: `%${canary}%` } }] },
          { or: [{ subscriberId: organization.id }, { supplierId: organization.id }] },
          { productName: { ilike: `%${canary}%` } },
        ];
        for (const desk of own(index)) {
          for (const where of wheres)
            for (const path of [...collections, "/events"]) {
              const found = await desk.get<unknown[]>(`${path}?filter=${encoded({ where })}`);
              expect([found.status, found.body, found.headers["x-total-count"]]).toEqual([200, [], "0"]);
            }
          for (const path of collections) expect((await desk.get<unknown[]>(`${path}?q=${canary}`)).body).toEqual([]);
        }
      }
    }
  });

  test("the answer goes back link by link, and each reads what its own supplier hands on", async () => {
    const [, row] = documents;
    const answer = {
      estimatedDeliveryTime: 14,
      connectFee: "90.00",
      monthlyFee: "19.90",
      validUntilDate: inDays(30),
    };
    for (let supplier = length - 1; supplier > 0; supplier -= 1) {
      const { asSupplier, canary } = chain.link(supplier);
      const document = row?.[supplier - 1] as Shown;
      const now = (await asSupplier.read(document)).body;
      const fields = { ...answer, supplierInfo: `Kuitu on, ${canary}` };
      const ready = await asSupplier.act(now, { action: "signReady", document: fields });
      expect([ready.status, ready.body.errors]).toEqual([200, undefined]);
      if (supplier === 1) break;
      const forwarder = chain.link(supplier - 1).asSupplier;
      const moved = await forwarder.act((await forwarder.read(document)).body, { action: "transferToOriginal" });
      expect(moved.status).toBe(200);
      const original = (await forwarder.read(row?.[supplier - 2] as Shown)).body;
      expect(original.document).toMatchObject({ supplierInfo: `Kuitu on, ${canary}`, estimatedDeliveryTime: 14 });
      expect(original.document).not.toHaveProperty("connectFee");
    }
    const seen = await chain.link(0).asSubscriber.get<Shown>(`/events/${row?.[0]?.id}`);
    expect(seen.body.document.supplierInfo).toBe(`Kuitu on, ${chain.link(1).canary}`);
    for (const path of pathsOf(seen.body)) {
      const { text } = await chain.link(0).asSubscriber.get(path);
      for (const index of [2, 3]) expect([path, text.includes(chain.link(index).canary)]).toEqual([path, false]);
    }
  });
});
