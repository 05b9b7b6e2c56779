// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { prefilledForm, type DocumentForm } from "../fields/document-form.ts";
import { usePostalPlace } from "./use-postal-place.ts";

const scope = { organizationId: "o", role: "SUBSCRIBER" } as const;
const field = "document.targetAddress";

afterEach(() => vi.unstubAllGlobals());

/** The form in which codes are typed; the server knows no order to any of them, and answers when it is let. */
function mount() {
  let answer: (rows: unknown[]) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = (rows) => resolve(Response.json(rows));
  });
  vi.stubGlobal("fetch", () => answered);
  const client = new QueryClient();
  const { result } = renderHook(
    () => {
      const form = useForm<DocumentForm>({ defaultValues: prefilledForm({}) });
      return { form, findPlace: usePostalPlace(form, scope) };
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const { form, findPlace } = result.current;
  return {
    place: () => form.getValues(`${field}.postalPlace`),
    write: (place: string) => form.setValue(`${field}.postalPlace`, place),
    type: (code: string) => {
      form.setValue(`${field}.postalCode`, code);
      return findPlace("targetAddress", code);
    },
    answer,
    settle: (typing: Promise<void>) => act(() => typing),
  };
}

test("a place that was filled in goes with its code, one that was typed stays", async () => {
  const { place, write, type, answer, settle } = mount();
  answer([]);
  await settle(type("33100"));
  expect(place()).toBe("Tampere");
  await settle(type("99998"));
  expect(place()).toBe("");
  await settle(type("00100"));
  expect(place()).toBe("Helsinki");
  await settle(type("0010"));
  expect(place()).toBe("");
  write("Oma");
  await settle(type("33100"));
  expect(place()).toBe("Oma");
});

test("a late answer about another code changes nothing", async () => {
  const { place, type, answer, settle } = mount();
  const late = type("99998");
  await settle(type("33100"));
  answer([{ document: { targetAddress: { postalPlace: "Muualla" } } }]);
  await settle(late);
  expect(place()).toBe("Tampere");
});
