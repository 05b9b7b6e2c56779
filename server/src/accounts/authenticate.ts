import { isOfMachine } from "@runko/domain/api-clients/api-tokens";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findSession } from "../sessions/find-session.ts";
import { lacksSecondFactor } from "../sessions/lacks-second-factor.ts";
import { stillValid } from "../sessions/still-valid.ts";
import { createUseNoter } from "./note-session-use.ts";
import type { Session } from "../sessions/session.ts";
import { createTokenReader, type TokenClaims } from "../sessions/tokens.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Open to a user who has still to set up the second factor that is demanded of them. */
    beforeSecondFactor?: true;
  }
  interface FastifyRequest {
    /** Throws where there is none: on a route with `access: "public"`, and of a caller without one where anyone may. */
    readonly session: Session;
    knownSession: Session | null;
    /** What the token says, on a route whose own statement finds the session. */
    claims: TokenClaims | null;
    /** Makes the session that was found the request's; throws 401 for none, unless anyone may ask. */
    beginSession: (session: Session | null) => Promise<void>;
    /** Whether the caller of a stream that is still open would be let in now, with the same rights (R20). */
    stillLetIn: () => Promise<boolean>;
  }
}

type MachineDoor = {
  /** Finds the session of a machine by its token, for a call that the token is let to make; throws why not. */
  enter: (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  stillHolds: (request: FastifyRequest) => Promise<boolean>;
};

const NOBODY = { headers: { "www-authenticate": "Bearer" } };

/** Every route asks for a bearer token, unless its config says `access: "public"`, or "anyone", who may have one. */
export function addAuthentication(
  app: App,
  context: Pick<AppContext, "config" | "db" | "pool" | "clock" | "log">,
  { admit }: Pick<CallerBounds, "admit">,
  machines: MachineDoor,
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
  app.decorateRequest("claims", null);
  app.decorateRequest("beginSession", async function beginSession(this: FastifyRequest, found: Session | null) {
    const { access, beforeSecondFactor = false } = this.routeOptions.config;
    const lacks = found !== null && !beforeSecondFactor && lacksSecondFactor(context.config, found);
    const session = lacks && access === "anyone" ? null : found;
    this.knownSession = session;
    if (session) this.ownLanguage = session.user.language;
    if (session && lacks) throw new Problem("SECOND_FACTOR_REQUIRED");
    if (session) return noteUse(session, () => ({ address: this.ip, userAgent: this.headers["user-agent"] ?? "" }));
    if (access !== "anyone") throw new Problem("UNAUTHENTICATED", NOBODY);
  });
  app.decorateRequest("stillLetIn", async function stillLetIn(this: FastifyRequest) {
    return this.session.machine ? await machines.stillHolds(this) : await stillValid(context, this.session);
  });
  app.addHook("onRequest", async (request, reply) => {
    const { access, session } = request.routeOptions.config;
    if (request.is404 || access === "public") return;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (token !== undefined && isOfMachine(token)) {
      request.knownSession = await machines.enter(token, request, reply);
      return admit(request.knownSession.user.id, request, reply);
    }
    const claims = token === undefined ? null : await readToken(token, context.clock.now());
    if (claims) await admit(claims.userId, request, reply);
    if (claims && session === "with the read") request.claims = claims;
    else await request.beginSession(claims && (await findSession(context.pool, claims)));
  });
}
