import { idempotencyHeader } from "../platform/http/idempotency.ts";
import type { Issue } from "@runko/domain/values/issue";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { problemDocument } from "../platform/http/problem-document.ts";
import { problemSchema, type ProblemDocument } from "../platform/http/problem-schema.ts";
import type { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";

/** So many rows has one call: what more there is waits for its caller's next. */
export const rowsOfCall = 100;
const longestKey = 200;
const WAIT_MS = 20_000;

/** The key of a call, of which each row makes its own. */
export const bulkHeader = z.looseObject({
  "idempotency-key": idempotencyHeader.shape["idempotency-key"]
    .unwrap()
    .max(longestKey)
    .optional()
    .meta({ description: "A repeat with the same key within a day does what is not done yet, and nothing twice." }),
});

const refusedRow = z.strictObject({ eventId: z.int(), status: z.int().min(400), problem: problemSchema });

/** What became of each row, in their order. */
export const resultsOf = <Done extends z.ZodType>(done: Done) =>
  z.strictObject({ results: z.array(z.union([done, refusedRow])) });

type RefusedRow = { eventId: number; status: number; problem: ProblemDocument };
type Row = { eventId: number };

/** After these the next row would fare no better. */
const endsAll = ({ status }: Problem): boolean => status === 429 || status >= 500;

function refuseDoubles(rows: readonly Row[]): void {
  const seen = new Set<number>();
  const doubles = rows.flatMap(({ eventId }, index): Issue[] => {
    if (seen.has(eventId)) return [{ path: `rows.${index}.eventId`, code: "DUPLICATE" }];
    seen.add(eventId);
    return [];
  });
  refuseIssues(doubles);
}

/**
 * Does each row by itself, one after the other, so that many cost the others no more than one; what one is refused leaves the
 * rest as they are. Each counts as a change of its own, and one such call of a user runs at a time. A caller who has gone is
 * done no more for.
 */
export async function doRows<Given extends Row, Done extends object>(
  { gate }: Pick<AppContext, "gate">,
  request: FastifyRequest,
  { rows, work }: { rows: readonly Given[]; work: (row: Given) => Promise<Done> },
): Promise<{ results: (Row & (Done | RefusedRow))[] }> {
  refuseDoubles(rows);
  const leave = await gate.acquire([{ key: `bulk:${request.session.user.id}`, most: 1 }], { waitMs: WAIT_MS });
  if (!leave) throw tooManyRequests(10, { detail: ({ bounds }) => bounds.calls });
  try {
    return { results: await resultsInTurn(request, rows, work) };
  } finally {
    leave();
  }
}

async function resultsInTurn<Given extends Row, Done extends object>(
  request: FastifyRequest,
  rows: readonly Given[],
  work: (row: Given) => Promise<Done>,
): Promise<(Row & (Done | RefusedRow))[]> {
  const results: (Row & (Done | RefusedRow))[] = [];
  let over: Problem | undefined;
  for (const [index, row] of rows.entries()) {
    const { eventId } = row;
    if (request.socket.destroyed) break;
    try {
      if (over) throw over;
      if (index > 0) request.admitChange();
      results.push({ eventId, ...(await work(row)) });
    } catch (error) {
      const problem = over ?? (await request.noteProblem(error));
      if (endsAll(problem)) over = problem;
      if (problem.status === 404) (request.missed ??= []).push(eventId);
      results.push({ eventId, status: problem.status, problem: problemDocument(request.texts, problem, request.id) });
    }
  }
  return results;
}
