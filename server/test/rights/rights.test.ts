import type { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { createStage, type Actor, type Stage } from "./cast.ts";
import { expectedAnswer } from "./expected-answer.ts";

let portal: TestApp;
let stage: Stage;
let actors: Actor[];
beforeAll(async () => {
  portal = await createTestApp();
  ({ stage, actors } = await createStage(portal));
});
afterAll(() => portal.close());

/** The status, and the code of a problem. A stream is let go once it has begun. */
async function ask({ method = "GET", path, body }: Call, { caller }: Actor): Promise<string> {
  const response = await portal.inject({
    method,
    url: `/api${path(stage)}`.replace("/api/..", ""),
    payloadAsStream: true,
    headers: caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` },
    ...(body && { payload: typeof body === "function" ? body(stage) : body }),
  });
  const stream = response.stream();
  const type = String(response.headers["content-type"]);
  if (type.startsWith("text/event-stream")) {
    (response.raw.res as unknown as Writable).destroy();
    return String(response.statusCode);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  if (!type.startsWith("application/problem+json")) return String(response.statusCode);
  return `${response.statusCode} ${(JSON.parse(Buffer.concat(chunks).toString()) as ProblemBody).code}`;
}

describe("every call by every kind of actor (R1)", () => {
  test.each(calls.map((call) => [`${call.operationId}: ${call.need}`, call] as const))("%s", async (_name, call) => {
    const answers = await Promise.all(actors.map(async (actor) => [actor.name, await ask(call, actor)]));
    const expected = actors.map((actor) => [actor.name, expectedAnswer(call.need, actor, call.granted)]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected));
  });
});

test("no call of the API is missing above", async () => {
  const document = portal.app.swagger() as unknown as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const documented = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const named = new Set(calls.map(({ operationId }) => operationId));
  expect(documented.filter((operationId) => !named.has(operationId))).toEqual([]);
  expect([...named].filter((operationId) => !documented.includes(operationId))).toEqual([]);
});
