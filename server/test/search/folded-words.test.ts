import { foldLetters, marked } from "@runko/domain/values/fold-letters";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "../documents/support/create-world.ts";

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
