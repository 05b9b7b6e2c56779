// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { RadioInput } from "./radio-input.tsx";
import { SelectInput } from "./select-input.tsx";

const options = [
  { value: "1", label: "One" },
  { value: "10", label: "Ten" },
];
const unavailable = (value: string) => ({ label: `was ${value}`, error: "only One, Ten" });

function Choices({ value }: { value: string }) {
  const { control } = useForm({ defaultValues: { select: value, radio: value } });
  return (
    <>
      <SelectInput control={control} name="select" label="select" options={options} unavailable={unavailable} />
      <RadioInput control={control} name="radio" label="radio" options={options} unavailable={unavailable} />
    </>
  );
}

test("a value that is no option any more stays in sight, cannot be chosen, and is told why", () => {
  const { unmount } = render(<Choices value="1G" />);
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("1G");
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "was 1G" }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "was 1G" })).toMatchObject({
    checked: true,
    disabled: true,
  });
  expect(screen.getAllByText("only One, Ten")).toHaveLength(2);
  unmount();
});

test.each(["", "10"])("the value %j adds nothing to the options", (value) => {
  const { unmount } = render(<Choices value={value} />);
  expect([screen.queryByText(/^was/), screen.queryByText("only One, Ten")]).toEqual([null, null]);
  unmount();
});
