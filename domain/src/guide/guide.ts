import type { ManualChapter } from "./manual-chapters.ts";

/** The pictures of the manual, by the name of their file. */
export const manualPictures = [
  "login",
  "own-data",
  "orders",
  "search-results",
  "report",
  "order-page",
  "notification-choices",
  "new-order",
  "new-order-fields",
  "ready-order",
  "vendor-front",
  "vendor-order",
  "fault-handler-front",
  "users",
  "event-messages",
  "product",
  "nni-rights",
  "briefings",
  "contact-requests",
  "mails",
] as const;
export type ManualPicture = (typeof manualPictures)[number];

/** Of every picture, in pixels. */
export const manualPictureSize = { width: 1280, height: 800 };

/** In their texts, words between two asterisks stand on the screen: `**Lähetä tilaus**`. */
export type GuideBlock =
  | { kind: "text"; text: string }
  | { kind: "steps" | "points"; items: readonly string[] }
  | { kind: "code"; text: string }
  | { kind: "picture"; picture: ManualPicture; caption: string };

export type GuideChapter = { id: ManualChapter; title: string; blocks: readonly GuideBlock[] };
export type GuidePart = { title: string; chapters: readonly GuideChapter[] };

export const textBlock = (text: string): GuideBlock => ({ kind: "text", text });
export const steps = (...items: string[]): GuideBlock => ({ kind: "steps", items });
export const points = (...items: string[]): GuideBlock => ({ kind: "points", items });
export const code = (text: string): GuideBlock => ({ kind: "code", text });
export const picture = (name: ManualPicture, caption: string): GuideBlock => ({
  kind: "picture",
  picture: name,
  caption,
});

/** What stands on the screen, set apart from the sentence round it. */
export const onScreen = (label: string): string => `**${label}**`;

export type TextPart = { id: string; text: string; kind: "plain" | "screen" | "code" };

const marked = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** A text in its parts: plain words, what stands on the screen, and what machines read, which is between backquotes. */
export function partsOf(text: string): TextPart[] {
  return text
    .split(marked)
    .map((part, index): TextPart => {
      const id = `${index} ${part}`;
      if (part.startsWith("**")) return { id, text: part.slice(2, -2), kind: "screen" };
      if (part.startsWith("`")) return { id, text: part.slice(1, -1), kind: "code" };
      return { id, text: part, kind: "plain" };
    })
    .filter((part) => part.text !== "");
}

const withoutMarks = (text: string): string => text.replaceAll(/\*\*|`/g, "");

/** Tells a block of a chapter from the others. */
export const blockId = (block: GuideBlock): string => `${block.kind} ${textsOf(block).join(" ")}`;

/** What a block says, marks included. */
export function textsOf(block: GuideBlock): readonly string[] {
  if (block.kind === "picture") return [block.caption];
  return "items" in block ? block.items : [block.text];
}

/** All that a chapter says, without marks. */
export const chapterText = ({ blocks }: GuideChapter): string => withoutMarks(blocks.flatMap(textsOf).join(" "));
