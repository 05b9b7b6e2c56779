import { manualPictures, manualPictureSize } from "@runko/domain/guide/guide";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./build-stamp.mjs";

const folder = join(root, "web/src/info/guide/pictures");

/** Width and height as the head of an extended WebP tells them, which is what the browser writes. */
function sizeOf(file: Buffer): { width: number; height: number } {
  expect(file.toString("latin1", 0, 4) + file.toString("latin1", 8, 16)).toBe("RIFFWEBPVP8X");
  return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
}

it("has every picture that the manual names, and no other", () => {
  expect(readdirSync(folder).toSorted()).toEqual(manualPictures.map((name) => `${name}.webp`).toSorted());
});

it.each(manualPictures)("%s is small, and of the size that the page keeps free for it", (name) => {
  const file = readFileSync(join(folder, `${name}.webp`));
  expect(file.length).toBeLessThan(100_000);
  expect(sizeOf(file)).toEqual(manualPictureSize);
});
