import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

describe("cleanFileName", () => {
  it.each([
    ["Pöytäkirja ä.pdf", "Pöytäkirja ä.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\maija\\kartta.png", "kartta.png"],
    ["a\r\nContent-Type: text/html\r\n\r\n.txt", "html .txt"],
    ["lasku\u202efdp.exe", "laskufdp.exe"],
    ["\u2066piilo\u2069.txt", "piilo.txt"],
    ["a\0b.txt", "a b.txt"],
    ["  monta   väliä .txt  ", "monta väliä .txt"],
    ["mikä? <b>|*.txt", "mikä_ _b___.txt"],
    ["CON.txt", "_CON.txt"],
    ["lpt1", "_lpt1"],
    ["...", ""],
    ["/", ""],
    ["\u200b\u202e", ""],
    ["", ""],
    ["kansio/", "kansio"],
    ["a\ud800.txt", "a.txt"],
    [".htaccess", "htaccess"],
    ["loppu.", "loppu"],
  ])("makes of %j %j", (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
  });

  it("shortens the stem and keeps the extension", () => {
    const long = cleanFileName(`${"ä".repeat(300)}.pdf`);
    expect(long).toBe(`${"ä".repeat(125)}.pdf`);
    expect(cleanFileName(`${"x".repeat(250)}.${"y".repeat(100)}`)).toHaveLength(255);
  });

  it("leaves nothing that could do harm, whatever is given, and is done at once", () => {
    const hostile = fc.constantFrom(
      "../",
      "..\\",
      "\r\n",
      "\u202e",
      "\u2066",
      "\0",
      "CON",
      ".",
      " ",
      "ä",
      "😀",
      '"',
      ":",
    );
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.string({ unit: hostile, maxLength: 300 }));
    fc.assert(
      fc.property(text, (given) => {
        const name = cleanFileName(given);
        expect(name).not.toMatch(/[/\\"*:<>?|\p{C}\p{Zl}\p{Zp}]|^[. ]|[. ]$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });
});
