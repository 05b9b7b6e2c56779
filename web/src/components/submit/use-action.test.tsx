// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { dismissSnackbar, snackbarQueue } from "../feedback/snackbar.ts";
import { useAction, type ActionOptions } from "./use-action.ts";

beforeEach(() => snackbarQueue.read().forEach(({ id }) => dismissSnackbar(id)));

function mount<Input, Output>(options: ActionOptions<Input, Output>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const { result, unmount, rerender } = renderHook((now: ActionOptions<Input, Output>) => useAction(now), {
    initialProps: options,
    wrapper,
  });
  return { action: () => result.current, client, unmount, rerender };
}

/** A call that is answered when the test says so. */
function answeredLater() {
  const calls: { input: string; done: (output: string) => void; fail: (failure: Error) => void }[] = [];
  const perform = (input: string) =>
    new Promise<string>((done, fail) => {
      calls.push({ input, done, fail });
    });
  return { calls, perform };
}

test("presses while it is under way begin nothing, and afterwards it may be done again", async () => {
  const { calls, perform } = answeredLater();
  const { action } = mount({ perform });
  act(() => {
    void action().run("first");
    void action().run("second");
  });
  await waitFor(() => expect(action().busy).toBe(true));
  expect(action().underWay).toEqual(["first"]);
  await act(() => action().run("third"));
  expect(calls.map(({ input }) => input)).toEqual(["first"]);
  calls[0]?.done("done");
  await waitFor(() => expect(action().busy).toBe(false));
  expect(action().underWay).toEqual([]);
  act(() => void action().run("fourth"));
  await waitFor(() => expect(calls.map(({ input }) => input)).toEqual(["first", "fourth"]));
});

test("what is done once is not begun again, but what failed is", async () => {
  const perform = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("refused")).mockResolvedValue("made");
  const { action } = mount<void, string>({ perform, once: true });
  await act(() => action().run());
  await act(() => action().run());
  await act(() => action().run());
  expect(perform).toHaveBeenCalledTimes(2);
});

test("what is done stays done though what follows it breaks", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const perform = vi.fn<() => Promise<string>>().mockResolvedValue("made");
  const broken = new Error("broken");
  const { action } = mount<void, string>({
    perform,
    once: true,
    onDone: () => {
      throw broken;
    },
  });
  await act(() => action().run());
  await act(() => action().run());
  expect(perform).toHaveBeenCalledTimes(1);
  expect([action().failure, action().busy]).toEqual([null, true]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), broken);
  logged.mockRestore();
});

test("rows of a list are done side by side, each once", async () => {
  const { calls, perform } = answeredLater();
  const onDone = vi.fn<(output: string, input: string) => void>();
  const { action } = mount({ perform, onDone, parallel: true });
  act(() => {
    void action().run("one");
    void action().run("other");
    void action().run("one");
  });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(action().underWay).toEqual(["one", "other"]);
  calls.forEach(({ done, input }) => done(`${input} done`));
  await waitFor(() =>
    expect(onDone.mock.calls).toEqual([
      ["one done", "one"],
      ["other done", "other"],
    ]),
  );
});

test("tells what was done, then what follows", async () => {
  const { action } = mount({
    perform: (input: number) => Promise.resolve(input * 2),
    done: (output, input) => `${input} twice is ${output}`,
    onDone: () => expect(snackbarQueue.read()).toMatchObject([{ text: "2 twice is 4", severity: "success" }]),
  });
  await act(() => action().run(2));
  expect(snackbarQueue.read()).toHaveLength(1);
  expect(action().failure).toBeNull();
});

test("a failure is kept until the next try, and is tried by nobody else", async () => {
  const { calls, perform } = answeredLater();
  const onFailed = vi.fn<(failure: Error, input: string) => void>();
  const { action } = mount({ perform, done: () => "done", onFailed });
  const refused = new Error("refused");
  const first = action().run("one");
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.fail(refused);
  await act(() => first);
  await waitFor(() => expect(action().failure).toBe(refused));
  expect(onFailed.mock.calls).toEqual([[refused, "one"]]);
  expect(snackbarQueue.read()).toEqual([]);
  expect(calls).toHaveLength(1);
  act(() => void action().run("two"));
  await waitFor(() => expect(action().failure).toBeNull());
});

test("what is done can be under way until what is stale has come", async () => {
  const { action, client } = mount<void, void>({
    perform: () => Promise.resolve(),
    stale: [["rows"], ["counts"]],
    untilFresh: true,
  });
  let fetched = () => {};
  const fetching = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  const invalidate = vi.spyOn(client, "invalidateQueries").mockReturnValue(fetching);
  const over = action().run();
  await waitFor(() => expect(invalidate.mock.calls).toEqual([[{ queryKey: ["rows"] }], [{ queryKey: ["counts"] }]]));
  expect(action().busy).toBe(true);
  fetched();
  await act(() => over);
  await waitFor(() => expect(action().busy).toBe(false));
});

test("what is stale is fetched anew after a failure too, which is told without waiting for it", async () => {
  const { action, client } = mount<void, void>({
    perform: () => Promise.reject(new Error("no")),
    stale: [["rows"]],
    untilFresh: true,
  });
  const invalidate = vi.spyOn(client, "invalidateQueries").mockReturnValue(new Promise(() => {}));
  await act(() => action().run());
  await waitFor(() => expect(action().failure).toEqual(new Error("no")));
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ["rows"] });
});

test("what follows happens though the dialog is gone", async () => {
  const { calls, perform } = answeredLater();
  const onDone = vi.fn<(output: string, input: string) => void>();
  const { action, unmount } = mount({ perform, onDone });
  const over = action().run("one");
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  calls[0]?.done("done");
  await over;
  expect(onDone).toHaveBeenCalledExactlyOnceWith("done", "one");
});

test("a row is free as soon as it is done when nothing on the screen waits for it", async () => {
  const { action, client } = mount<void, void>({ perform: () => Promise.resolve(), stale: [["rows"]] });
  vi.spyOn(client, "invalidateQueries").mockReturnValue(new Promise(() => {}));
  await act(() => action().run());
  await waitFor(() => expect(action().busy).toBe(false));
});

test("the way to begin it stays the same, so that tables need not draw themselves anew", () => {
  const options: ActionOptions<void, void> = { perform: () => Promise.resolve() };
  const { action, rerender } = mount(options);
  const { run } = action();
  rerender({ ...options, stale: [["rows"]] });
  expect(action().run).toBe(run);
});
