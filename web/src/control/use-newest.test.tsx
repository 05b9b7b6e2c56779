// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useNewest } from "./use-newest.ts";

const queryKey = ["kept"];

function begin(answer: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  client.setQueryData(queryKey, "before");
  const seen: (string | undefined)[] = [];
  const show = () =>
    renderHook(
      () => {
        const { data } = useNewest({ queryKey, queryFn: answer });
        seen.push(data);
        return data;
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
  return { client, seen, show };
}

test("what was saved over is not what a form begins with", async () => {
  const { client, seen, show } = begin(async () => "saved");
  await client.invalidateQueries({ queryKey });
  const { result } = show();
  await waitFor(() => expect(result.current).toBe("saved"));
  expect(new Set(seen)).toEqual(new Set([undefined, "saved"]));
});

test("what is kept and not old is there at once, and stays while it is fetched again", async () => {
  const answer = vi.fn<() => Promise<string>>(async () => "saved");
  const { client, seen, show } = begin(answer);
  const { result } = show();
  expect(result.current).toBe("before");
  await act(() => client.invalidateQueries({ queryKey }));
  await waitFor(() => expect(result.current).toBe("saved"));
  expect(answer).toHaveBeenCalledOnce();
  expect(new Set(seen)).toEqual(new Set(["before", "saved"]));
});

test("what cannot be fetched again is shown as it is kept", async () => {
  const { client, show } = begin(async () => Promise.reject(new Error("away")));
  await client.invalidateQueries({ queryKey });
  const { result } = show();
  await waitFor(() => expect(result.current).toBe("before"));
});
