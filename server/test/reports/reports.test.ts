import { readCsv } from "@runko/domain/csv/read-csv";
import type { Report } from "@runko/domain/reports/report";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "../documents/support/create-world.ts";
import { readZip } from "../search/read-zip.ts";
import { createDesk } from "../documents/support/desk.ts";

const period = "from=2026-01-01&to=2026-12-31";
const made = (day: string) => new Date(`${day}T09:00:00Z`);

let world: World;
let other: World;
beforeAll(async () => {
  world = await createWorld();
  other = await addPair(world.portal);
  const { db } = world.portal;
  await makeDocument(db, world, {
    type: "Order",
    state: "READY",
    archived: true,
    created_at: made("2026-03-02"),
    confirmed_at: made("2026-03-09"),
    ready_at: made("2026-03-20"),
    fields: { estimatedDeliveryDate: "2026-03-18", actualDeliveryDate: "2026-03-20" },
  });
  await makeDocument(db, world, { type: "Order", created_at: made("2026-03-02") });
  await makeDocument(db, other, { type: "Order", created_at: made("2026-03-02") });
  await db
    .updateTable("organizations")
    .set({ name: "=1+1 <script>alert('x')</script> & Pojat" })
    .where("id", "=", world.subscriber.id)
    .execute();
});
afterAll(async () => {
  await world.portal.close();
});

describe("what cannot be answered is told in Finnish", () => {
  test.each([
    ["no report", period, 422, "REPORT_TYPE_MISSING", "Raportin tyyppi puuttuu"],
    ["an empty report", `report=&${period}`, 422, "REPORT_TYPE_MISSING", "Raportin tyyppi puuttuu"],
    ["an unknown report", `report=everything&${period}`, 400, "MALFORMED_REQUEST", "Pyyntö on virheellinen"],
    ["an id that is none", `report=fault&supplierIds=x&${period}`, 400, "MALFORMED_REQUEST", "Pyyntö on virheellinen"],
    ["no days", "report=fault", 422, "VALIDATION_FAILED", "Lomakkeessa on puutteita"],
    [
      "more than a year",
      "report=fault&from=2025-01-01&to=2026-01-02",
      422,
      "VALIDATION_FAILED",
      "Lomakkeessa on puutteita",
    ],
  ])("%s", async (_what, query, status, code, title) => {
    const answer = await world.desks.supplier.get<ProblemBody>(`/export/report?${query}`);
    expect([answer.status, answer.body.code, answer.body.title]).toEqual([status, code, title]);
  });

  test("the field that is wrong is named", async () => {
    const query = "report=fault&from=2025-01-01&to=2026-01-02";
    const { body } = await world.desks.supplier.get<ProblemBody>(`/export/report?${query}`);
    expect(body.errors).toEqual([
      { path: "to", code: "DATE_RANGE_TOO_LONG", message: "Aikaväli voi olla enintään vuosi, lyhennä sitä" },
    ]);
  });

  test("fault handlers have no report of orders", async () => {
    const answer = await world.desks.faultHandler.get<ProblemBody>(`/export/report?report=delivery-time&${period}`);
    expect([answer.status, answer.body.code]).toEqual([422, "REPORT_NOT_FOR_ROLE"]);
  });
});

test("a report counts the organization's own documents, archived or not, and no others", async () => {
  const { body } = await world.desks.supplier.get<Report>(`/export/report?report=count-per-event&${period}`);
  expect(body.total).toEqual({
    counts: [1, 0, 0, 0, 1, 0],
    total: 2,
    averageDays: null,
    share: null,
    serviceHours: null,
  });
  expect(body.tables.map(({ by }) => by)).toEqual(["type", "month"]);
});

test("an organization's admin reads its reports without the plain role", async () => {
  const { portal, supplier } = world;
  const admin = await makeUser(portal.db, { roles: [[supplier, "SUPPLIER_ADMIN"]] });
  const desk = await createDesk(portal, admin, supplier, "SUPPLIER");
  const { body } = await desk.get<Report>(`/export/report?report=count-per-event&${period}`);
  expect(body.total.total).toBe(2);
});

test("order-confirmation-duration answers as the report of that name", async () => {
  const { supplier } = world.desks;
  const named = await supplier.get<Report>(`/export/report?report=order-confirmation-duration&${period}`);
  const own = await supplier.get<Report>(`/export/order-confirmation-duration?raw=true&${period}`);
  expect(own.body).toEqual(named.body);
  expect(own.body.total).toMatchObject({ counts: [0, 1, 0, 0, 0], total: 1, averageDays: 5 });
});

test("a report over the whole portal tells of every organization, of both its parties, and is logged", async () => {
  const { portal, subscriber } = world;
  const admin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
  const query = `report=count-per-event&mode=advanced&${period}`;
  const { body } = await admin.get<Report>(`/admin/export/report?${query}`);
  expect([body.organization, body.role, body.total.total]).toEqual([null, "PORTAL", 3]);
  const rowsBy = (by: string) => body.tables.find((table) => table.by === by)?.rows.map(({ key }) => key);
  expect(body.tables.map(({ by }) => by)).toEqual(["type", "subscriber", "supplier", "productGroup", "month"]);
  expect(rowsBy("subscriber")?.toSorted()).toEqual([subscriber.id, other.subscriber.id].toSorted());
  expect(rowsBy("supplier")?.toSorted()).toEqual([world.supplier.id, other.supplier.id].toSorted());

  const narrowed = `subscriberIds=${subscriber.id}&supplierIds=${world.supplier.id}`;
  const one = (await admin.get<Report>(`/admin/export/report?${query}&${narrowed}`)).body;
  expect([one.total.total, one.filters.subscribers.length, one.filters.suppliers.length]).toEqual([2, 1, 1]);

  const file = await admin.get(`/admin/export/report?${query}&format=csv`);
  expect(decodeURIComponent(String(file.headers["content-disposition"]))).toContain("Koko portaali");
  const behind = await admin.get(
    `/admin/export/report/documents?report=count-per-event&${period}&by=supplier&key=${other.supplier.id}&format=csv`,
  );
  const read = readCsv(behind.text);
  expect("records" in read && read.records.map(({ cells }) => cells.slice(4, 6))).toEqual([
    ["Tilaaja", "Toimittaja"],
    [other.subscriber.name, other.supplier.name],
  ]);
  const logged = await portal.db
    .selectFrom("security_log")
    .select(["organization_id", "details"])
    .where("event", "=", "exported")
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  expect(logged).toMatchObject([
    { organization_id: null, details: { subject: "report-documents" } },
    { organization_id: null, details: { subject: "report", format: "csv" } },
  ]);
});

test("a filter names only what the organization's own documents name", async () => {
  const ask = (id: string) =>
    world.desks.supplier.get<Report>(`/export/report?report=count-per-event&subscriberIds=${id}&${period}`);
  expect((await ask(world.subscriber.id)).body.filters.subscribers).toHaveLength(1);
  const foreign = (await ask(other.subscriber.id)).body;
  expect([foreign.total.total, foreign.filters.subscribers]).toEqual([0, []]);
});

test("the choices are those of the documents that are counted", async () => {
  type Choices = { subscribers: { id: string }[]; suppliers: object[]; products: { id: string }[] };
  const { body } = await world.desks.supplier.get<Choices>(`/export/report/choices?report=delivery-time&${period}`);
  expect([body.subscribers.map(({ id }) => id), body.suppliers]).toEqual([[world.subscriber.id], []]);
  expect(body.products.map(({ id }) => id)).toEqual([world.product.id]);
});

test("the documents behind a figure tell what was measured", async () => {
  const query = `report=delivery-reliability&${period}&by=type&key=Order&bucket=under-7`;
  const { body, headers } = await world.desks.subscriber.get<object[]>(`/export/report/documents?${query}`);
  expect(headers["x-total-count"]).toBe("1");
  expect(body).toMatchObject([{ documentType: "Order", archived: true, endDate: "2026-03-20", days: 2 }]);
});

describe("as files", () => {
  const behind = `report=delivery-reliability&${period}&by=type&key=Order&bucket=under-7`;

  test("the documents behind a figure, with numbers and dates as such", async () => {
    const { subscriber } = world.desks;
    const csv = await subscriber.get(`/export/report/documents?${behind}&format=csv`);
    const read = readCsv(csv.text);
    const [headers, cells] = "records" in read ? read.records.map((record) => record.cells) : [];
    expect([headers?.slice(-3), cells?.slice(-3)]).toEqual([
      ["Luotu", "Toimitettu", "Päiviä myöhässä"],
      ["2.3.2026", "20.3.2026", "2"],
    ]);
    expect(cells?.slice(2, 4)).toEqual(["Tilaus", "Arkistoitu"]);
    expect(String(csv.headers["content-disposition"])).toContain(".csv");

    const xlsx = await world.portal.app.inject({
      url: `/api${subscriber.base}/export/report/documents?${behind}&format=xlsx`,
      headers: { authorization: `Bearer ${subscriber.token}` },
    });
    const sheet = (readZip(xlsx.rawPayload)["xl/worksheets/sheet1.xml"] ?? "").replaceAll(/ r="[A-Z]*\d+"/g, "");
    const [, , row = ""] = sheet.split("<row>");
    expect(row).toContain(`<c s="1"><v>46083</v></c><c s="1"><v>46101</v></c><c><v>2</v></c>`);
  });

  test("the page to print has no scripts, and says names as they are", async () => {
    const query = `report=count-per-event&mode=advanced&format=html&${period}`;
    const { text, headers } = await world.desks.supplier.get(`/export/report?${query}`);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toContain("=1+1 &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; Pojat");
    expect(text).not.toContain("<script");
    expect(text).toContain('<html lang="fi">');
    expect(text).toContain("1.1.2026–31.12.2026");
  });

  test("CSV has the figures of the report, and no formulas (R25)", async () => {
    const { supplier } = world.desks;
    const query = `report=order-confirmation-duration&mode=advanced&${period}`;
    const { body } = await supplier.get<Report>(`/export/report?${query}`);
    const { text, headers } = await supplier.get(`/export/report?${query}&format=csv`);
    const read = readCsv(text);
    const lines = "records" in read ? read.records.map(({ cells }) => cells) : [];
    expect(lines.at(-1)).toEqual(["Yhteensä", "", ...[...body.total.counts, body.total.total, 5].map(String)]);
    expect(text).toContain(";'=1+1 <script>");
    expect(lines).toHaveLength(3 + body.tables.reduce((sum, { rows }) => sum + rows.length, 0));
    expect(String(headers["content-disposition"])).toContain("attachment");
  });

  test("XLSX is a workbook with numbers as such", async () => {
    const query = `report=count-per-event&format=xlsx&${period}`;
    const { text, headers, status } = await world.desks.supplier.get(`/export/report?${query}`);
    expect([status, headers["content-type"]]).toEqual([
      200,
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]);
    expect(text.slice(0, 2)).toBe("PK");
    expect(String(headers["content-disposition"])).toContain(".xlsx");
  });

  test("taking a report out is in the security log (R17)", async () => {
    await world.desks.supplier.get(`/export/report?report=fault&format=csv&${period}`);
    const row = await world.portal.db
      .selectFrom("security_log")
      .select(["details", "organization_id"])
      .where("event", "=", "exported")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      organization_id: world.supplier.id,
      details: { subject: "report", report: "fault", format: "csv" },
    });
  });
});
