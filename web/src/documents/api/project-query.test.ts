import { expect, test } from "vitest";
import { projectFilter } from "./project-query.ts";

test("a new document asks for every other one with the project id", () => {
  expect(projectFilter("P-1", undefined)).toEqual({
    where: { "document.projectId": "P-1" },
    limit: 5,
  });
});

test("a document that is edited is not other than itself", () => {
  expect(projectFilter("P-1", 7)).toMatchObject({ where: { "document.projectId": "P-1", id: { neq: 7 } } });
});
