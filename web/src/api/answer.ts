import { ApiProblem } from "./api-problem.ts";
import { queryClient } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";
import { noteFailure } from "./last-failure.ts";

export type Settled<T> = { data?: T; error?: unknown; response: Response };

/** The data of an answer; throws an ApiProblem when the server refused, a NetworkFailure when nobody answered. */
export async function answer<T>(call: Promise<Settled<T>>): Promise<T> {
  const { data } = await settle(call);
  return data;
}

/** The rows of a list and how many there are in all (D-27). */
export async function answerList<T>(call: Promise<Settled<T[]>>): Promise<{ rows: T[]; total: number }> {
  const { data, response } = await settle(call);
  const total = Number(response.headers.get("X-Total-Count") ?? Number.NaN);
  return { rows: data, total: Number.isNaN(total) ? data.length : total };
}

/** The data with its ETag, which a later change sends back as If-Match (D-10). */
export async function answerWithTag<T>(call: Promise<Settled<T>>): Promise<{ data: T; etag: string | undefined }> {
  const { data, response } = await settle(call);
  return { data, etag: response.headers.get("ETag") ?? undefined };
}

async function settle<T>(call: Promise<Settled<T>>): Promise<{ data: T; response: Response }> {
  const { data, error, response } = await call;
  if (!response.ok) {
    const problem = new ApiProblem(response.status, error, response.headers.get("X-Request-Id") ?? undefined);
    noteFailure(problem.status, problem.requestId, problem.title);
    if (problem.code === "SECOND_FACTOR_REQUIRED") void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    throw problem;
  }
  return { data: data as T, response };
}
