import { expect, it } from "vitest";
import { issuesFromSchema } from "../values/issues-from-schema.ts";
import { checkNni } from "./check-nni.ts";
import { nniFieldsSchema } from "./nni-schema.ts";

const nni = { identifier: "NNI-TRE-01", description: "", active: true };

it.each([
  nni,
  { ...nni, identifier: "" },
  { ...nni, identifier: "  " },
  { ...nni, identifier: "x".repeat(256) },
  { ...nni, identifier: "a\0b" },
  { ...nni, description: "x".repeat(255) },
  { ...nni, description: "x".repeat(256), identifier: "" },
])("the form and the server agree on %j", (written) => {
  const { error } = nniFieldsSchema.safeParse(written);
  const codes = (error ? issuesFromSchema(error.issues, written) : []).map(({ path, code }) => [path, code]);
  expect(checkNni(written).map(({ path, code }) => [path, code])).toEqual(codes);
});
