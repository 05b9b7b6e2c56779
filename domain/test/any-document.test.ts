import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDocument, type CheckContext } from "../src/documents/check-document.ts";
import { documentActions } from "../src/documents/document-actions.ts";
import { documentFields, fieldNames } from "../src/documents/document-fields.ts";
import type { DocumentFields } from "../src/documents/document-fields-schema.ts";
import { documentTypes } from "../src/enumerations/document-types.ts";
import { productCategories } from "../src/enumerations/product-categories.ts";
import { addressParts } from "../src/values/address.ts";
import { issueMessage } from "../src/values/issue-message.ts";
import { texts } from "../src/texts/texts.ts";
import { testSize } from "./test-size.ts";

const known = new Set<string>(
  fieldNames.flatMap((name) =>
    documentFields[name].kind === "address" ? [name, ...addressParts.map((part) => `${name}.${part}`)] : [name],
  ),
);
const part: fc.Arbitrary<CheckContext["part"]> = fc.oneof(
  fc.constant<CheckContext["part"]>({ of: "subscriber" }),
  fc.record({ of: fc.constant("answer"), action: fc.constantFrom(...documentActions), skip: fc.boolean() }),
);
const context = fc.record({
  documentType: fc.constantFrom(...documentTypes),
  category: fc.constantFrom(...productCategories),
  today: fc.constant("2026-11-20"),
  now: fc.constant("2026-11-20T12:00:00.000Z"),
  minimumNormalDays: fc.nat({ max: 400 }),
  needsNni: fc.boolean(),
  history: fc.option(
    fc.record({
      createdAt: fc.constant("2026-11-10T08:00:00.000Z"),
      confirmedAt: fc.option(fc.constant("2026-11-12T08:00:00.000Z")),
      faultTime: fc.option(fc.constant("2026-11-09T08:00:00.000Z")),
    }),
  ),
  part,
});
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "2026-11-19",
    "2026-12-24",
    "2026-11-20T08:00:00Z",
    "2999-01-01T00:00:00Z",
    "12.50",
    "normal",
    "a@x.example",
  ),
);
const value = fc.oneof(
  fc.jsonValue(),
  text,
  fc.dictionary(fc.constantFrom(...addressParts, "toString", "valueOf", "__proto__"), fc.jsonValue()),
  fc.array(fc.oneof(text, fc.jsonValue(), fc.constantFrom("address", "speed", "cableY", "other"))),
  fc.constantFrom(-1, 7, 24, 1310, true),
);
const fields = fc.dictionary(fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...fieldNames) }, fc.string()), value, {
  maxKeys: 40,
});

test("every issue stands at a known field, once, and has its Finnish words", () => {
  fc.assert(
    fc.property(fields, context, (sent, asked) => {
      const issues = checkDocument(sent as DocumentFields, asked);
      const paths = issues.map(({ path }) => path);
      expect(paths.filter((path) => !known.has(path))).toEqual([]);
      expect(new Set(paths).size).toBe(paths.length);
      for (const issue of issues) expect(issueMessage(texts.issues, issue)).toMatch(/^\p{L}.{8,}/u);
    }),
    { numRuns: testSize(2000, 20_000) },
  );
}, 60_000);
