import { expect, test } from "vitest";
import { writePdf, type PdfText } from "./write-pdf.ts";

const text: PdfText = {
  language: "fi",
  title: "Tilausvahvistus TID 100234",
  author: "Järvi-Net Oy",
  made: new Date("2026-11-23T10:00:00Z"),
  head: [{ label: "Lähettäjä", value: "Järvi-Net Oy" }],
  sections: [{ title: "Tuotteet", rows: [{ label: "Ethernet 1G", value: "" }] }],
  foot: (page, pages) => ({ left: "Järvi-Net Oy", right: `${String(page)} / ${String(pages)}` }),
};

/** The dictionaries of a PDF are text, though its pages are compressed. */
async function written(change: Partial<PdfText>): Promise<string> {
  const pdf = await writePdf({ ...text, ...change });
  return pdf.toString("latin1");
}
const pagesOf = (pdf: string): number => pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

test("it is a tagged PDF on A4 in the reader's language, with a title and the letters that it uses", async () => {
  const pdf = await written({});
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf).toContain("/MediaBox [0 0 595.28 841.89]");
  expect(pdf).toContain("/Lang (fi)");
  expect(pdf).toContain("/Marked true");
  expect(pdf).toContain("/FontFile2");
  expect(pdf).not.toContain("/Helvetica");
  expect(pagesOf(pdf)).toBe(1);
});

test("its structure tells headings from lists of names and values", async () => {
  const pdf = await written({});
  for (const tag of ["H1", "H2", "L", "LI", "Lbl", "LBody"]) expect(pdf).toContain(`/S /${tag}`);
});

test("what does not fit goes on, every page numbered of all, and no page is made by its foot", async () => {
  const feet: string[] = [];
  const foot = (page: number, pages: number) => {
    feet.push(`${String(page)} / ${String(pages)}`);
    return { left: "", right: "" };
  };
  const rows = Array.from({ length: 120 }, (_, nth) => ({ label: `Kenttä ${String(nth)}`, value: "ÄÖÅ äöå šž €" }));
  const pdf = await written({ sections: [{ title: "Pitkä", rows }], foot });
  expect(pagesOf(pdf)).toBe(feet.length);
  expect(feet.length).toBeGreaterThan(2);
  expect(feet.at(-1)).toBe(`${String(feet.length)} / ${String(feet.length)}`);
});

test("a text longer than a page goes on over pages", async () => {
  const long = Array.from({ length: 200 }, (_, nth) => `Rivi ${String(nth)}`).join("\n");
  expect(
    pagesOf(await written({ sections: [{ title: "Kuvaus", rows: [{ label: "Kuvaus", value: long }] }] })),
  ).toBeGreaterThan(3);
});
