import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { freePort, startPortalProcess } from "../outages/portal-process.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const jwtSecret = "a secret of the tests, long enough to sign with";
const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const SERVER_KIND = 2;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-tracing-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** A collector that takes spans, or one that hears and never answers. */
async function startCollector({ silent = false } = {}) {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      bodies.push(body);
      paths.add(request.url ?? "");
      if (!silent) response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bodies, paths, spans };
}

async function startTraced(collector: string) {
  const portal = await startPortalProcess(
    {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      JWT_SECRET: jwtSecret,
      LOG_LEVEL: "info",
      PORT: String(await freePort()),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    },
    ["ignore", "pipe", "inherit"],
  );
  let log = "";
  portal.child.stdout?.on("data", (part: Buffer) => (log += part.toString()));
  const organization = await makeOrganization(database.db);
  const user = await makeUser(database.db, { roles: [[organization, "SUBSCRIBER"]] });
  const token = await issueToken(
    { jwtSecret, tokenHours: 8, loginHours: 168 },
    { userId: user.id, now: new Date(), validFrom: 0 },
  );
  const own = `/api/organizations/${organization.id}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${portal.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  return { portal, ask, own, organization, log: () => log };
}

const attribute = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value;

test(
  "a request is a span of the caller's trace, its statements stand below it, and neither ids nor values are told (0242)",
  { timeout: 120_000 },
  async () => {
    const collector = await startCollector();
    const { portal, ask, own, organization, log } = await startTraced(collector.url);
    const canary = "kanarialintu";
    const headers = { traceparent: `00-${traceId}-${parentId}-01` };
    expect(await ask(`/api/organizations/${organization.id}/search?query=${canary}`, { headers })).not.toBe(500);
    expect(await ask(own, { headers })).toBe(200);
    expect(
      await ask("/api/users/login", {
        method: "POST",
        headers,
        body: JSON.stringify({ username: `${canary}@example.fi`, password: canary }),
      }),
    ).toBe(401);
    await Promise.all(Array.from({ length: 30 }, async () => ask(own)));
    portal.child.kill("SIGTERM");
    await portal.ended;

    const spans = collector.spans();
    expect([...collector.paths]).toEqual(["/v1/traces"]);
    const requests = spans.filter(({ kind }) => kind === SERVER_KIND);
    expect(requests.some(({ name }) => name.includes("/health"))).toBe(false);
    const ofCaller = requests.filter((span) => span.traceId === traceId);
    expect(ofCaller.map(({ parentSpanId }) => parentSpanId)).toEqual([parentId, parentId, parentId]);
    expect(ofCaller.map(({ name }) => name)).toContain("POST /api/users/login");
    const login = ofCaller.find(({ name }) => name === "POST /api/users/login");
    expect(login && attribute(login, "http.response.status_code")).toEqual({ intValue: 401 });
    const statements = spans.filter(({ kind }) => kind !== SERVER_KIND);
    expect(statements.some(({ parentSpanId }) => parentSpanId === login?.spanId)).toBe(true);

    const bySpan = new Map(requests.map((span) => [span.spanId, span]));
    const sessions = requests.filter((span) => span.name === "GET /api/organizations/:id" && span.traceId !== traceId);
    expect(new Set(sessions.map((span) => span.traceId)).size).toBe(30);
    const strayed = statements.filter((span) => (bySpan.get(span.parentSpanId ?? "") ?? span).traceId !== span.traceId);
    expect(strayed).toEqual([]);
    // Each of the thirty asked the database once at least.
    const parents = new Set(statements.map(({ parentSpanId }) => parentSpanId));
    expect(sessions.filter(({ spanId }) => !parents.has(spanId))).toEqual([]);

    const told = collector.bodies.join();
    for (const secret of [canary, organization.id]) expect(told).not.toContain(secret);
    expect(log()).toContain(`"traceId":"${traceId}"`);
    expect(log()).toContain(`"traceId":"${sessions[0]?.traceId}"`);
  },
);

test.each([
  ["that hears and never answers", async () => (await startCollector({ silent: true })).url],
  ["that is away", async () => `http://127.0.0.1:${await freePort()}`],
])("a collector %s holds up neither answers nor the end", { timeout: 120_000 }, async (_name, collector) => {
  const { portal, ask, own } = await startTraced(await collector());
  for (let turn = 0; turn < 3; turn += 1) expect(await ask(own)).toBe(200);
  const before = performance.now();
  portal.child.kill("SIGTERM");
  const { code } = await portal.ended;
  expect(code).toBe(0);
  expect(performance.now() - before).toBeLessThan(8000);
});

test("what is no address, or no share, is refused at the start", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { readConfig } = await import("../../src/config/read-config.ts");
  expect(() => readConfig({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  expect(() => readConfig({ DATA_DIR: dataDir, OTEL_TRACES_SAMPLER_ARG: "1.5" })).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
});
