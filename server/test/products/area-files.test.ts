import { areaLimits, type ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AreaFileAnswer } from "../../src/products/store-area-file.ts";
import { multipartBody, multipartType } from "../attachments/support/upload.ts";
import { makeProduct, type TestProduct } from "../builders/make-product.ts";
import { isLong, sizeOf } from "../documents/support/long.ts";
import { createCatalogue, logOf, type Catalogue } from "./support/catalogue.ts";

let world: Catalogue;
beforeAll(async () => {
  world = await createCatalogue();
});
afterAll(() => world.portal.close());

type Mode = "add" | "replace";
type Areas = { areas: ProductArea[]; total: number; found: number };
const pathOf = ({ organizationId, id }: TestProduct) => `/organizations/${organizationId}/products/${id}/areas`;

async function send(
  product: TestProduct,
  content: string | Uint8Array,
  { mode = "add" as Mode, part = "import", ifMatch = "*", token = world.keeper.token } = {},
) {
  const payload = multipartBody([
    { name: "metadata", content: JSON.stringify({ mode }) },
    { name: "file", fileName: "alueet.csv", content },
  ]);
  const headers = { authorization: `Bearer ${token}`, "content-type": multipartType, "if-match": ifMatch };
  return world.portal.inject({ method: "POST", url: `/api${pathOf(product)}/${part}`, headers, payload });
}
const preview = async (product: TestProduct, content: string, more = {}) =>
  (await send(product, content, { ...more, part: "preview" })).json<AreaFileAnswer>();
const areasOf = async (product: TestProduct, query = "") =>
  (await world.keeper.get<Areas>(`${pathOf(product)}${query}`)).body;
const download = (product: TestProduct, format: string) =>
  world.portal.inject({
    method: "GET",
    url: `/api${pathOf(product)}/export?format=${format}`,
    headers: { authorization: `Bearer ${world.keeper.token}` },
  });

const head = "Alueen laji;Alue;Toimitus;Toimitusaika, pv;Kytkentämaksu;Kuukausimaksu;Huomautus";
const first = [
  head,
  'Kunta;Tampere;Selvitetään paikalla;45;;;"Kaivuu; erikseen"',
  "Postinumero;33100;Toimitetaan;14;90,00;19,9;",
  "Osoite;Hämeenk. 12 B, 33100 Tampere;Ei toimiteta;;;;=tyhjä",
].join("\n");
const codes = ({ areas }: Areas) => areas.map(({ code, verdict }) => [code, verdict]);

test("a file is looked at first, then stored beside what there is, or in its place", async () => {
  const product = await makeProduct(world.db, world.supplier);
  expect(await preview(product, first)).toEqual({
    rows: 3,
    effects: { added: 3, changed: 0, same: 0, removed: 0 },
    wrong: 0,
    errors: [],
    ignored: [],
  });
  expect((await areasOf(product)).total).toBe(0);
  expect((await send(product, first)).json<AreaFileAnswer>().effects?.added).toBe(3);
  expect(codes(await areasOf(product))).toEqual([
    ["837", "survey"],
    ["33100", "served"],
    ["Hämeenk. 12 B, 33100 Tampere", "notServed"],
  ]);
  const second = "Alue;Toimitus;Väri\n33100;Ei toimiteta;sininen\nHämeenkatu 12b, 33100;Toimitetaan;\n00100;served;";
  expect(await preview(product, second)).toMatchObject({
    effects: { added: 1, changed: 2, same: 0, removed: 0 },
    ignored: ["Väri"],
  });
  expect(await preview(product, second, { mode: "replace" })).toMatchObject({
    effects: { added: 1, changed: 2, same: 0, removed: 1 },
  });
  await send(product, second, { mode: "replace" });
  expect(codes(await areasOf(product))).toEqual([
    ["00100", "served"],
    ["33100", "notServed"],
    ["Hämeenkatu 12b, 33100", "served"],
  ]);
  const [, last] = (await logOf(world, product.id)).map(
    ({ changes }) => changes as { field: string; after: unknown }[],
  );
  expect(last?.map(({ field, after }) => [field, Array.isArray(after) ? after.length : after])).toEqual([
    ["ofFile", "alueet.csv"],
    ["addedByFile", 1],
    ["changedByFile", 2],
    ["removedByFile", 1],
    ["areas", 3],
  ]);
});

test("each wrong row is told in Finnish by its column, and nothing of the file is stored", async () => {
  const product = await makeProduct(world.db, world.supplier);
  const wrong = [
    "Laji;Alue;Toimitus;Toimitusaika",
    "Postinumero;3310;Toimitetaan;",
    "Kunta;Tampre;Toimitetaan;",
    "Postinumero;33100;Toimitetaan;",
    "Postinumero;33100;Ei toimiteta;",
    "Postinumero;33200;ehkä;2 vk",
  ].join("\n");
  const told = await preview(product, wrong);
  expect(told).toMatchObject({ rows: 5, wrong: 3, effects: null });
  const { issues } = texts;
  expect(told.errors.map(({ line, column, message }) => [line, column, message])).toEqual([
    [3, "Alue", issues.UNKNOWN_MUNICIPALITY],
    [5, "Alue", issues.DUPLICATE],
    [6, "Toimitus", issues.NOT_AN_OPTION],
    [6, "Toimitusaika, pv", issues.INVALID_INTEGER],
  ]);
  const refused = await send(product, wrong);
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
    "rows.3.code",
    "rows.5.code",
    "rows.6.verdict",
    "rows.6.deliveryDays",
  ]);
  expect((await send(product, "Alue\n33100")).json()).toMatchObject({ errors: [{ code: "CSV_COLUMN_MISSING" }] });
  expect((await areasOf(product)).total).toBe(0);
});

test.each(["csv", "xlsx"])("what is downloaded as %s is read as the same", async (format) => {
  const product = await makeProduct(world.db, world.supplier);
  await sql`INSERT INTO product_areas (product_id, kind, key, code, verdict, note)
    SELECT ${product.id}, 'municipality', code, code, 'served', '' FROM municipalities`.execute(world.db);
  await send(product, first);
  const before = await areasOf(product, "?most=1000");
  const file = await download(product, format);
  expect(file.statusCode).toBe(200);
  const looked = await send(product, file.rawPayload, { mode: "replace", part: "preview" });
  expect(looked.json()).toMatchObject({ effects: { added: 0, changed: 0, same: 311, removed: 0 }, ignored: [] });
  const other = await makeProduct(world.db, world.supplier);
  expect((await send(other, file.rawPayload)).statusCode).toBe(200);
  expect(await areasOf(other, "?most=1000")).toEqual(before);
});

test("a file is stored in the version in which it was looked at", async () => {
  const product = await makeProduct(world.db, world.supplier);
  const looked = await send(product, first, { part: "preview" });
  const tag = String(looked.headers["etag"]);
  await send(product, "Alue;Toimitus\n00100;Toimitetaan");
  const late = await send(product, first, { mode: "replace", ifMatch: tag });
  expect([late.statusCode, (await areasOf(product)).total]).toEqual([412, 1]);
  const again = String((await send(product, first, { part: "preview" })).headers["etag"]);
  expect((await send(product, first, { mode: "replace", ifMatch: again })).statusCode).toBe(200);
});

test("only who keeps the product brings, takes or looks", async () => {
  const product = await makeProduct(world.db, world.supplier);
  const foreign = await makeProduct(world.db, world.stranger);
  const there = { ...product, id: foreign.id };
  for (const part of ["preview", "import"]) {
    expect((await send(product, first, { part, token: world.buyer.token })).statusCode).toBe(404);
    expect((await send(there, first, { part })).statusCode).toBe(404);
  }
  expect((await download(there, "csv")).statusCode).toBe(404);
});

test("fifty thousand areas are stored, told page by page, searched and replaced at once", async () => {
  const amount = sizeOf(5000, areaLimits.areas);
  const product = await makeProduct(world.db, world.supplier);
  const rows = (verdict: string) =>
    [
      "Laji;Alue;Toimitus;Toimitusaika;Kuukausimaksu;Huomautus",
      ...Array.from(
        { length: amount },
        (_, at) => `Osoite;Kuja ${at + 1}, 33100;${verdict};14;19,90;Kuitu talojakamossa`,
      ),
    ].join("\n");
  const times: Record<string, number> = {};
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const done = await work();
    times[name] = Math.round(performance.now() - begun);
    return done;
  };
  await timed("preview", () => preview(product, rows("Toimitetaan")));
  expect((await timed("store", () => send(product, rows("Toimitetaan")))).statusCode).toBe(200);
  expect((await timed("replace", () => send(product, rows("Ei toimiteta"), { mode: "replace" }))).statusCode).toBe(200);
  const page = await timed("page", () => areasOf(product, `?skip=${amount - 50}`));
  expect([page.areas.length, page.total]).toEqual([50, amount]);
  const found = await timed("search", () => areasOf(product, "?search=kuja%2077%2C"));
  expect([found.found, found.areas[0]?.code]).toEqual([1, "Kuja 77, 33100"]);
  const file = await timed("download", () => download(product, "csv"));
  expect(file.payload.split("\n").length).toBeGreaterThan(amount);
  const workbook = await timed("workbook", () => download(product, "xlsx"));
  const looked = await timed("preview of the workbook", () =>
    send(product, workbook.rawPayload, { mode: "replace", part: "preview" }),
  );
  expect(looked.json()).toMatchObject({ effects: { same: amount, removed: 0 } });
  if (isLong) process.stdout.write(`${JSON.stringify(times)}\n`);
  expect(Math.max(times["store"] ?? 0, times["replace"] ?? 0)).toBeLessThan(20_000);
}, 240_000);
