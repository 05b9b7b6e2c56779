import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSheet } from "../../src/sheets/read-sheet.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { multipartBody, multipartType } from "../attachments/support/upload.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { readRows } from "../sheets/saved-rows.ts";
import * as texts from "../sheets/saved-texts.ts";
import { savedByExcel, savedByGoogleSheets, savedByLibreOffice } from "../sheets/saved-workbooks.ts";
import { advanceFile } from "./support/advance-file.ts";

type Job = { id: string; state: string };
type Row = { number: number; cells: string[]; verdict: string; issues: { path: string; code: string }[] };

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const advance = ({ desks }: World, { id }: Job) => advanceFile<Job>(portal, desks.subscriber, id);

/** What is thought of the rows of a file, and what the register says when they are sent. */
async function bring(fileName: string, content: Buffer) {
  const world = await addPair(portal);
  const { subscriber } = world.desks;
  const metadata = JSON.stringify({ kind: "Connection", defaults: { product: world.product.id } });
  const answer = await portal.inject({
    method: "POST",
    url: `/api${subscriber.base}/imports`,
    headers: { authorization: `Bearer ${subscriber.token}`, "content-type": multipartType },
    payload: multipartBody([
      { name: "metadata", content: metadata },
      { name: "file", fileName, content },
    ]),
  });
  expect(answer.statusCode).toBe(201);
  const job = answer.json<Job>();
  await advance(world, job);
  const { body: rows } = await subscriber.get<Row[]>(`/imports/${job.id}/rows`);
  await subscriber.post(`/imports/${job.id}/send`, { policy: "valid" });
  await advance(world, job);
  const { body: connections } = await subscriber.get<Record<string, unknown>[]>("/connections");
  const told = connections
    .map(({ subscriberConnectionId, activeSince, monthlyFee, customerName, targetAddress }) => ({
      subscriberConnectionId,
      activeSince,
      monthlyFee,
      customerName,
      targetAddress,
    }))
    .toSorted((one, other) => String(one.subscriberConnectionId).localeCompare(String(other.subscriberConnectionId)));
  return { rows, told };
}

type Save = () => Buffer | Promise<Buffer>;

const itself = fileURLToPath(new URL("../sheets/saved-by-libreoffice-7-4.xlsx", import.meta.url));

const workbooks: [string, Save][] = [
  ["Excel", savedByExcel],
  ["LibreOffice", savedByLibreOffice],
  ["LibreOffice 7.4 itself", () => readFile(itself)],
  ["Google Sheets", savedByGoogleSheets],
];

test.each(workbooks)("a workbook saved by %s is read as it was typed", async (_program, save) => {
  const read = await readSheet(await save());
  expect("rows" in read && read.rows).toEqual(readRows.map((cells, index) => ({ line: index + 1, cells })));
});

test.each<[string, string, Save]>([
  ...workbooks.map(([program, save]): [string, string, Save] => [`a workbook of ${program}`, "rivit.xlsx", save]),
  ["Excel's CSV", "rivit.csv", texts.csvByExcel],
  ["Excel's CSV in UTF-8", "rivit.csv", texts.csvInUtf8ByExcel],
  ["Excel's Unicode text", "rivit.txt", texts.unicodeTextByExcel],
  ["CSV with line ends of Windows inside cells", "rivit.csv", texts.csvWithWindowsBreaks],
  ["LibreOffice's CSV", "rivit.csv", texts.csvByLibreOffice],
  ["Google Sheets' CSV", "rivit.csv", texts.csvByGoogleSheets],
])("%s gives the same rows of an import, and the same connections", async (_what, fileName, save) => {
  const { rows, told } = await bring(fileName, await save());
  expect(rows.map(({ verdict, issues }) => [verdict, issues.map(({ path, code }) => `${path} ${code}`)])).toEqual([
    ["warning", ["targetAddress.postalCode POSTAL_CODE_RESTORED"]],
    ["ok", []],
    ["error", ["monthlyFee IMPORT_FORMULA_FAILED"]],
  ]);
  // What is a text in every file is the same to its last letter; days, euros and yes are written otherwise.
  const alike = [0, 2, 3, 5, 6, 7];
  const textsOf = (all: readonly string[][]) => all.map((cells) => alike.map((at) => cells[at]));
  expect(textsOf(rows.map(({ cells }) => cells))).toEqual(textsOf(readRows.slice(1)));
  expect(told).toEqual([
    {
      subscriberConnectionId: "VANHA-1",
      activeSince: "2024-03-15",
      monthlyFee: "1249.90",
      customerName: 'Kauppahuone "Åström"; Oy',
      targetAddress: {
        streetName: "Hämeenkatu",
        streetNumber: "12",
        streetLetter: "B",
        apartment: "3",
        postalCode: "00100",
        postalPlace: "Helsinki",
      },
    },
    {
      subscriberConnectionId: "VANHA-2",
      activeSince: "2024-03-16",
      monthlyFee: "0.10",
      customerName: "€uro & <Pojat> Oy",
      targetAddress: {
        streetName: "Mannerheimintie",
        streetNumber: "5",
        streetLetter: "A",
        postalCode: "00100",
        postalPlace: "Helsinki",
      },
    },
  ]);
});
