// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { appTheme } from "../../theme/app-theme.ts";
import { DateInput } from "./date-input.tsx";
import { DateTimeInput } from "./date-time-input.tsx";
import { MoneyInput } from "./money-input.tsx";

function Form() {
  const { control } = useForm({ defaultValues: { fee: "120.50", day: "2026-03-05", moment: "2026-03-05T10:00:00Z" } });
  return (
    <ThemeProvider theme={appTheme("original", "light")}>
      <MoneyInput control={control} name="fee" label="Hinta" required />
      <DateInput control={control} name="day" label="Päivä" help="Ohje" />
      <DateTimeInput control={control} name="moment" label="Hetki" />
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </ThemeProvider>
  );
}

const held = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const shown = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test("a value of the API is shown in the words of the reader", () => {
  render(<Form />);
  expect([shown(/^Hinta/), shown(/^Päivä/), shown(/^Hetki/)]).toEqual(["120,50", "5.3.2026", "5.3.2026 klo 12.00"]);
  expect(screen.getByLabelText(/^Hinta/).getAttribute("aria-required")).toBe("true");
  expect(screen.getByLabelText(/^Päivä/).getAttribute("aria-describedby")).toBe("field-day-help");
});

test.each([
  [/^Hinta/, "fee", "99,9", "99.90", "99,90"],
  [/^Päivä/, "day", "1.4.2027", "2027-04-01", "1.4.2027"],
  [/^Hetki/, "moment", "5.3.2026 12.30", "2026-03-05T10:30:00.000Z", "5.3.2026 klo 12.30"],
])("%s: typed freely, held as the API takes it, shown whole once it is left", (label, name, typed, value, left) => {
  render(<Form />);
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: typed } });
  expect(shown(label)).toBe(typed);
  expect(held()[name]).toBe(value);
  fireEvent.blur(input);
  expect(shown(label)).toBe(left);
});

test("what cannot be read stays as it was typed", () => {
  render(<Form />);
  const input = screen.getByLabelText(/^Hinta/);
  fireEvent.change(input, { target: { value: "kallis" } });
  fireEvent.blur(input);
  expect([shown(/^Hinta/), held().fee]).toEqual(["kallis", "kallis"]);
});
