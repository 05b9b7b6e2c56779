// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { ApiProblem, NetworkFailure, problemText } from "../../api/api-problem.ts";
import { appTheme } from "../../theme/app-theme.ts";
import { FormErrorSummary } from "../forms/form-error-summary.tsx";
import { flattenErrors } from "../forms/form-errors.ts";
import { useFormSubmit } from "./use-form-submit.ts";

type Values = { name: string; town: string };
type Options = Parameters<typeof useFormSubmit<Values, void>>[1];

const invalid = (...paths: string[]) =>
  new ApiProblem(422, { errors: paths.map((path) => ({ path, code: "WRONG", message: `${path} is wrong` })) });

function Form({ rule, ...options }: Options & { rule?: string }) {
  const form = useForm<Values>({ defaultValues: { name: "Runko", town: "" }, shouldFocusError: false });
  const { submit, busy, general, tries } = useFormSubmit(form, {
    fieldOf: (path) => (path === "name" || path === "town" ? path : undefined),
    ...options,
  });
  return (
    <form noValidate aria-busy={busy} aria-label="form" onSubmit={(event) => void submit(event)}>
      <FormErrorSummary
        errors={flattenErrors(form.formState.errors)}
        general={general}
        labelOf={(name) => name}
        tries={tries}
      />
      <input aria-label="name" {...form.register("name", { ...(rule && { required: rule }) })} />
    </form>
  );
}

function mount(options: Options & { rule?: string }) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={appTheme("original", "light")}>
        <Form {...options} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  const send = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
  const type = (text: string) =>
    act(async () => void fireEvent.input(screen.getByLabelText("name"), { target: { value: text } }));
  const told = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  return { send, type, told };
}

const refusedFirst = (failure: unknown) =>
  vi.fn<Options["perform"]>().mockRejectedValueOnce(failure).mockResolvedValue();

test("the server's errors come to their fields, the others above them, and the summary takes the focus", async () => {
  const { send, told } = mount({ perform: refusedFirst(invalid("name", "elsewhere", "town")) });
  await send();
  await waitFor(() => expect(told()).toEqual(["elsewhere is wrong", "name: name is wrong", "town: town is wrong"]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group")));
});

test.each([
  ["the server refuses", new ApiProblem(409, { title: "Ristiriita", detail: "Toinen ehti ensin." })],
  ["nobody answers", new NetworkFailure(new Error("down"))],
  ["an invalid request names no field", new ApiProblem(422, { title: "Virhe" })],
])("%s: said in the one place, and what was typed stays", async (_what, failure) => {
  const { send, type, told } = mount({ perform: refusedFirst(failure) });
  await type("Typed");
  await send();
  await waitFor(() => expect(told()).toEqual([problemText(failure)]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group")));
  expect(screen.getByLabelText("name")).toHaveProperty("value", "Typed");
});

test("the next try takes away what was told of the last, and sends what is typed now", async () => {
  const perform = refusedFirst(new ApiProblem(409, { title: "Ristiriita" }));
  const onDone = vi.fn<(output: void, values: Values) => void>();
  const { send, type, told } = mount({ perform, onDone });
  await send();
  await waitFor(() => expect(told()).toEqual(["Ristiriita"]));
  await type("Typed");
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, { name: "Typed", town: "" }));
  expect(told()).toEqual([]);
});

test("each refused try moves the focus to the summary again", async () => {
  const { send } = mount({ perform: () => Promise.reject(new ApiProblem(409, { title: "Ristiriita" })) });
  const refusedAgain = async () => {
    screen.getByLabelText("name").focus();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group")));
  };
  await refusedAgain();
  await refusedAgain();
});

test("what is pressed twice is sent once", async () => {
  let answer = () => {};
  const perform = vi.fn<Options["perform"]>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { send } = mount({ perform });
  await send();
  await waitFor(() => expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("true"));
  await send();
  await act(async () => answer());
  await waitFor(() => expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("false"));
  expect(perform).toHaveBeenCalledTimes(1);
});

test("what breaks the rules of the form is not sent, and the summary takes the focus", async () => {
  const [perform, onInvalid] = [vi.fn<Options["perform"]>(), vi.fn<() => void>()];
  const { send, type, told } = mount({ rule: "missing", perform, onInvalid });
  await type("");
  await send();
  await waitFor(() => expect(told()).toEqual(["name: missing"]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group")));
  expect(perform).not.toHaveBeenCalled();
  expect(onInvalid).toHaveBeenCalledTimes(1);
});

test("a failure from which the form goes on by itself is not told", async () => {
  const stale = new ApiProblem(412, { title: "Vanhentunut" });
  const recover = vi
    .fn<NonNullable<Options["recover"]>>()
    .mockResolvedValueOnce(true)
    .mockRejectedValue(new NetworkFailure(0));
  const { send, told } = mount({ perform: () => Promise.reject(stale), recover });
  await send();
  await waitFor(() => expect(recover).toHaveBeenCalledExactlyOnceWith(stale, { name: "Runko", town: "" }));
  expect(told()).toEqual([]);
  await send();
  await waitFor(() => expect(told()).toEqual([problemText(new NetworkFailure(0))]));
});
