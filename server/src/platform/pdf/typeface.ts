import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";

type Font = Parameters<PDFKit.PDFDocument["registerFont"]>[1];

const require = createRequire(import.meta.url);

const files = {
  regular: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  strong: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};
export type FontName = keyof typeof files;

// pdfkit takes a font that was read before, which its types do not tell.
const readFont = (name: FontName): Font => create(readFileSync(files[name])) as unknown as Font;

let kept: Readonly<Record<FontName, Font>> | undefined;

/** The portal's own typeface, read at its first use and kept: to read it takes longer than to write a document. */
export function registerTypeface(pdf: PDFKit.PDFDocument): void {
  kept ??= { regular: readFont("regular"), strong: readFont("strong") };
  for (const name of ["regular", "strong"] as const) pdf.registerFont(name, kept[name]);
}
