import { areaKey } from "@runko/domain/products/product-areas";
import { addressKey } from "@runko/domain/values/address-key";
import { expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { migratedTo } from "../database/migrated-to.ts";

const { open, migrateOn } = migratedTo(226);

const streets = ["Annag.", "Annagatan", "Hämeenk.", "Ratat.", "Norra v.", "Eino Leinon k.", "Satu"];
const addressOf = (streetName: string) => ({ streetName, streetNumber: "5", streetLetter: "K.", postalCode: "00120" });

/** Areas of a product as they were kept: [code, key of then, verdict, note, seconds since]. */
const kept = [
  ["Annag. 5, 00120", "annag|5|00120", "served", "vanha", 200],
  ["Annagatan 5, 00120", "annagatan|5|00120", "notServed", "uusi", 100],
  ["Norra v. 1, 00120", "norra v|1|00120", "served", "yhtä aikaa", 50],
  ["Norra vägen 1, 00120", "norra vägen|1|00120", "survey", "varovainen", 50],
  ["Eino Leinon k. 7–9 B, 00250 Helsinki", "eino leinon k|7 9 b|00250", "served", "", 10],
  ["Satu 5, 00120", "satu|5|00120", "served", "ennallaan", 10],
] as const;

test("what was kept by the keys of before is found by those of now, and areas that have become one are one", async () => {
  const { db, pool } = open();
  const [subscriber, supplier] = [await makeOrganization(db), await makeOrganization(db)];
  const subscriberUser = await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] });
  const product = await makeProduct(db, supplier);
  const parties = { subscriber, supplier, product, subscriberUser };
  const state = { state: "READY", ready_at: new Date() } as const;
  for (const street of streets) {
    const fields = { targetAddress: addressOf(street), otherEndAddress: addressOf(`Toinen ${street}`) };
    await makeDocument(db, parties, { type: "Order", ...state, fields });
  }
  const other = await makeProduct(db, supplier);
  for (const [code, key, verdict, note, ago] of kept)
    for (const { id } of [product, other].slice(0, note === "ennallaan" ? 2 : 1))
      await pool.query(
        `INSERT INTO product_areas (product_id, kind, key, code, verdict, note, said_at)
        VALUES ($1, 'address', $2, $3, $4, $5, date_trunc('day', now()) - make_interval(secs => $6))`,
        [id, key, code, verdict, note, ago],
      );
  await pool.query(
    `INSERT INTO product_areas (product_id, kind, key, code, verdict, note) VALUES ($1, 'postalCode', '00120', '00120', 'served', '')`,
    [product.id],
  );
  const third = await makeProduct(db, supplier);
  await pool.query(
    `INSERT INTO product_areas (product_id, kind, key, code, verdict, note) VALUES ($1, 'address', 'annag|5|00120', 'Annag. 5, 00120', 'served', '')`,
    [third.id],
  );
  const before = await pool.query("SELECT DISTINCT target_key FROM connections");
  expect(before.rows).toHaveLength(streets.length);
  const { rows: untouched } = await pool.query("SELECT ctid FROM product_areas WHERE product_id = $1", [other.id]);

  await migrateOn();

  const { rows: keys } = await pool.query<{ target: string; other: string }>(
    "SELECT target_key AS target, other_key AS other FROM connections ORDER BY id",
  );
  expect(keys).toEqual(
    streets.map((street) => ({
      target: addressKey(addressOf(street)),
      other: addressKey(addressOf(`Toinen ${street}`)),
    })),
  );
  const client = await pool.connect();
  try {
    await client.query("SET enable_seqscan = off; SET enable_bitmapscan = off");
    const asked = `FROM documents WHERE subscriber_id = $1 AND document_type IN ('AvailabilityRequest', 'Inquiry', 'Order') AND
      address_key(target_street_name, target_street_number, target_street_letter, target_postal_code) = $2`;
    const at = [subscriber.id, addressKey(addressOf("Annagatan"))];
    const { rows: plan } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN SELECT id ${asked}`, at);
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("documents_of_subscriber_at_address");
    expect((await client.query(`SELECT id ${asked}`, at)).rows).toHaveLength(2);
  } finally {
    client.release();
  }
  const { rows: areas } = await pool.query<{ code: string; key: string; note: string }>(
    "SELECT code, key, note FROM product_areas WHERE product_id = $1 AND kind = 'address' ORDER BY code",
    [product.id],
  );
  expect(areas.map(({ code, note }) => [code, note])).toEqual([
    ["Annagatan 5, 00120", "uusi"],
    ["Eino Leinon k. 7–9 B, 00250 Helsinki", ""],
    ["Norra vägen 1, 00120", "varovainen"],
    ["Satu 5, 00120", "ennallaan"],
  ]);
  expect(areas.map(({ key }) => key)).toEqual(areas.map(({ code }) => areaKey({ kind: "address", code })));
  const { rows: rekeyed } = await pool.query("SELECT key FROM product_areas WHERE product_id = $1", [third.id]);
  expect(rekeyed).toEqual([{ key: "annagatan|5|00120" }]);
  const { rows: still } = await pool.query("SELECT ctid FROM product_areas WHERE product_id = $1", [other.id]);
  expect(still).toEqual(untouched);
  const { rows: left } = await pool.query(
    "SELECT FROM pg_proc WHERE proname ~ '^(rekey_product|area_address|fold_readd)'",
  );
  expect(left).toEqual([]);
}, 120_000);
