import { describe, expect, it } from "vitest";
import { readUserRow, writeUserRow, type UserRow } from "../accounts/user-csv.ts";
import { readNniRow, writeNniRow } from "../nnis/nni-csv-schema.ts";
import { readProductRow, writeProductRow } from "../products/product-csv-schema.ts";
import type { ProductFields } from "../products/product-schema.ts";
import { nniColumns } from "../nnis/nni-columns.ts";
import { productColumns } from "../products/product-columns.ts";
import { userColumns } from "../accounts/user-columns.ts";
import { texts } from "../texts/texts.ts";

const emptyRow = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, ""])) as Record<Key, string>;
const codes = ({ issues }: { issues: { path: string; code: string }[] }) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe("a user's row", () => {
  const row: UserRow = {
    lastName: "Mäkelä",
    firstName: "Maija",
    emailAddress: "maija@runko.example",
    phoneNumber: ["+358 40 1234567", "09 7654321"],
    jobTitle: "",
    roles: ["SUBSCRIBER", "SUPPLIER_ADMIN"],
    groupAccount: false,
    disabled: true,
  };

  it("is read as it was written", () => {
    expect(writeUserRow(texts, row).roles).toBe("Tilaaja | Toimittajan ylläpitäjä");
    expect(readUserRow(texts, writeUserRow(texts, row))).toEqual({ row, issues: [] });
  });

  it("takes codes and any case, and tells what it does not know", () => {
    const { roles } = readUserRow(texts, { ...writeUserRow(texts, row), roles: "tilaaja|ERROR_HANDLER" }).row;
    expect(roles).toEqual(["SUBSCRIBER", "ERROR_HANDLER"]);
    const broken = readUserRow(texts, { ...writeUserRow(texts, row), roles: "Keisari", disabled: "ehkä" });
    expect(codes(broken)).toEqual(["roles NOT_AN_OPTION", "disabled NOT_AN_OPTION"]);
  });
});

const group = { id: "0192a000-0000-7000-8000-000000000001", name: "Ethernet, valokuitu" };
const common = { id: "0192a000-0000-7000-8000-000000000002", name: "Runkoyhteys" };

describe("an NNI's row", () => {
  it("is read as it was written", () => {
    const fields = { identifier: "NNI-1", description: "=1+1", active: false };
    const written = writeNniRow(texts, { fields, productGroups: [group.name] });
    expect(readNniRow(texts, written, [group])).toEqual({ row: { fields, productGroupIds: [group.id] }, issues: [] });
  });

  it("needs an identifier and known groups", () => {
    const read = readNniRow(texts, { ...emptyRow(nniColumns), productGroups: "Muu" }, [group]);
    expect(codes(read)).toEqual(["productGroups NOT_AN_OPTION", "identifier REQUIRED"]);
    expect(read.row.fields.active).toBe(true);
  });
});

describe("a product's row", () => {
  const names = { groups: [group], commonProducts: [common], classes: ["Nopea"] };
  const fields: ProductFields = {
    name: "Ethernet 100",
    description: "Nopea",
    productGroupId: group.id,
    formType: "WDM",
    nniProduct: true,
    nniType: "NNI_TO_PORT",
    initialFee: "1234.50",
    monthlyFee: "20.00",
    slaClass: "Nopea",
    interfaces: ["10GBase-LR", "1000Base-LX"],
    connectors: [],
    capacities: ["1 Gbit/s", "10 Gbit/s"],
    visibility: "whitelist",
    customFields: [],
    commonProductId: common.id,
    active: false,
  };

  it("is read as it was written", () => {
    const written = writeProductRow(texts, fields, { group: group.name, commonProduct: common.name });
    expect(written.initialFee).toBe("1234,50");
    expect(readProductRow(texts, written, names)).toEqual({ row: fields, issues: [] });
  });

  it("needs a name and a group, and of the rest has the usual", () => {
    const empty = readProductRow(texts, emptyRow(productColumns), names);
    expect(codes(empty)).toEqual(["productGroupId REQUIRED", "name REQUIRED"]);
    const { row } = readProductRow(
      texts,
      { ...emptyRow(productColumns), name: "Kuitu", productGroupId: group.name },
      names,
    );
    expect(row).toMatchObject({ initialFee: "0.00", visibility: "public", active: true, nniType: null });
  });

  it("tells what it does not know", () => {
    const cells = {
      ...emptyRow(productColumns),
      name: "Kuitu",
      productGroupId: "Muu",
      monthlyFee: "halpa",
      nniType: "x",
      slaClass: "Hidas",
    };
    expect(codes(readProductRow(texts, cells, names))).toEqual([
      "productGroupId NOT_AN_OPTION",
      "nniType NOT_AN_OPTION",
      "slaClass NOT_AN_OPTION",
      "monthlyFee INVALID_MONEY",
    ]);
  });
});

it("every column has a place in its row", () => {
  expect(Object.keys(writeUserRow(texts, readUserRow(texts, emptyRow(userColumns)).row))).toEqual(userColumns);
});
