import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { reportTypes } from "../enumerations/report-types.ts";
import { checkReportSpan } from "./check-report-span.ts";
import { makeReportTables } from "./make-report-tables.ts";
import type { Report } from "./report.ts";
import { boundsOf } from "./report-buckets.ts";
import { reportTable, showKeyFigure } from "./report-cells.ts";
import { cellText } from "../search/export-cells.ts";
import { periodPresets, presetOf, presetPeriod } from "./report-periods.ts";
import { breakdownsOf, reportDefinitions, reportedTypes, reportsOf } from "./report-definitions.ts";
import { texts } from "../texts/texts.ts";

const classOf = (report: (typeof reportTypes)[number], days: number) =>
  boundsOf(reportDefinitions[report].buckets)
    .filter(({ least, most }) => (least === null || days >= least) && (most === null || days <= most))
    .map(({ key }) => key);

describe("the classes of measured days (D-35, specification §9)", () => {
  test.each([
    [
      "order-confirmation-duration",
      { 0: "under-5", 4: "under-5", 5: "5", 6: "6-10", 10: "6-10", 11: "11-14", 14: "11-14", 15: "over-14" },
    ],
    [
      "delivery-time",
      {
        0: "1-week",
        7: "1-week",
        8: "2-weeks",
        14: "2-weeks",
        15: "3-weeks",
        22: "4-weeks",
        28: "4-weeks",
        29: "over-4-weeks",
      },
    ],
    [
      "delivery-reliability",
      { [-3]: "on-time", 0: "on-time", 1: "under-7", 6: "under-7", 7: "7-14", 14: "7-14", 15: "over-14" },
    ],
    ["fault", { 0: "under-2", 1: "under-2", 2: "2-7", 7: "2-7", 8: "over-7" }],
  ] as const)("of %s", (report, expected) => {
    for (const [days, key] of Object.entries(expected)) expect(classOf(report, Number(days))).toEqual([key]);
  });

  it("leave no number out and overlap nowhere", () => {
    const measuring = reportTypes.filter(
      (report) => !["state", "ordered", "clock"].includes(reportDefinitions[report].measure),
    );
    fc.assert(
      fc.property(fc.constantFrom(...measuring), fc.integer({ min: -400, max: 400 }), (report, days) => {
        expect(classOf(report, days)).toHaveLength(1);
      }),
    );
  });
});

test("fault handlers report on faults alone", () => {
  expect(reportsOf("ERROR_HANDLER")).toEqual(["count-per-event", "fault", "service-time"]);
  expect(reportedTypes("count-per-event", "ERROR_HANDLER")).toEqual(["Fault"]);
  expect(reportsOf("SUPPLIER")).toEqual(reportTypes);
});

test.each([
  ["2026-01-01", "2026-12-31", []],
  ["2025-02-28", "2026-02-28", []],
  ["2024-02-29", "2025-02-28", []],
  ["2024-02-29", "2025-03-01", ["DATE_RANGE_TOO_LONG"]],
  ["2025-12-31", "2027-01-01", ["DATE_RANGE_TOO_LONG"]],
  ["2026-03-02", "2026-03-01", ["DATE_RANGE_REVERSED"]],
  ["2026-02-29", "", ["INVALID_DATE", "REQUIRED"]],
])("a report from %s to %s", (from, to, codes) =>
  expect(checkReportSpan(from, to).map(({ code }) => code)).toEqual(codes),
);

describe("makeReportTables", () => {
  const group = (by: "type" | "counterparty" | "month", key: string, bucket: string, amount: number, days: number) => ({
    by,
    key,
    name: by === "counterparty" ? key.toUpperCase() : null,
    bucket,
    amount,
    days,
    minutes: null,
  });
  const asked = {
    report: "order-confirmation-duration",
    role: "SUPPLIER",
    breakdowns: ["type", "counterparty", "month"],
    from: "2025-12-15",
    to: "2026-02-01",
  } as const;
  const groups = [
    group("type", "Order", "under-5", 2, 5),
    group("type", "CancelOrder", "over-14", 1, 20),
    group("counterparty", "b", "under-5", 1, 2),
    group("counterparty", "ä", "under-5", 1, 3),
    group("counterparty", "a", "over-14", 1, 20),
    group("month", "2026-01", "under-5", 2, 5),
    group("month", "2026-01", "over-14", 1, 20),
  ];
  const made = makeReportTables(texts, groups, asked);

  it("has a row for every type and month, and partners by size, then in Finnish order", () => {
    expect(made.tables.map(({ label, rows }) => [label, rows.map((row) => [row.label, row.total])])).toEqual([
      [
        "Tapahtumatyyppi",
        [
          ["Tilaukset", 2],
          ["Muutostilaukset", 0],
          ["Irtisanomiset", 1],
        ],
      ],
      [
        "Tilaaja",
        [
          ["A", 1],
          ["B", 1],
          ["Ä", 1],
        ],
      ],
      [
        "Kuukausi",
        [
          ["joulukuu 2025", 0],
          ["tammikuu 2026", 3],
          ["helmikuu 2026", 0],
        ],
      ],
    ]);
  });

  it("tells the mean of the days, and nothing of no documents", () => {
    expect(made.total).toEqual({
      counts: [2, 0, 0, 0, 1],
      total: 3,
      averageDays: 8.3,
      share: null,
      serviceHours: null,
    });
    expect(made.tables[0]?.rows.map((row) => showKeyFigure(texts.tableFormats, row))).toEqual(["2,5", "–", "20,0"]);
  });

  it("becomes one table of a file whose last line is the whole", () => {
    const report: Report = {
      ...asked,
      ...made,
      mode: "advanced",
      organization: { id: "1", name: "Toimittaja Oy" },
      filters: { suppliers: [], subscribers: [], productGroups: [], products: [] },
      buckets: reportDefinitions[asked.report].buckets.map(({ key }) => ({ key, label: key })),
      previous: { from: "2025-10-28", to: "2025-12-14", total: { ...made.total, total: 7, averageDays: 5 } },
    };
    const { headers, rows } = reportTable(texts, report);
    const cells = rows.map((row) => row.map((cell) => cellText(texts, cell)));
    expect(headers.join("; ")).toBe(
      "Erittely; Rivi; under-5; 5; 6-10; 11-14; over-14; Yhteensä; Keskimäärin työpäiviä",
    );
    expect(cells[0]?.join("; ")).toBe("Tapahtumatyyppi; Tilaukset; 2; 0; 0; 0; 0; 2; 2,5");
    expect(cells.at(-1)?.join("; ")).toBe("Yhteensä; ; 2; 0; 0; 0; 1; 3; 8,3");
    expect(cells.at(-2)?.join("; ")).toBe("Edellinen jakso; 28.10.2025–14.12.2025; 2; 0; 0; 0; 1; 7; 5");
    expect(cells).toHaveLength(3 + 3 + 3 + 2);
  });
});

test("the share is of the class that the report asks for", () => {
  const groups = [
    { by: "type" as const, key: "Inquiry", name: null, bucket: "ordered", amount: 1, days: 0, minutes: null },
    { by: "type" as const, key: "Inquiry", name: null, bucket: "not-ordered", amount: 2, days: 0, minutes: null },
  ];
  const asked = {
    report: "hit-rate",
    role: "SUBSCRIBER",
    breakdowns: ["type"],
    from: "2026-01-01",
    to: "2026-01-31",
  } as const;
  const { tables } = makeReportTables(texts, groups, asked);
  expect(tables[0]?.rows.map((row) => [row.label, row.share])).toEqual([
    ["Saatavuuskyselyt", null],
    ["Tarjouspyynnöt", 33.3],
  ]);
});

test("clocks tell their hours, of each row and of all, as far as they count any", () => {
  const minutes = { median: 90, ninetieth: 480, run: 900, stood: 100 };
  const row = (key: string, bucket: string | null, amount: number, told: typeof minutes | null = null) => ({
    by: "type" as const,
    key,
    name: null,
    bucket,
    amount,
    days: 0,
    minutes: told,
  });
  const groups = [
    row("takeUp", "met", 3),
    row("takeUp", "missed", 1),
    row("takeUp", null, 4, minutes),
    row("delivery", "met", 1),
    { ...row("", null, 5, minutes), by: null },
  ];
  const dates = { from: "2026-01-01", to: "2026-01-31" };
  const asked = { report: "service-time", role: "SUPPLIER", breakdowns: ["type"], ...dates } as const;
  const { tables, total } = makeReportTables(texts, groups, asked);
  const hours = { median: 1.5, ninetieth: 8, stoodShare: 10 };
  expect(total).toEqual({ counts: [4, 1], total: 5, averageDays: null, share: 80, serviceHours: hours });
  const shown = tables[0]?.rows.map(({ label, share, serviceHours }) => [label, share, serviceHours]);
  expect(shown).toEqual([
    ["Käsittelyyn otto", 75, hours],
    ["Vastaus saatavuuskyselyyn", null, null],
    ["Vastaus tarjouspyyntöön", null, null],
    ["Vahvistus", null, null],
    ["Toimitus", 100, null],
    ["Korjaus", null, null],
    ["Peruutuksen kuittaus", null, null],
  ]);
  const ofSubscriber = makeReportTables(texts, groups, { ...asked, role: "SUBSCRIBER" }).tables[0];
  expect(ofSubscriber?.label).toBe("Määräaika");
});

test("clocks are told by SLA class where any document has one", () => {
  const count = { bucket: "met", amount: 1, days: 0, minutes: null };
  const of = (key: string, name: string | null) => ({ ...count, by: "slaClass" as const, key, name });
  const asked = { report: "service-time", role: "SUPPLIER", from: "2026-01-01", to: "2026-01-31" } as const;
  const made = (groups: ReturnType<typeof of>[]) =>
    makeReportTables(texts, groups, { ...asked, breakdowns: breakdownsOf("service-time", "basic", "SUPPLIER") });
  expect(made([of("none", null)]).tables.map(({ by }) => by)).toEqual(["type"]);
  const table = made([of("none", null), of("=Nopea", "Nopea")]).tables[1];
  expect([table?.label, table?.rows.map(({ label }) => label)]).toEqual(["SLA-luokka", ["Ei SLA-luokkaa", "Nopea"]]);
});

describe("periods with a name", () => {
  test.each([
    [
      "2026-03-29",
      [
        "2026-03-01 2026-03-31",
        "2026-02-01 2026-02-28",
        "2026-01-01 2026-03-31",
        "2026-01-01 2026-12-31",
        "2025-01-01 2025-12-31",
      ],
    ],
    [
      "2024-01-31",
      [
        "2024-01-01 2024-01-31",
        "2023-12-01 2023-12-31",
        "2024-01-01 2024-03-31",
        "2024-01-01 2024-12-31",
        "2023-01-01 2023-12-31",
      ],
    ],
    [
      "2025-12-31",
      [
        "2025-12-01 2025-12-31",
        "2025-11-01 2025-11-30",
        "2025-10-01 2025-12-31",
        "2025-01-01 2025-12-31",
        "2024-01-01 2024-12-31",
      ],
    ],
  ])("on %s", (today, expected) => {
    const periods = periodPresets.map((preset) => presetPeriod(preset, today));
    expect(periods.map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
    expect(periods.flatMap(({ from, to }) => checkReportSpan(from, to))).toEqual([]);
  });

  it("are known by their days", () => {
    expect(presetOf({ from: "2026-02-01", to: "2026-02-28" }, "2026-03-29")).toBe("lastMonth");
    expect(presetOf({ from: "2026-02-01", to: "2026-02-27" }, "2026-03-29")).toBeUndefined();
  });
});
