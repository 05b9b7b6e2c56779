import type { Writable } from "node:stream";
import type { ProblemBody } from "../app/caller.ts";
import type { TestApp } from "../app/create-test-app.ts";
import type { Call } from "./call.ts";
import type { Actor, Stage } from "./cast.ts";

/** The status of the answer, and the code of a problem. A stream is let go once it has begun. */
export async function askAs(
  portal: TestApp,
  stage: Stage,
  { method = "GET", path, body }: Call,
  { caller }: Pick<Actor, "caller">,
): Promise<string> {
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
