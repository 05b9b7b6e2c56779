import { addressKey } from "@runko/domain/values/address-key";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placesOfFinland } from "../../seed/write-postal-codes.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { sizeOf } from "../documents/support/long.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test("the tables hold the very places that the browser has", async () => {
  const { municipalities, codes } = placesOfFinland();
  const kept = async (table: string, columns: string) =>
    (await portal.pool.query(`SELECT ${columns} FROM ${table} ORDER BY code`)).rows as unknown[];
  expect(await kept("municipalities", `code, name_fi AS "nameFi", name_sv AS "nameSv"`)).toEqual(municipalities);
  const columns = `code, name_fi AS "nameFi", name_sv AS "nameSv", municipality, kind`;
  expect(await kept("postal_codes", columns)).toEqual(codes);
  expect([municipalities.length, codes.length]).toEqual([309, 5033]);
});

const words = ["katu", "k.", "t.", "g.", "v.", " K. ", " v.", "-t.", "n k.", "Annag.", "TIE"];
const letters = [..."aåäöéÅÄÖKTGVktgv .,;:-–—/'\"’´`()|0123456789\u00a0\t~", ...words];
const part = fc.option(fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((all) => all.join("")));

test("the database keys an address as the domain does", async () => {
  const addresses = fc.sample(
    fc.record({ streetName: part, streetNumber: part, streetLetter: part, postalCode: part }),
    sizeOf(2_000, 50_000),
  );
  const { rows } = await portal.pool.query<{ key: string | null }>(
    `SELECT address_key(street, number, letter, postal) AS key
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS a (street, number, letter, postal, place)
    ORDER BY place`,
    (["streetName", "streetNumber", "streetLetter", "postalCode"] as const).map((name) =>
      addresses.map((address) => address[name]),
    ),
  );
  expect(rows.map(({ key }) => key)).toEqual(addresses.map(addressKey));
});
