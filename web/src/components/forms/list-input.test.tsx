// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen } from "@testing-library/react";
import { texts } from "@runko/domain/texts/texts";
import { useForm, useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { appTheme } from "../../theme/app-theme.ts";
import { ListInput } from "./list-input.tsx";

const check = (text: string, others: readonly string[]) =>
  others.includes(text) ? "on jo" : text.includes("@") ? undefined : "ei osoite";

function Form({ entries }: { entries: string[] }) {
  const { control } = useForm({ defaultValues: { to: entries } });
  return (
    <ThemeProvider theme={appTheme("original", "light")}>
      <ListInput control={control} name="to" label="Saajat" check={check} />
      <output>{JSON.stringify(useWatch({ control }).to)}</output>
    </ThemeProvider>
  );
}

const held = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const input = () => screen.getByLabelText<HTMLInputElement>("Saajat");
const added = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test("what is typed is the form's before it is added, wrong or not", () => {
  render(<Form entries={["a@x.example"]} />);
  type(" viat ");
  expect(held()).toEqual(["a@x.example", "viat"]);
  expect(added()).toEqual(["a@x.example"]);
  type("");
  expect(held()).toEqual(["a@x.example"]);
});

test("what is wrong stays where it was typed, and in the form, until it is put right", () => {
  render(<Form entries={[]} />);
  type("viat");
  fireEvent.blur(input());
  expect([input().value, held(), added()]).toEqual(["viat", ["viat"], []]);
  expect(screen.getByText("ei osoite")).not.toBeNull();
  type("viat@x.example");
  fireEvent.blur(input());
  expect([input().value, held(), added()]).toEqual(["", ["viat@x.example"], ["viat@x.example"]]);
  expect(screen.queryByText("ei osoite")).toBeNull();
});

test("the same entry a second time is refused, and what is typed outlives the removal of another", () => {
  render(<Form entries={["a@x.example", "b@x.example"]} />);
  type("a@x.example");
  fireEvent.keyDown(input(), { key: "Enter" });
  expect(screen.getByText("on jo")).not.toBeNull();
  expect(added()).toEqual(["a@x.example", "b@x.example"]);
  fireEvent.click(screen.getByRole("button", { name: texts.common.remove("b@x.example") }));
  expect([input().value, held(), added()]).toEqual(["a@x.example", ["a@x.example", "a@x.example"], ["a@x.example"]]);
});
