// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ActionMenu } from "./action-menu.tsx";

const onSelect = vi.fn<() => void>();
const folded = {
  label: (count: number) => `Ei vielä (${String(count)})`,
  items: [{ id: "ready", label: "Kuittaa", onSelect, disabledReason: "Vasta kun tila on Toimituksessa" }],
};

const names = () => screen.getAllByRole("menuitem").map((item) => item.textContent);

test("what is not possible yet is behind its count, and says what it waits for", () => {
  render(<ActionMenu label="Muut" items={[{ id: "copy", label: "Kopioi", onSelect }]} folded={folded} />);
  fireEvent.click(screen.getByRole("button", { name: "Muut" }));
  expect(names()).toEqual(["Kopioi", "Ei vielä (1)"]);
  const fold = screen.getByRole("menuitem", { name: "Ei vielä (1)" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(fold);
  expect(names()).toEqual(["Kopioi", "Ei vielä (1)", "KuittaaVasta kun tila on Toimituksessa"]);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(screen.getByText("Kuittaa"));
  expect(onSelect).not.toHaveBeenCalled();
});

test("where all is possible nothing is folded", () => {
  render(
    <ActionMenu label="Kaikki" items={[{ id: "copy", label: "Kopioi", onSelect }]} folded={{ ...folded, items: [] }} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Kaikki" }));
  expect(names()).toEqual(["Kopioi"]);
});
