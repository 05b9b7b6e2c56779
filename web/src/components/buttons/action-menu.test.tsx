// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ActionMenu } from "./action-menu.tsx";

const onSelect = vi.fn<() => void>();
const folded = {
  label: (count: number) => `Ei vielä (${String(count)})`,
  items: [{ id: "ready", label: "Kuittaa", onSelect, disabledReason: "Vasta kun tila on Toimituksessa" }],
};

const names = () => screen.queryAllByRole("menuitem").map((item) => item.textContent);

/** The press itself draws nothing of what it opens. */
async function open(label: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: label }));
  expect(names()).toEqual([]);
  await screen.findAllByRole("menuitem");
}

test("what is not possible yet is behind its count, and says what it waits for", async () => {
  render(<ActionMenu label="Muut" items={[{ id: "copy", label: "Kopioi", onSelect }]} folded={folded} />);
  await open("Muut");
  expect(names()).toEqual(["Kopioi", "Ei vielä (1)"]);
  const fold = screen.getByRole("menuitem", { name: "Ei vielä (1)" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(fold);
  expect(names()).toEqual(["Kopioi", "Ei vielä (1)", "KuittaaVasta kun tila on Toimituksessa"]);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(screen.getByText("Kuittaa"));
  expect(onSelect).not.toHaveBeenCalled();
});

test("where all is possible nothing is folded", async () => {
  render(
    <ActionMenu label="Kaikki" items={[{ id: "copy", label: "Kopioi", onSelect }]} folded={{ ...folded, items: [] }} />,
  );
  await open("Kaikki");
  expect(names()).toEqual(["Kopioi"]);
});
