import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findSession } from "./find-session.ts";
import { createUseNoter } from "./note-session-use.ts";
import type { Session } from "./session.ts";
import { createTokenReader } from "./tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Throws where there is none: on a route with `access: "public"`, and of a caller without one where anyone may. */
    readonly session: Session;
    knownSession: Session | null;
  }
}

/** Every route asks for a bearer token, unless its config says `access: "public"`, or "anyone", who may have one. */
export function addAuthentication(
  app: App,
  context: Pick<AppContext, "config" | "db" | "pool" | "clock" | "log">,
): void {
  app.decorateRequest("knownSession", null);
  app.decorateRequest("session", {
    getter(this: FastifyRequest): Session {
      if (!this.knownSession) throw new Error("The caller has no session");
      return this.knownSession;
    },
  });
  const readToken = createTokenReader(context.config);
  const noteUse = createUseNoter(context);
  app.addHook("onRequest", async (request) => {
    if (request.is404 || request.routeOptions.config.access === "public") return;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? "") ?? [];
    const claims = token === undefined ? null : await readToken(token, context.clock.now());
    request.knownSession = claims && (await findSession(context.pool, claims));
    if (!request.knownSession && request.routeOptions.config.access !== "anyone")
      throw new Problem("UNAUTHENTICATED", { headers: { "www-authenticate": "Bearer" } });
    if (request.knownSession)
      await noteUse(request.knownSession, {
        address: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
      });
  });
}
