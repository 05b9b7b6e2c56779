import { expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

test.each(["https://runko.example/a?b=c#d", "HTTP://runko.example", "mailto:tuki@runko.example", "/info/manual"])(
  "%s is a link",
  (href) => {
    expect(safeLink(` ${href} `)).toBe(href);
  },
);

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "file:///etc/passwd",
  "info/manual",
  "",
])("%j is none", (href) => {
  expect(safeLink(href)).toBeNull();
});
