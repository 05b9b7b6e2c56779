import { describe, expect, it } from "vitest";
import { faqGroups, manualParts } from "../texts/guide.ts";
import { chapterText, manualPictures, partsOf } from "./guide.ts";
import { manualChapters } from "./manual-chapters.ts";

const chapters = manualParts().flatMap((part) => part.chapters);
const questions = faqGroups().flatMap((group) => group.questions);

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
      const texts = JSON.stringify(blocks);
      expect(texts.split("**").length % 2, id).toBe(1);
      expect(texts, id).not.toMatch(/undefined|\[object|\*\*\*\*/);
      expect(chapterText({ id, title: "", blocks }).length, id).toBeGreaterThan(150);
    }
  });
});

describe("frequently asked questions", () => {
  it("have anchors of their own", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { id, answer } of questions) {
      expect(answer.join(" ").split("**").length % 2, id).toBe(1);
    }
  });
});

it("tells words of the screen and of machines from those round them", () => {
  expect(partsOf("Paina **Lähetä** tai kutsu `POST /x`")).toMatchObject([
    { text: "Paina ", kind: "plain" },
    { text: "Lähetä", kind: "screen" },
    { text: " tai kutsu ", kind: "plain" },
    { text: "POST /x", kind: "code" },
  ]);
});
