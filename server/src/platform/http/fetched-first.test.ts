import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fetchedFirst } from "./fetched-first.ts";

test("the files of the first page that stands at the path are named, of no other path", () => {
  const folder = mkdtempSync(join(tmpdir(), "runko-fetched-first-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "fetched-first.json");
  expect(fetchedFirst(file)("/login")).toBeUndefined();

  writeFileSync(
    file,
    JSON.stringify({
      "/login": ["assets/a.js", "assets/letters.woff2"],
      "/subscriber/documents/new": ["assets/new.js"],
      "/:area/documents/:id": ["assets/one.js"],
    }),
  );
  const filesAt = fetchedFirst(file);
  expect(filesAt("/login")).toBe(
    "</assets/a.js>; rel=modulepreload, </assets/letters.woff2>; rel=preload; as=font; crossorigin",
  );
  expect(filesAt("/subscriber/documents/new")).toBe("</assets/new.js>; rel=modulepreload");
  expect(filesAt("/vendor/documents/100001")).toBe("</assets/one.js>; rel=modulepreload");
  writeFileSync(file, JSON.stringify({ "/login": ["assets/a.js"], "*": ["assets/main.js"] }));
  expect(fetchedFirst(file)("/control/users/1")).toBe("</assets/main.js>; rel=modulepreload");
  for (const path of ["/", "/login/", "/documents/1", "/vendor/documents/1/2"]) expect(filesAt(path)).toBeUndefined();
});
