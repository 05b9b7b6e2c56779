// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { passFocusOn } from "./pass-focus-on.ts";

function Filters() {
  const [shown, setShown] = useState(["one", "two", "three"]);
  return (
    <main>
      <button type="button">filters</button>
      {shown.length > 0 && (
        <ul ref={passFocusOn}>
          {shown.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setShown(shown.filter((one) => one !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

test("the focus goes on to the next, from the last to the one before, and then to what stands before them", async () => {
  render(<Filters />);
  const focused = () => document.activeElement?.textContent;
  const press = () => act(async () => (document.activeElement as HTMLElement).click());
  screen.getByRole("button", { name: "two" }).focus();
  await press();
  expect(focused()).toBe("three");
  await press();
  expect(focused()).toBe("one");
  await press();
  expect(focused()).toBe("filters");
});

test("who has gone elsewhere is not led back", async () => {
  render(<Filters />);
  const [filters] = screen.getAllByRole("button", { name: "filters" });
  const [one] = screen.getAllByRole("button", { name: "one" });
  one?.focus();
  filters?.focus();
  await act(async () => one?.click());
  expect(document.activeElement).toBe(filters);
});
