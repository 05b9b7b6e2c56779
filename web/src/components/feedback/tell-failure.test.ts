import { texts } from "@runko/domain/texts/texts";
import { afterEach, expect, test } from "vitest";
import { dismissSnackbar, snackbarQueue } from "./snackbar.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { queryClient, tellFailuresBy } from "../../api/query-client.ts";
import { tellFailure, tellsFailure } from "./tell-failure.ts";

tellFailuresBy(tellFailure);
afterEach(() => {
  for (const { id } of snackbarQueue.read()) dismissSnackbar(id);
  queryClient.clear();
});

const told = () => snackbarQueue.read().map(({ text }) => text);
const fail = (status: number, meta: object) =>
  queryClient
    .fetchQuery({
      queryKey: [status, meta],
      queryFn: () => Promise.reject(new ApiProblem(status, { title: "Jokin meni vikaan" })),
      meta: { ...meta },
      retry: false,
    })
    .catch(() => undefined);

test("a failed fetch that says so is told with its status, also when it answers a problem (F13, specification §8)", async () => {
  await fail(500, tellsFailure);
  expect(told()).toEqual([texts.common.requestFailed(500)]);
  expect(told()[0]).toBe("Pyyntö epäonnistui (500)");
});

test("what is refused has its own words, and what is fetched in passing is not told", async () => {
  await fail(404, tellsFailure);
  await fail(500, {});
  expect(told()).toEqual([]);
  expect(tellFailure(new ApiProblem(422, {}))).toBe(false);
});
