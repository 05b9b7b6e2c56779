import { expect, test } from "vitest";
import { onlyInRegister, reconcile, type ComparedConnection, type ComparedRow } from "./reconcile.ts";

const connection = (tid: number, more: Partial<ComparedConnection> = {}): ComparedConnection => ({
  tid,
  partnerName: "Toimittaja Oy",
  productName: "Kuitu",
  subscriberConnectionId: `OMA-${tid}`,
  supplierConnectionId: `TOIM-${tid}`,
  monthlyFee: "19.90",
  ...more,
});
const known = [connection(100_001), connection(100_002), connection(100_003, { monthlyFee: null })];
const compare = (...cells: ComparedRow["cells"][]) =>
  reconcile(
    cells.map((row, at) => ({ line: at + 2, cells: row })),
    known,
  );
const kinds = (...cells: ComparedRow["cells"][]) => compare(...cells).differences.map(({ kind, line }) => [kind, line]);

test("a connection is found by any of its ids, whatever their case", () => {
  for (const cells of [
    { tid: "TID 100001" },
    { subscriberConnectionId: " oma-100001 " },
    { supplierConnectionId: "TOIM-100001" },
    { connection: "toim-100001" },
    { connection: "100001" },
    { supplierConnectionId: "eipä", subscriberConnectionId: "OMA-100001" },
  ]) {
    const { equal, differences, met } = compare(cells);
    expect([equal, differences, [...met]]).toEqual([1, [], [100_001]]);
  }
});

test("an id counts under its own heading alone", () => {
  expect(kinds({ subscriberConnectionId: "TOIM-100001" }, { tid: "OMA-100001" })).toEqual([
    ["onlyFile", 2],
    ["onlyFile", 3],
  ]);
});

test("a price differs when the file says one that the register does not", () => {
  const { equal, differences } = compare(
    { connection: "OMA-100001", monthlyFee: "19,90 €" },
    { connection: "OMA-100002", monthlyFee: "20" },
    { connection: "OMA-100003", monthlyFee: "5.00" },
  );
  expect(equal).toBe(1);
  expect(differences).toMatchObject([
    { kind: "priceDiffers", line: 3, tid: 100_002, monthlyFee: "19.90", fileFee: "20.00" },
    { kind: "priceDiffers", line: 4, tid: 100_003, monthlyFee: null, fileFee: "5.00" },
  ]);
});

test("a row that names what another names is a repetition, known or not", () => {
  const rows = [{ connection: "OMA-100001" }, { tid: "100001" }, { connection: "muu" }, { connection: "MUU" }];
  expect(kinds(...rows)).toEqual([
    ["repeated", 3],
    ["onlyFile", 4],
    ["repeated", 5],
  ]);
});

test("a row without an id, or with a price that is none, is told as it is", () => {
  const { differences, met } = compare({ monthlyFee: "5" }, { connection: "OMA-100001", monthlyFee: "paljon" });
  expect(differences).toMatchObject([
    { kind: "unread", line: 2, fileId: null, fileFee: "5.00" },
    { kind: "unread", line: 3, fileId: "OMA-100001", fileFee: "paljon", tid: 100_001 },
  ]);
  expect([...met]).toEqual([100_001]);
});

test("what has no id of a kind is found by none of that kind", () => {
  const nameless = [connection(1, { subscriberConnectionId: null }), connection(2, { subscriberConnectionId: null })];
  const { differences } = reconcile(
    [
      { line: 2, cells: { subscriberConnectionId: " " } },
      { line: 3, cells: { subscriberConnectionId: "OMA-1" } },
      { line: 4, cells: { tid: "1", subscriberConnectionId: "muu" } },
    ],
    nameless,
  );
  expect(differences.map(({ kind, line }) => [kind, line])).toEqual([
    ["onlyFile", 2],
    ["onlyFile", 3],
  ]);
});

test("a row is told by the id by which it was found, before those that name nothing", () => {
  const cells = { tid: "999999", supplierConnectionId: "TOIM-100002", monthlyFee: "20" };
  expect(compare(cells).differences).toMatchObject([{ kind: "priceDiffers", fileId: "TOIM-100002", tid: 100_002 }]);
});

test("what is in the register alone is told without a row", () => {
  expect(onlyInRegister(connection(7))).toEqual({
    ...connection(7),
    kind: "onlyRegister",
    line: null,
    fileId: null,
    fileFee: null,
  });
});

test("a repetition of several is told as several, and names nobody", () => {
  const twins = [connection(1, { supplierConnectionId: "X" }), connection(2, { supplierConnectionId: "X" })];
  const row = { supplierConnectionId: "X", monthlyFee: "5" };
  const rows = [2, 3].map((line) => ({ line, cells: row }));
  expect(reconcile(rows, twins).differences.map(({ kind, fileFee }) => [kind, fileFee])).toEqual([
    ["several", "5.00"],
    ["several", "5.00"],
  ]);
  const [unread] = reconcile([{ line: 2, cells: { ...row, monthlyFee: "x" } }], twins).differences;
  expect(unread).toMatchObject({ kind: "unread", tid: null, fileId: "X", fileFee: "x" });
  const [met] = reconcile(
    [
      { line: 2, cells: { tid: "1" } },
      { line: 3, cells: { supplierConnectionId: "X" } },
    ],
    twins,
  ).differences;
  expect(met).toMatchObject({ kind: "several", line: 3 });
});

test("an id of several connections names none of them", () => {
  const twins = [connection(1, { supplierConnectionId: "X" }), connection(2, { supplierConnectionId: "X" })];
  const { differences, met } = reconcile([{ line: 2, cells: { supplierConnectionId: "x" } }], twins);
  expect(differences).toMatchObject([{ kind: "several", tid: null, fileId: "x" }]);
  expect(met.size).toBe(2);
});
