import { texts } from "@runko/domain/texts/texts";
import { defaultServiceTimes } from "@runko/domain/service-times/service-times";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, ProblemBody } from "../app/caller.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { createCatalogue, type Catalogue } from "../products/support/catalogue.ts";

type Imported = {
  stored: boolean;
  columns: { key: string; header: string }[];
  rows: { line: number; cells: string[]; errors: { path: string; code: string; message: string }[] }[];
};

let world: Catalogue;
let base: string;
beforeAll(async () => {
  world = await createCatalogue();
  base = `/organizations/${world.supplier.id}`;
});
afterAll(() => world.portal.close());

const send = async (subject: string, csv: string, preview = false) =>
  world.keeper.post<Imported>(`${base}/${subject}/import`, { csv, preview });
const errorsOf = ({ status, body }: Answer<Imported>) => {
  expect(status).toBe(200);
  return body.rows.map(({ line, errors }) => [line, ...errors.map(({ path, code }) => `${path} ${code}`)]);
};
const refused = ({ status, body }: Answer<unknown>) => {
  expect(status).toBe(422);
  return (body as ProblemBody).errors?.map(({ path, code }) => `${path} ${code}`);
};
const countUsers = async () =>
  world.db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .executeTakeFirstOrThrow();

/** An export without the marks of its rows, which no test knows beforehand. */
const withoutKeys = (csv: string) => csv.replaceAll(/;[0-9a-f-]{36};v[0-9a-f]{12}\r/g, "\r");

const head = "Sukunimi;Etunimi;Sähköpostiosoite;Puhelinnumerot;Roolit;Ryhmätunnus";

describe("users", () => {
  test("a preview tells the errors of each row, also those between rows, and stores nothing", async () => {
    const taken = await makeUser(world.db);
    const before = await countUsers();
    const csv = [
      head,
      "Aalto;Aino;aino.aalto@csv.example;+358 40 1|09 7654321;Toimittaja|Toimittajan ylläpitäjä;ei",
      "Berg;Bo;aino.aalto@csv.example;;Toimittaja;",
      `Ceder;Cia;${taken.emailAddress};soita;Toimittaja;`,
      "Dahl;;dahl;;Toimittaja|Toimittaja;",
      "Ek;Ebba;ebba@csv.example;;;",
      "Falk;Fia;fia@csv.example;;Keisari;ehkä",
      "Päivystys;;paivystys@csv.example;;Vianhoitaja;kyllä",
    ].join("\r\n");
    const answer = await send("users", csv, true);
    expect(errorsOf(answer)).toEqual([
      [2],
      [3, "emailAddress EMAIL_IN_USE"],
      [4, "phoneNumber.0 INVALID_PHONE", "emailAddress EMAIL_NOT_AVAILABLE"],
      [5, "firstName REQUIRED", "emailAddress INVALID_EMAIL", "roles DUPLICATE"],
      [6, "roles REQUIRED"],
      [7, "roles NOT_AN_OPTION", "groupAccount NOT_AN_OPTION"],
      [8],
    ]);
    expect(answer.body.stored).toBe(false);
    expect(answer.body.rows[0]?.cells.slice(0, 3)).toEqual(["Aalto", "Aino", "aino.aalto@csv.example"]);
    expect(answer.body.rows[1]?.errors[0]?.message).toBe(texts.issues.EMAIL_IN_USE);
    expect(await countUsers()).toEqual(before);

    const stored = await send("users", csv);
    expect(refused(stored)?.[0]).toBe("rows.3.emailAddress EMAIL_IN_USE");
    expect(await countUsers()).toEqual(before);
  });

  test("are stored as by the form, each told of in the log, and exported", async () => {
    const csv = `${head}\nGran;Gia;gia@csv.example;'+358 40 1;Toimittaja|Vianhoitaja;\nHed;Hilma;hilma@csv.example;;Toimittaja;`;
    const answer = await send("users", csv);
    expect(answer.status).toBe(200);
    expect(answer.body.stored).toBe(true);
    const row = await world.db
      .selectFrom("users as u")
      .innerJoin("admin_log as l", (join) => join.on("l.subject", "=", "user"))
      .select(["u.phone_numbers", "l.action", "l.organization_id"])
      .where("u.email_address", "=", "gia@csv.example")
      .whereRef("l.subject_name", "=", (eb) => eb.val("Gia Gran"))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ phone_numbers: ["+358 40 1"], action: "created", organization_id: world.supplier.id });

    const filter = encodeURIComponent(JSON.stringify({ where: { lastName: { inq: ["Gran", "Hed"] } }, limit: 1 }));
    const exported = await world.keeper.get(`${base}/users/export?filter=${filter}`);
    expect(withoutKeys(exported.text)).toBe(
      `\u{feff}Sukunimi;Etunimi;Sähköpostiosoite;Puhelinnumerot;Tehtävänimike;Roolit;Ryhmätunnus;Pois käytöstä;Tunnus;Versio\r
Gran;Gia;gia@csv.example;"=""+358 40 1""";;Vianhoitaja | Toimittaja;Ei;Ei\r
Hed;Hilma;hilma@csv.example;;;Toimittaja;Ei;Ei\r
`,
    );
    expect(exported.headers["content-disposition"]).toContain("attachment; filename=");
    const events = await world.db
      .selectFrom("security_log")
      .select("details")
      .where("event", "=", "exported")
      .execute();
    expect(events).toEqual([{ details: { subject: "users", rows: 2 } }]);
  });

  test("a role that the organization has not, and a file that cannot be read, are refused", async () => {
    await world.db
      .deleteFrom("organization_role_grants")
      .where("organization_id", "=", world.child.id)
      .where("role", "=", "SUPPLIER")
      .execute();
    const csv = `${head}\nIso;Ida;ida@csv.example;;Toimittaja;`;
    const answer = await world.keeper.post<Imported>(`/organizations/${world.child.id}/users/import`, {
      csv,
      preview: true,
    });
    expect(errorsOf(answer)).toEqual([[2, "roles ROLE_NOT_AVAILABLE"]]);
    expect(refused(await send("users", `${head};Ikä\n;;;;;;`))).toEqual(["csv CSV_COLUMN_UNKNOWN"]);
    expect(refused(await send("users", `${head}\n"Iso`, true))).toEqual(["csv CSV_QUOTE_OPEN"]);
    expect(refused(await send("users", ""))).toEqual(["csv CSV_EMPTY"]);
  });
});

test("NNIs with their product groups come in, and go out as they came", async () => {
  const { group } = world;
  await makeNni(world.db, world.supplier, { identifier: "OLEVA", groups: [] });
  const csv = `NNI-tunnus;Kuvaus;Tuoteryhmät\nUUSI-1;Helsinki;${group.name}\nOLEVA;;\nUUSI-1;;Muu ryhmä\n`;
  expect(errorsOf(await send("nnis", csv, true))).toEqual([
    [2],
    [3, "identifier IDENTIFIER_IN_USE"],
    [4, "productGroups NOT_AN_OPTION"],
  ]);
  const good = `NNI-tunnus;Kuvaus;Tuoteryhmät;Käytössä\r\nUUSI-1;Helsinki;${group.name};Ei\r\n`;
  expect((await send("nnis", good)).status).toBe(200);
  const filter = encodeURIComponent(JSON.stringify({ where: { identifier: "UUSI-1" } }));
  expect((await world.keeper.get(`${base}/nnis/export?filter=${filter}`)).text.split("\r\n")).toEqual([
    "\u{feff}NNI-tunnus;Kuvaus;Tuoteryhmät;Käytössä;Tunnus;Versio",
    expect.stringMatching(new RegExp(`^UUSI-1;Helsinki;${group.name};Ei;[\\da-f-]{36};v[\\da-f]{12}$`)),
    "",
  ]);
});

test("products come in by the rules of their form, and go out as they came", async () => {
  const { group } = world;
  const header =
    "Nimi;Kuvaus;Tuoteryhmä;Lomaketyyppi;Käyttää NNI-tunnusta;NNI-tyyppi;Kytkentämaksu;Kuukausimaksu;SLA-luokka;Näkyvyys;Yhteinen tuote;Käytössä;Rajapinnat;Liittimet;Kapasiteetit";
  const times = { ...defaultServiceTimes, classes: [{ name: "Nopea", targets: [] }] };
  await world.db
    .updateTable("organizations")
    .set({ service_times: JSON.stringify(times) })
    .where("id", "=", world.supplier.id)
    .execute();
  const csv = `${header}\nKuitu;;${group.name};;Kyllä;;10;5,5;;;;\nKuitu;;Muu;;;NNI–portti;kallis;;Hidas;;;;nolla\n;;${group.name};;;NNI–portti;;;;;`;
  expect(errorsOf(await send("products", csv, true))).toEqual([
    [2, "nniType REQUIRED"],
    [
      3,
      "productGroupId NOT_AN_OPTION",
      "slaClass NOT_AN_OPTION",
      "interfaces NOT_AN_OPTION",
      "initialFee INVALID_MONEY",
    ],
    [4, "name REQUIRED"],
  ]);
  const row = `Kuitu 1000;Nopea;${group.name};WDM-yhteydet;Kyllä;NNI–portti;10,00;5,50;Nopea;Rajattu;;Kyllä;10GBase-LR;;1 Gbit/s | 10 Gbit/s`;
  const good = `${header}\r\n${row}\r\n`;
  expect((await send("products", good)).status).toBe(200);
  await makeProduct(world.db, world.stranger, { group });
  expect(withoutKeys((await world.keeper.get(`${base}/products/export`)).text)).toBe(
    `\u{feff}${header};Tunnus;Versio\r\n${row}\r\n`,
  );
});
