// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inboxKey, type InboxMessage, type InboxPage } from "./inbox-query.ts";
import { useMarkMessage } from "./use-mark-message.ts";

const scope = { organizationId: "o", role: "SUBSCRIBER" } as const;
const message = { id: "m", eventId: 100_234, documentType: "Order", unread: true } as InboxMessage;

afterEach(() => vi.unstubAllGlobals());

/** The page of messages with one message; calls are answered when the test says so. */
function mount() {
  const calls: { read: unknown; answer: (status: number) => void }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { read } = (await request.json()) as { read: unknown };
    return await new Promise<Response>((resolve) => {
      calls.push({ read, answer: (status) => resolve(Response.json({}, { status })) });
    });
  });
  const client = new QueryClient();
  const key = [...inboxKey(scope), "page"];
  client.setQueryData<InboxPage>(key, { rows: [message], total: 1 });
  const { result, rerender } = renderHook(() => useMarkMessage(scope), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const row = () => client.getQueryData<InboxPage>(key)?.rows[0] ?? message;
  return {
    calls,
    row,
    press: () => act(async () => result.current(row())),
    mark: () => result.current,
    rerender,
    client,
  };
}

test("read and unread pressed quickly are seen at once, and arrive one after the other", async () => {
  const { calls, row, press } = mount();
  await press();
  expect(row().unread).toBe(false);
  await press();
  expect(row().unread).toBe(true);
  await waitFor(() => expect(calls.map(({ read }) => read)).toEqual([true]));
  await act(async () => calls[0]?.answer(200));
  await waitFor(() => expect(calls.map(({ read }) => read)).toEqual([true, false]));
});

test("a fetch that was under way shows no older mark", async () => {
  const { calls, row, press, client } = mount();
  let late: (page: InboxPage) => void = () => undefined;
  const queryKey = [...inboxKey(scope), "page"];
  void client
    .fetchQuery({ queryKey, queryFn: () => new Promise<InboxPage>((resolve) => (late = resolve)) })
    .catch(() => undefined);
  await press();
  await act(async () => late({ rows: [message], total: 1 }));
  expect(row().unread).toBe(false);
  calls[0]?.answer(200);
});

test("the mark that rows are drawn with stays the same", () => {
  const { mark, rerender } = mount();
  const first = mark();
  rerender();
  expect(mark()).toBe(first);
});
