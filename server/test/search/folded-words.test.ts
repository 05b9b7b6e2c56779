import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foldLetters, marked } from "@runko/domain/values/fold-letters";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { formOf } from "../documents/support/forms.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

test("the database folds every letter as the domain does", async () => {
  const letters = [...marked, ...marked.toUpperCase(), ..."aZ9-. ·_%ÿ"];
  const { rows } = await world.portal.pool.query<{ folded: string }>(
    "SELECT fold_letters(letter) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS l (letter, place) ORDER BY place",
    [letters],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(letters.map(foldLetters));
});

test("the words of a document are its own, its contact persons', and those with marks once more without", async () => {
  const details = { contactName: "Åke  Öhman", contactPhone: "040-123 4567", technicalContact: "Päivystys 09 5551234" };
  const { rows } = await world.portal.pool.query<{ words: string }>("SELECT words_of_document($1, $2) AS words", [
    " kivikatu 4 kotka",
    details,
  ]);
  const [own = "", folded = ""] = rows[0]?.words.split(/(?<=095551234)/) ?? [];
  expect(own).toBe(" kivikatu 4 kotka · åke öhman · 0401234567 · päivystys 09 5551234 · 095551234");
  expect(folded.trim().split(" ").toSorted()).toEqual(["ake", "ohman", "paivystys"]);
});

test("the migration writes the words of documents from before anew, and is as well done twice", async () => {
  const { db } = world;
  const told = {
    ...formOf("Order"),
    customerName: "Öljymäki",
    contactName: "Väinö Åkerman",
    contactPhone: "044 987 6543",
  };
  const plain = { ...formOf("Order"), customerName: "Talo", contactName: null, contactPhone: null, contactEmail: null };
  const targetAddress = { streetName: "Talotie", streetNumber: "1", postalCode: "33100", postalPlace: "Tampere" };
  // Nothing of it is folded but what the supplier alone may look for.
  const hidden = { ...plain, targetAddress, subscriberConnectionId: "X-1", supplierConnectionId: "RÄÄ-77" };
  for (const fields of [told, plain, hidden]) await makeDocument(db, world, { type: "Order", fields });
  const inOrder = (text: string | null) => text?.split(" ").toSorted().join(" ");
  const words = async () => {
    const { rows } = await sql<{ id: number; said: string; unshown: string | null }>`
      SELECT document_id AS id, search_text AS said, unshown_id AS unshown FROM document_texts ORDER BY 1`.execute(db);
    return rows.map(({ id, said, unshown }) => [id, inOrder(said), inOrder(unshown)]);
  };
  const kept = await words();
  expect(JSON.stringify(kept)).toContain("raa-77");
  await sql`UPDATE document_texts t SET search_text = d.search_text || d.connection_words,
    unshown_id = CASE WHEN NOT d.answer_shown THEN ' ' || lower(d.supplier_connection_id) END
    FROM documents d WHERE d.id = t.document_id`.execute(db);
  expect(await words()).not.toEqual(kept);
  const migration = readFileSync(
    join(import.meta.dirname, "../../migrations/0136-folded-words-and-contacts.sql"),
    "utf8",
  );
  await sql.raw(migration.slice(migration.indexOf("CREATE PROCEDURE"))).execute(db);
  for (let times = 1; times <= 2; times += 1) {
    await sql`CALL refill_document_texts()`.execute(db);
    expect(await words()).toEqual(kept);
  }
});
