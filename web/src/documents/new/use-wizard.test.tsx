// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors, type SummarizedError } from "../../components/forms/form-errors.ts";
import { errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import { appTheme } from "../../theme/app-theme.ts";
import { stepOf } from "./check-new-document.ts";
import type { Step } from "./new-document-url.ts";
import { useWizard } from "./use-wizard.ts";
import type { Choice } from "./wizard.ts";

// Nothing is painted here, and the timers that stand for it run beside what the test waits for.
vi.mock("../../screen/after-paint.ts", () => ({ afterPaint: async () => {} }));

type Values = { productId: string; document: { customerName: string } };
type Refuse = (errors: SummarizedError[], others: string[]) => void;
type Sending = (refuse: Refuse) => void;

/** A form of two inputs, each asked in its step and both in the summary, as the form of a new document is. */
function Form({ send, choice }: { send: Sending; choice: Choice }) {
  const [step, setStep] = useState<Step>("product");
  const form = useForm<Values>({
    defaultValues: { productId: "", document: { customerName: "" } },
    shouldFocusError: false,
    resolver: (values) => {
      const missing = [
        ...(values.productId === "" ? ["productId"] : []),
        ...(values.document.customerName === "" ? ["document.customerName"] : []),
      ].filter((name) => step === "summary" || stepOf(name) === step);
      return missing.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOfIssues<Values>(missing.map((path) => ({ path, code: "REQUIRED" }))) };
    },
  });
  const { tries, general, refuse, moveOn } = useWizard({ form, step, choice, goTo: setStep, send: () => send(refuse) });
  return (
    <form
      noValidate
      aria-label={step}
      onSubmit={(event) => {
        event.preventDefault();
        void moveOn();
      }}
    >
      <FormErrorSummary
        errors={flattenErrors(form.formState.errors)}
        general={general}
        labelOf={(name) => name}
        tries={tries}
      />
      <input aria-label="product" {...form.register("productId")} />
      <input aria-label="customer" {...form.register("document.customerName")} />
      <button type="button" onClick={() => setStep("fields")}>
        back
      </button>
    </form>
  );
}

function mount({ send = () => undefined, choice = "offered" }: { send?: Sending; choice?: Choice } = {}) {
  render(
    <StrictMode>
      <ThemeProvider theme={appTheme("original", "light")}>
        <Form send={send} choice={choice} />
      </ThemeProvider>
    </StrictMode>,
  );
  const press = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.input(screen.getByRole("textbox", { name: label }), { target: { value } }));
  const fill = async () => {
    await type("product", "p");
    await press();
    await type("customer", "Oy Asiakas Ab");
    await press();
  };
  const told = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent?.split(":")[0]);
  const shown = (step: Step) => waitFor(() => screen.getByRole("form", { name: step }));
  const summaryFocused = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group")));
  return { press, type, fill, told, shown, summaryFocused };
}

test("each refused try moves the focus to the errors of the shown step, and what passes leads on", async () => {
  const { press, type, told, shown, summaryFocused } = mount();
  await press();
  await summaryFocused();
  expect(told()).toEqual(["productId"]);
  screen.getByRole("textbox", { name: "product" }).focus();
  await press();
  await summaryFocused();
  await type("product", "p");
  await press();
  await shown("fields");
  expect(told()).toEqual([]);
  await press();
  await summaryFocused();
  expect(told()).toEqual(["document.customerName"]);
});

test("what the summary refuses is shown in its step, with the focus", async () => {
  const send = vi.fn<Sending>();
  const { press, type, fill, told, shown, summaryFocused } = mount({ send });
  await fill();
  await shown("summary");
  await type("customer", "");
  await press();
  await shown("fields");
  await summaryFocused();
  expect([told(), send.mock.calls.length]).toEqual([["document.customerName"], 0]);
  await type("customer", "Oy Asiakas Ab");
  await press();
  await shown("summary");
  expect(told()).toEqual([]);
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test("the server's errors come to the first step that has any, the others above them", async () => {
  const product = { name: "productId", message: "Tuotetta ei tarjota" };
  const customer = { name: "document.customerName", message: "Liian pitkä" };
  const { press, fill, told, shown, summaryFocused } = mount({
    send: (refuse) => refuse([customer, product], ["muuta"]),
  });
  await fill();
  await shown("summary");
  await press();
  await shown("product");
  await summaryFocused();
  expect(told()).toEqual(["muuta", "productId"]);
});

test("what belongs to no input is told in the summary, until another step is opened", async () => {
  const { press, fill, told, shown, summaryFocused } = mount({
    send: (refuse) => refuse([], ["Toimittaja ei ota vastaan"]),
  });
  await fill();
  await shown("summary");
  await press();
  await summaryFocused();
  expect(told()).toEqual(["Toimittaja ei ota vastaan"]);
  await act(async () => screen.getByText("back").click());
  await shown("fields");
  expect(told()).toEqual([]);
});

test("a choice that is still being fetched leads on without being judged, and waits there", async () => {
  const { press, shown, told } = mount({ choice: "pending" });
  await press();
  await shown("fields");
  await press();
  expect([screen.getByRole("form").getAttribute("aria-label"), told()]).toEqual(["fields", []]);
});
