import { readCsv } from "@runko/domain/csv/read-csv";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import { writeCsv } from "@runko/domain/csv/write-csv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, ProblemBody } from "../app/caller.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { createCatalogue, type Catalogue } from "../products/support/catalogue.ts";

type Imported = {
  rows: {
    line: number;
    action: string;
    changes: { key: string; before: string; after: string }[];
    errors: { path: string; code: string; message: string }[];
  }[];
};

let world: Catalogue;
let base: string;
beforeAll(async () => {
  world = await createCatalogue();
  base = `/organizations/${world.supplier.id}`;
});
afterAll(() => world.portal.close());

const send = (subject: string, csv: string, preview = false) =>
  world.keeper.post<Imported>(`${base}/${subject}/import`, { csv, preview });
const outcomeOf = ({ status, body }: Answer<Imported>) => {
  expect(status).toBe(200);
  return body.rows.map(({ action, changes, errors }) => [
    action,
    ...changes.map(({ key, before, after }) => `${key}: ${before} -> ${after}`),
    ...errors.map(({ path, code }) => `${path} ${code}`),
  ]);
};

/** An export as a table that is edited by the header of a column. */
async function exported(subject: string, where: object) {
  const filter = encodeURIComponent(JSON.stringify({ where }));
  const { text } = await world.keeper.get(`${base}/${subject}/export?filter=${filter}`);
  const read = readCsv(text);
  const [headers = [], ...rows] = "records" in read ? read.records.map(({ cells }) => cells) : [];
  const set = (row: number, header: string, value: string) => {
    const cells = rows[row];
    if (cells) cells[headers.indexOf(header)] = value;
  };
  return { set, rows, csv: () => writeCsv([headers, ...rows]) };
}

const product = (id: string) =>
  world.db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("NNIs", () => {
  test("export, edit and import: fields and product groups change, the rest stays (NNIs: import that changes)", async () => {
    const { db, supplier, group } = world;
    const added = await makeProductGroup(db);
    const one = await makeNni(db, supplier, { identifier: "NNI-M-1", groups: [group] });
    await makeNni(db, supplier, { identifier: "NNI-M-2", groups: [group] });
    const file = await exported("nnis", { identifier: { like: "NNI-M-%" } });
    expect(file.rows).toHaveLength(2);
    expect(outcomeOf(await send("nnis", file.csv()))).toEqual([["none"], ["none"]]);

    file.set(0, "NNI-tunnus", "NNI-M-9");
    file.set(0, "Tuoteryhmät", added.name);
    const outcome = [
      ["changed", "identifier: NNI-M-1 -> NNI-M-9", `productGroups: ${group.name} -> ${added.name}`],
      ["none"],
    ];
    expect(outcomeOf(await send("nnis", file.csv(), true))).toEqual(outcome);
    const filter = encodeURIComponent(JSON.stringify({ where: { id: one.id }, include: ["productGroups"] }));
    const shown = async () => (await world.keeper.get<object[]>(`${base}/nnis?filter=${filter}`)).body[0];
    expect(await shown()).toMatchObject({ identifier: "NNI-M-1", productGroups: [{ name: group.name }] });
    expect(outcomeOf(await send("nnis", file.csv()))).toEqual(outcome);
    expect(await shown()).toMatchObject({ identifier: "NNI-M-9", productGroups: [{ name: added.name }] });

    const [stale] = outcomeOf(await send("nnis", file.csv(), true));
    expect(stale).toEqual(["none", "version CSV_ROW_CHANGED"]);
  });

  test("an identifier of another is refused at its row, and nothing of the file is stored", async () => {
    const { db, supplier } = world;
    for (const identifier of ["NNI-V-1", "NNI-V-2"]) await makeNni(db, supplier, { identifier, groups: [] });
    const file = await exported("nnis", { identifier: { like: "NNI-V-%" } });
    file.set(0, "Kuvaus", "uusi");
    file.set(1, "NNI-tunnus", "nni-v-1");
    const refused = await world.keeper.post<ProblemBody>(`${base}/nnis/import`, { csv: file.csv(), preview: false });
    expect(refused.body.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "rows.3.identifier IDENTIFIER_IN_USE",
    ]);
    expect((await exported("nnis", { description: "uusi" })).rows).toEqual([]);
  });
});

describe("products", () => {
  const customFields = [
    { name: "Kuitupari", kind: "textField", required: false, onlyForOrders: false, selections: [] },
  ] satisfies CustomFieldDefinition[];

  test("export, edit and import: the new price is shown beside the old, stored, and nothing else is touched", async () => {
    const { group, db, supplier } = world;
    const one = await makeProduct(db, supplier, {
      group,
      name: "Muuttuva",
      description: " vanha ",
      monthly_fee: "5.50",
      customFields,
    });
    const other = await makeProduct(db, supplier, { group, name: "Ennallaan" });
    const [before, otherBefore] = [await product(one.id), await product(other.id)];

    const file = await exported("products", { name: { inq: ["Muuttuva", "Ennallaan"] } });
    expect(outcomeOf(await send("products", file.csv(), true))).toEqual([["none"], ["none"]]);
    file.set(1, "Kuukausimaksu", "1 206,00");
    const outcome = [["none"], ["changed", "monthlyFee: 5,50 -> 1206,00"]];
    expect(outcomeOf(await send("products", file.csv(), true))).toEqual(outcome);
    expect(await product(one.id)).toEqual(before);
    expect(outcomeOf(await send("products", file.csv()))).toEqual(outcome);
    expect(await product(one.id)).toEqual({ ...before, monthly_fee: "1206.00" });
    expect(await product(other.id)).toEqual(otherBefore);
    const logged = await db
      .selectFrom("admin_log")
      .select(["action", "subject_id"])
      .where("subject", "=", "product")
      .where("subject_id", "in", [one.id, other.id])
      .execute();
    expect(logged).toEqual([{ action: "changed", subject_id: one.id }]);

    const again = await send("products", file.csv());
    expect([
      again.status,
      (again.body as unknown as ProblemBody).errors?.map(({ path, code }) => `${path} ${code}`),
    ]).toEqual([422, ["rows.3.version CSV_ROW_CHANGED"]]);
  });

  test("only the columns of the file change, and a file may hold but those", async () => {
    const one = await makeProduct(world.db, world.supplier, { group: world.group, name: "Suppea" });
    const file = await exported("products", { name: "Suppea" });
    const [id = "", version = ""] = file.rows[0]?.slice(-2) ?? [];
    const csv = `Tunnus;Versio;Kytkentämaksu\n${id};${version};99\n`;
    expect(outcomeOf(await send("products", csv))).toEqual([["changed", "initialFee: 100,00 -> 99,00"]]);
    expect(await product(one.id)).toMatchObject({ name: "Suppea", initial_fee: "99.00" });
  });

  test("rows that name nothing of the organization, or no version, and cells that cannot be empty are told of", async () => {
    const { db, supplier, group } = world;
    const foreign = await makeProduct(db, world.stranger, { group });
    await makeProduct(db, supplier, { group, name: "Tyhjennetty" });
    const file = await exported("products", { name: "Tyhjennetty" });
    const [id = "", version = ""] = file.rows[0]?.slice(-2) ?? [];
    const csv = [
      "Tunnus;Versio;Nimi;Kytkentämaksu;Tuoteryhmä",
      `${foreign.id};${version};A;1;${group.name}`,
      `ei-tunnus;${version};A;1;${group.name}`,
      `${id};;A;1;${group.name}`,
      `${id};v000000000000;A;1;${group.name}`,
      `${id};${version};;;${group.name}`,
      `${id};${version};Tyhjennetty;;${group.name}`,
      `${id};${version};Tyhjennetty;kallis;Muu`,
      `;;Uusi;1;${group.name}`,
    ].join("\n");
    expect(outcomeOf(await send("products", csv, true))).toEqual([
      ["none", "id CSV_ROW_UNKNOWN"],
      ["none", "id CSV_ROW_UNKNOWN"],
      ["none", "version REQUIRED"],
      ["none", "version CSV_ROW_CHANGED"],
      ["none", "name REQUIRED"],
      ["none", "initialFee REQUIRED"],
      ["none", "productGroupId NOT_AN_OPTION", "initialFee INVALID_MONEY"],
      ["added"],
    ]);
  });
});

test("users are changed by their id; what they are elsewhere stays", async () => {
  const { db, supplier, stranger } = world;
  const user = await makeUser(db, { roles: [[supplier, "SUPPLIER"]], last_name: "Vaihtuva" });
  const shared = await makeUser(db, {
    last_name: "Yhteinen",
    roles: [
      [supplier, "SUPPLIER"],
      [stranger, "SUPPLIER"],
    ],
  });
  const file = await exported("users", { id: { inq: [user.id, shared.id] } });
  file.set(0, "Puhelinnumerot", "+358 50 7654321");
  file.set(0, "Tehtävänimike", "Päällikkö");
  file.set(1, "Tehtävänimike", "Ei saa");
  expect(outcomeOf(await send("users", file.csv(), true))).toEqual([
    ["changed", expect.stringMatching(/^phoneNumber: .* -> \+358 50 7654321$/), "jobTitle:  -> Päällikkö"],
    ["none", "id CSV_ROW_REFUSED"],
  ]);
  file.rows.pop();
  expect((await send("users", file.csv())).status).toBe(200);
  const stored = await db.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ last_name: "Vaihtuva", job_title: "Päällikkö", phone_numbers: ["+358 50 7654321"] });
});

test("a file of too many rows names how many there are and may be (acceptance F26)", async () => {
  const csv = `Nimi;Tuoteryhmä\n${"Kuitu;Ryhmä\n".repeat(1001)}`;
  const { status, body } = await send("products", csv, true);
  const [error] = (body as unknown as ProblemBody).errors ?? [];
  expect([status, error?.code, error?.message]).toEqual([
    422,
    "CSV_TOO_MANY_ROWS",
    "Tiedostossa on 1001 riviä, kerralla enintään 1000. Jaa se osiin",
  ]);
  const large = await send("products", `Nimi;Tuoteryhmä\n${"Kuitu;Ryhmä\n".repeat(45_000)}`, true);
  expect((large.body as unknown as ProblemBody).errors?.[0]?.message).toContain("1000 riviä");
});
