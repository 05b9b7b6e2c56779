// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { unfold } from "./unfold.ts";

test("all that an input is folded into is opened, and nothing else", () => {
  document.body.innerHTML = `
    <details id="outer"><details id="inner"><input /></details></details>
    <details id="other"></details>`;
  const input = document.querySelector("input");
  if (input) unfold(input);
  expect([...document.querySelectorAll("details")].map(({ id, open }) => [id, open])).toEqual([
    ["outer", true],
    ["inner", true],
    ["other", false],
  ]);
});
