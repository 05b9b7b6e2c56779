import { describe, expect, it } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { manualParts } from "../texts/guide.ts";
import { texts } from "../texts/texts.ts";
import { chapterText, manualPictures, partsOf, textsOf } from "./guide.ts";
import { manualChapters } from "./manual-chapters.ts";

const chapters = manualParts().flatMap((part) => part.chapters);

/** Every text of the catalogue, those that are made of a type or a number included. */
function saidBy(section: unknown): string[] {
  if (typeof section === "string") return [section];
  if (typeof section === "function")
    return [...documentTypes, 1, true, false].flatMap((asked) => {
      try {
        return saidBy(section(asked));
      } catch {
        return []; // asks for something else
      }
    });
  return typeof section === "object" && section !== null ? Object.values(section).flatMap(saidBy) : [];
}
const said = new Set(saidBy(texts));

const onScreen = (written: readonly string[]): string[] =>
  written.flatMap((text) => partsOf(text).flatMap((part) => (part.kind === "screen" ? [part.text] : [])));

describe("the manual", () => {
  it("has every chapter that may be linked to, once", () => {
    expect(chapters.map(({ id }) => id)).toEqual(manualChapters);
  });

  it("shows every picture that is taken, once", () => {
    const shown = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "picture" ? [block.picture] : [])),
    );
    expect(shown.toSorted()).toEqual(manualPictures.toSorted());
  });

  it("marks what stands on the screen in pairs, and names nothing that is not there", () => {
    for (const { id, blocks } of chapters) {
      const written = JSON.stringify(blocks);
      expect(written.split("**").length % 2, id).toBe(1);
      expect(written, id).not.toMatch(/undefined|\[object|\*\*\*\*/);
      expect(chapterText({ id, title: "", blocks }).length, id).toBeGreaterThan(150);
    }
  });
});

it("quotes of the screen what the catalogue says", () => {
  const written = chapters.flatMap(({ blocks }) => blocks.flatMap(textsOf));
  const quoted = onScreen(written);
  expect(quoted.length).toBeGreaterThan(200);
  expect(quoted.filter((words) => !said.has(words))).toEqual([]);
});

it("tells words of the screen and of machines from those round them", () => {
  expect(partsOf("Paina **Lähetä** tai kutsu `POST /x`")).toMatchObject([
    { text: "Paina ", kind: "plain" },
    { text: "Lähetä", kind: "screen" },
    { text: " tai kutsu ", kind: "plain" },
    { text: "POST /x", kind: "code" },
  ]);
});
