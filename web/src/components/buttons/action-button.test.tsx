// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { appTheme } from "../../theme/app-theme.ts";
import { ActionButton } from "./action-button.tsx";

const sent = (disabledReason?: string) => (
  <ThemeProvider theme={appTheme("original", "light")}>
    <ActionButton disabledReason={disabledReason}>Lähetä</ActionButton>
  </ThemeProvider>
);
const button = () => screen.getByRole("button", { name: "Lähetä" });

test("a button in focus stays so when it cannot be pressed any more, and again", () => {
  const { rerender } = render(sent());
  button().focus();
  rerender(sent("Kaikki on lähetetty"));
  expect(document.activeElement).toBe(button());
  rerender(sent());
  expect(document.activeElement).toBe(button());
});

test("one that is not in focus takes none", () => {
  const { rerender } = render(sent());
  button().focus();
  button().blur();
  rerender(sent("Kaikki on lähetetty"));
  expect(document.activeElement).toBe(document.body);
});
