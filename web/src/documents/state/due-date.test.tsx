// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { appTheme } from "../../theme/app-theme.ts";
import { DueDate, LateDay } from "./due-date.tsx";

const now = "2026-11-23T10:00:00.000Z";
const show = (due: ReactElement) => render(<ThemeProvider theme={appTheme("original", "light")}>{due}</ThemeProvider>);

test("a day that is near is said as one says it, and told exactly to who points at it", () => {
  show(<DueDate when="2026-11-24T14:00:00.000Z" now={now} state="running" />);
  expect(screen.getByText("huomenna").getAttribute("datetime")).toBe("2026-11-24T14:00:00.000Z");
  expect(screen.getByTitle("Käynnissä: 24.11.2026 klo 16.00")).toBeDefined();
});

test("a calendar date without a clock says by itself that it is late", () => {
  show(<DueDate when="2026-11-18" now={now} />);
  expect(screen.getByTitle("Myöhässä: 18.11.2026").textContent).toBe("5 pv myöhässä");
});

test("in a column of days the day stands, and who hears it hears by how much it is late", () => {
  show(<LateDay day="2026-11-18" now={now} />);
  expect(screen.getByTitle("5 pv myöhässä").textContent).toBe("18.11.2026, 5 pv myöhässä");
});
