import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readTable, type CsvColumn } from "./csv-table.ts";
import { readCsv } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

const cellsOf = (text: string) => {
  const read = readCsv(text);
  return "records" in read ? read.records.map(({ cells }) => cells) : read;
};

describe("readCsv", () => {
  it.each<[string, string, string[][]]>([
    [
      "semicolons and CRLF",
      "a;b\r\n1;2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "commas and LF",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "tabs and CR",
      "a\tb\r1\t2\r",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a byte order mark", "\u{feff}a;b", [["a", "b"]]],
    [
      "the separator of the first line only",
      "a;b\n1,5;2,5",
      [
        ["a", "b"],
        ["1,5", "2,5"],
      ],
    ],
    [
      "separators inside quotes",
      '"a;a;a",b\n"1,""x""\r\n2",3',
      [
        ["a;a;a", "b"],
        ['1,"x"\r\n2', "3"],
      ],
    ],
    [
      "empty cells, and no empty lines",
      "a;b;c\n\n;;\n;2;\n",
      [
        ["a", "b", "c"],
        ["", "2", ""],
      ],
    ],
    ["a guarded formula", "a\n'=1+1\n'+358 40\n'tis", [["a"], ["=1+1"], ["+358 40"], ["'tis"]]],
    ["digits given as text", 'a\n"=""00123"""\n\'="00123"', [["a"], ["00123"], ['="00123"']]],
    ["nothing", "", []],
  ])("reads %s", (_what, text, cells) => expect(cellsOf(text)).toEqual(cells));

  it("tells the line on which each record begins", () => {
    const read = readCsv('a\n"1\n2"\n\n3');
    expect("records" in read && read.records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it("tells where quotes are wrong", () => {
    expect(readCsv('a\n1\n"2\n3')).toEqual({ openQuoteOnLine: 3 });
    expect(readCsv('a;b\n"1"x;2')).toEqual({ textAfterQuoteOnLine: 2 });
  });
});

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "=1+1",
    "'=1",
    "''@x",
    "+358 40 1",
    "-5",
    "@a",
    "\t",
    ' "',
    "a;b",
    "a,b",
    "1\r\n2",
    "\n",
    "'",
    "＝1",
    "00123",
    "1e12",
    '="00123"',
    "'00123",
  ),
);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

describe("writeCsv", () => {
  it("is read back as it was", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ""));
        const header = Array.from({ length: rows[0]?.length ?? 0 }, (_, index) => `sarake ${index}`);
        expect(cellsOf(writeCsv([header, ...rows]))).toEqual([header, ...filled]);
      }),
    );
  });

  it("shows a phone number as it is, and lets no formula in by its looks (acceptance F12)", () => {
    const cells = ["+358 40 1234567", "+358 40 1 | +358 50 2", "+1+cmd|' /C calc'!A0", "+SUM(1)", '+358"&A1&"'];
    const written = writeCsv([cells]);
    expect(written).toBe(
      `\u{feff}"=""+358 40 1234567""";"=""+358 40 1 | +358 50 2""";'+1+cmd|' /C calc'!A0;'+SUM(1);"'+358""&A1&"""\r\n`,
    );
    expect(cellsOf(written)).toEqual([cells]);
  });

  it("leaves no cell that a spreadsheet would calculate (R25)", () => {
    const written = writeCsv([["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "tavallinen -1"]]);
    expect(written).toBe(`\u{feff}'=HYPERLINK(1);'+1;'-1;'@SUM(A1);"'\t=1";"'\r=1";tavallinen -1\r\n`);
  });

  it("keeps digits that a spreadsheet would make another number or a day (U23)", () => {
    const written = writeCsv([
      ["00123", "1E12", "1-12", "5/2026", "1234567890123456", "100123", "5.3.2026", "0", "0,5"],
    ]);
    const kept = ["00123", "1E12", "1-12", "5/2026", "1234567890123456"].map((text) => `"=""${text}"""`);
    expect(written).toBe(`\u{feff}${kept.join(";")};100123;5.3.2026;0;0,5\r\n`);
  });
});

describe("readTable", () => {
  const columns: CsvColumn<"name" | "phone">[] = [
    { key: "name", header: "Nimi", required: true },
    { key: "phone", header: "Puhelin", required: false },
  ];
  const codes = (text: string) => readTable(text, columns).issues.map(({ code, params }) => [code, params]);

  test("takes columns in any order and leaves out what is optional", () => {
    expect(readTable("puhelin; NIMI\n1; Aino ", columns).rows).toEqual([
      { line: 2, cells: { name: "Aino", phone: "1" } },
    ]);
    expect(readTable("Nimi;;\nAino;;\n", columns).rows).toEqual([{ line: 2, cells: { name: "Aino", phone: "" } }]);
  });

  test.each<[string, string, unknown]>([
    ["no rows", "Nimi\n", ["CSV_EMPTY", undefined]],
    ["nothing", " \n", ["CSV_EMPTY", undefined]],
    ["an unknown column", "Nimi;Ikä\na;1", ["CSV_COLUMN_UNKNOWN", { column: "Ikä" }]],
    ["a column that is missing", "Puhelin\n1", ["CSV_COLUMN_MISSING", { column: "Nimi" }]],
    ["a column twice", "Nimi;nimi\na;b", ["CSV_COLUMN_TWICE", { column: "nimi" }]],
    ["a row wider than the headers", "Nimi\na\nb;c", ["CSV_ROW_TOO_WIDE", { line: 3 }]],
    ["an open quote", 'Nimi\n"a', ["CSV_QUOTE_OPEN", { line: 2 }]],
    ["text after a quote", 'Nimi\n"a"b', ["CSV_TEXT_AFTER_QUOTE", { line: 2 }]],
    ["too many rows", `Nimi\n${"a\n".repeat(1001)}`, ["CSV_TOO_MANY_ROWS", { rows: 1001, max: 1000 }]],
    ["too much text", `Nimi\n${"a".repeat(500_001)}`, ["CSV_TOO_LARGE", { rows: 1000, characters: 500_000 }]],
  ])("refuses %s", (_what, text, issue) => expect(codes(text)).toEqual([issue]));
});
