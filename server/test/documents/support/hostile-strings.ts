import { createDice } from "./act-at-random.ts";

const sql = [
  "'; DROP TABLE documents; --",
  "' OR '1'='1",
  '" OR ""="',
  "1); DELETE FROM users; --",
  "$1",
  "$$ || pg_sleep(5) || $$",
  "\\'; SELECT 1; --",
  "'/**/UNION/**/SELECT/**/password_hash/**/FROM/**/users--",
  "%' ESCAPE '%",
  "{}",
  "NULL",
  "::uuid",
];
const script = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "${7*7}",
  '<!--#exec cmd="/bin/ls" -->',
  "&lt;b&gt;",
  "]]>",
];
const formulas = ["=1+1", "=cmd|' /C calc'!A0", "+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x","y")'];
const control = [
  "\0",
  "a\0b",
  "\u0001",
  "\u001b[31m",
  "\u007f",
  "\u0085",
  "\ufeff",
  "\r\n\r\nX-Evil: 1",
  "\n",
  "\t",
  "\v",
];
const unicode = [
  "\u202eabc",
  "\u2066x\u2069",
  "\ud800",
  "\udfff",
  "a\ud83d",
  "😀",
  "👨‍👩‍👧‍👦",
  "e\u0301",
  "\u0130",
  "ß",
  "ſ",
  "ﷺ",
  "Ⅷ",
  "א",
  "سلام",
  "åäöÅÄÖ",
  "\u200b",
  "\u00a0",
  "\u3000",
  "\uffff",
  "\u{10ffff}",
];
const shapes = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "true",
  "[]",
  "[object Object]",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "file:///etc/passwd",
  "x".repeat(255),
  "x".repeat(256),
  "ä".repeat(255),
  "😀".repeat(200),
  "x".repeat(2001),
  "x".repeat(20_000),
  "(".repeat(500),
  "-1",
  "0",
  "1e999",
  "9999999999999999",
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "2026-01-01T00:00:00+99:99",
  "infinity",
  "now",
  "00000000-0000-0000-0000-000000000000",
  "a@b",
  "a@b.fi\nBcc: x@y.fi",
  "+358 40 123 4567 ; x",
];
const base = [...sql, ...script, ...formulas, ...control, ...unicode, ...shapes];

/** 300 texts that a program may choke on, the same ones every time. */
export const hostileStrings: readonly string[] = (() => {
  const dice = createDice(300);
  const pick = () => base[dice(base.length)] ?? "";
  const mixed = Array.from({ length: 300 - base.length }, () => `${pick().slice(0, 100)}${pick().slice(0, 100)}`);
  return [...base, ...mixed];
})();
