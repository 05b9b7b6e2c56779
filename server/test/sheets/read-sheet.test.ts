import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { readSheet } from "../../src/sheets/read-sheet.ts";
import { sheetFileLimit } from "../../src/sheets/sheet.ts";
import { makeWorkbook, zipOf } from "./make-workbook.ts";

const cellsOf = async (bytes: Uint8Array, options = {}) => {
  const read = await readSheet(bytes, options);
  return "rows" in read ? read.rows.map(({ cells }) => cells) : read.issue.code;
};
const rows = [
  ["Oma tunnus", "Katu", "Postinumero"],
  ["A-1", "Hämeenkatu", "00100"],
];
const csv = (separator: string) => rows.map((cells) => cells.join(separator)).join("\r\n");

test.each<[string, Uint8Array]>([
  ["semicolons in UTF-8", Buffer.from(csv(";"))],
  ["commas after a byte order mark", Buffer.from(`\u{feff}${csv(",")}`)],
  [
    "tabs in UTF-16, as Excel's Unicode text",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv("\t"), "utf16le")]),
  ],
  ["Windows-1252", Buffer.from(csv(";"), "latin1")],
])("CSV is read: %s", async (_what, bytes) => expect(await cellsOf(bytes)).toEqual(rows));

test("Windows-1252 has letters where Latin-1 has none", async () => {
  const bytes = Buffer.concat([Buffer.from("a\n"), Buffer.from([0x80, 0x92, 0x96, 0x8a, 0x9e, 0x9f, 0xe4])]);
  expect(await cellsOf(bytes)).toEqual([["a"], ["€’–ŠžŸä"]]);
});

const columns = ["A", "B", "C", "D", "E", "F", "G", "H"];
const row = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells.map((cell, at) => cell.replace("<c", `<c r="${columns[at]}${number}"`)).join("")}</row>`;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test("cells of a workbook are what a reader sees in them", async () => {
  const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="d\\.m\\.yyyy"/></numFmts>
    <cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="22"/></cellXfs>`;
  const bytes = await makeWorkbook({
    styles,
    sharedStrings: `<si><t>Otsikko</t></si><si><r><t>kaksi </t></r><r><t>osaa</t></r></si>`,
    sheets: {
      Tilaukset:
        row(1, ...columns.map((name) => inline(name))) +
        row(
          4,
          `<c t="s"><v>1</v></c>`,
          `<c><v>100</v></c>`,
          `<c s="1"><v>46366</v></c>`,
          `<c s="2"><v>46366.5</v></c>`,
          `<c t="str"><f>HYPERLINK("http://paha.example","A-7")</f><v>A-7</v></c>`,
          `<c><f>B4*2</f><v>0.10000000000000001</v></c>`,
          `<c><v>3.58401234567E+11</v></c>`,
          inline("=1+1"),
        ),
    },
  });
  const read = await readSheet(bytes);
  expect("rows" in read && read.rows[1]).toEqual({
    line: 4,
    cells: ["kaksi osaa", "100", "2026-12-10", "2026-12-10 12:00", "A-7", "0.1", "358401234567", "=1+1"],
  });
});

test("a sheet is read by its name, and the first one without", async () => {
  const bytes = await makeWorkbook({
    sheets: { Ohje: row(1, inline("o")) + row(2, inline("1")), Tilaukset: row(1, inline("t")) + row(2, inline("2")) },
  });
  expect(await cellsOf(bytes)).toEqual([["o"], ["1"]]);
  expect(await cellsOf(bytes, { sheet: "Tilaukset" })).toEqual([["t"], ["2"]]);
  expect(await cellsOf(bytes, { sheet: "Muu" })).toBe("SHEET_NOT_FOUND");
});

test("what is too much, or no table, is refused", async () => {
  const wide = Array.from({ length: 61 }, (_, at) => String(at)).join(";");
  expect(await cellsOf(Buffer.from(`${wide}\n${wide}`))).toBe("SHEET_TOO_WIDE");
  expect(await cellsOf(Buffer.from(`a\n${"1\n".repeat(1001)}`))).toBe("CSV_TOO_MANY_ROWS");
  expect(await cellsOf(Buffer.from(`a\n${"1\n".repeat(1001)}`), { rows: 2000 })).toHaveLength(1002);
  expect(await cellsOf(Buffer.from("a\n"))).toBe("CSV_EMPTY");
  expect(await cellsOf(Buffer.from([0, 1, 2, 3, 0]))).toBe("SHEET_UNREADABLE");
  expect(await cellsOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).toBe("SHEET_OLD_WORKBOOK");
  expect(await cellsOf(Buffer.alloc(sheetFileLimit.bytes + 1, "a"))).toBe("FILE_TOO_LARGE");
  expect(await cellsOf(await zipOf({ "muu.txt": "ei taulukko" }))).toBe("SHEET_UNREADABLE");
  expect(await cellsOf(Buffer.from("PK\u{3}\u{4} katkennut"))).toBe("SHEET_UNREADABLE");
  const parts = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, "x"]));
  expect(await cellsOf(await zipOf(parts))).toBe("SHEET_TOO_LARGE");
  const many = Array.from({ length: 1002 }, (_, at) => row(at + 1, inline("x"))).join("");
  expect(await cellsOf(await makeWorkbook({ sheets: { A: many } }))).toBe("CSV_TOO_MANY_ROWS");
});

test("an archive that swells when it is opened is refused, and the process goes on meanwhile", async () => {
  const bomb = await makeWorkbook({ sheets: { A: `${row(1, inline("a"))}${" ".repeat(26 * 1024 * 1024)}` } });
  expect(bomb.length).toBeLessThan(200_000);
  let slowest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    slowest = Math.max(slowest, performance.now() - last);
    last = performance.now();
  }, 10);
  expect(await cellsOf(bomb)).toBe("SHEET_TOO_LARGE");
  const far = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
  expect(await cellsOf(await makeWorkbook({ sheets: { A: far } }))).toBe("SHEET_TOO_LARGE");
  clearInterval(watch);
  expect(slowest).toBeLessThan(2000);
}, 40_000);
