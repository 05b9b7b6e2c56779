import { readCsv } from "@runko/domain/csv/read-csv";
import { textsFor } from "@runko/domain/texts/texts-for";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { spread } from "../notifications/support.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld({ languages: ["fi", "sv", "en"] });
});
afterAll(() => world.portal.close());

const spoken = ["fi", "sv", "en"] as const;

test.each([
  ["sv-FI, sv;q=0.9, en;q=0.8", "sv"],
  ["en-GB, en;q=0.9, fi;q=0.8", "en"],
  ["fi-FI, en;q=0.5", "fi"],
  ["de, *;q=0.1", "fi"],
])("a browser that accepts %s is answered in %s", async (header, language) => {
  const answer = await world.portal.anonymous.post<ProblemBody>("/users/login", {}, { "accept-language": header });
  expect(answer.headers["content-language"]).toBe(language);
  expect(answer.body.title).toBe(textsFor(language).problems.titles.MALFORMED_REQUEST);
});

test("a page that is open in another tab than the one that changed the language is answered in its own", async () => {
  const caller = await world.portal.signInAs(await makeUser(world.db, { language: "sv" }));
  const spokenTo = async (headers: Record<string, string>) =>
    (await caller.get<ProblemBody>("/organizations/x/nowhere", headers)).body.title;
  const title = (language: "fi" | "sv" | "en") => textsFor(language).problems.titles.NOT_FOUND;
  const cookie = "language=sv";
  expect(await spokenTo({ cookie, "page-language": "fi" })).toBe(title("fi"));
  expect(await spokenTo({ cookie })).toBe(title("sv"));
  // What a program or a browser accepts says nothing of a page, nor does what is not offered.
  expect(await spokenTo({ cookie, "accept-language": "en" })).toBe(title("sv"));
  expect(await spokenTo({ cookie, "page-language": "xx" })).toBe(title("sv"));
});

test.each(spoken)("what was exported in %s is imported in it, and changes nothing", async (language) => {
  const { csv } = textsFor(language);
  const admin = await makeUser(world.db, { language, roles: [[world.supplier, "SUPPLIER_ADMIN"]] });
  const caller = await world.portal.signInAs(admin);
  const own = `/organizations/${world.supplier.id}`;
  const { group } = world.product;
  await makeProduct(world.db, world.supplier, {
    group,
    nni_product: true,
    nni_type: "NNI_TO_PORT",
    interfaces: ["10GBase-LR", "1000Base-LX"],
    connectors: ["LC UPC SM"],
    capacities: ["1 Gbit/s", "10|100 Mbit/s"],
  });
  await makeNni(world.db, world.supplier, { groups: [group] });
  for (const subject of ["users", "products", "nnis"] as const) {
    const file = (await caller.get(`${own}/${subject}/export`)).text;
    const { records } = readCsv(file.replace(/^\ufeff/, "")) as { records: { cells: string[] }[] };
    expect(records[0]?.cells).toEqual(expect.arrayContaining(Object.values(csv.columns[subject])));
    expect(records.length).toBeGreaterThan(1);
    const preview = await caller.post<{ rows: { action: string; errors: unknown[] }[] }>(`${own}/${subject}/import`, {
      csv: file,
      preview: true,
    });
    expect(preview.status).toBe(200);
    expect(preview.body.rows.map(({ action, errors }) => [action, errors])).toEqual(
      records.slice(1).map(() => ["none", []]),
    );
  }
});

test.each(spoken)("documents, reports, mails and refusals speak %s to who has chosen it", async (language) => {
  const texts = textsFor(language);
  const { subscriber, supplier } = world.desks;
  await world.db.updateTable("users").set({ language }).execute();
  const order = await world.make("Order");
  await spread(world.portal);

  const pdf = await subscriber.get(`/events/${order.id}/pdf`);
  expect(pdf.headers["content-disposition"]).toContain(
    encodeURIComponent(texts.letters.title(texts.documents.types.Order.one, order.id)).replaceAll(
      "%20",
      language === "sv" ? "%20" : " ",
    ),
  );
  const text = await subscriber.get(`/events/${order.id}?format=text`);
  expect(text.text).toContain(texts.documents.fields.targetAddress);
  const period = "from=2026-01-01&to=2026-12-31";
  const report = await supplier.get(`/export/report?report=fault&mode=advanced&format=html&${period}`);
  expect(report.text).toContain(`<html lang="${language}">`);
  expect(report.text).toContain(texts.enumerations.reportType.fault);

  const late = await supplier.act(order, { action: "signReady" });
  expect((late.body as ProblemBody).title).toBe(texts.problems.titles.NOT_ALLOWED_IN_STATE);
  await supplier.act(order, { action: "startProcessing" });
  const [mail] = await spread(world.portal);
  expect(mail?.html).toContain(`<html lang="${language}">`);
  expect(mail?.text).toContain(texts.notices.headline("startProcessing", "Order", order.id));
});
