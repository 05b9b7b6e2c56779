import { callLimits, failedTokensPerMinute } from "@runko/domain/api-clients/call-limits";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { createRateLimit } from "../platform/bounds/create-rate-limit.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import type { App } from "../platform/http/typed-app.ts";
import { issueAccessToken } from "./access-token.ts";
import { narrowScopes, readAsked, type OAuthError, type TokenForm } from "./client-credentials.ts";
import { findMachine } from "./find-machine.ts";
import { isAllowedFrom } from "./networks.ts";
import { createForeignNetworkNoter } from "./note-foreign-network.ts";
import { createWrongTokenNoter } from "./note-wrong-token.ts";
import { isToken } from "./token-text.ts";

const FORM = "application/x-www-form-urlencoded";
const LONGEST_FORM = 8192;
const LIFE_SECONDS = 3600;

const optional = z.string().optional();
const formSchema = z.object({
  grant_type: optional.meta({ description: "`client_credentials`." }),
  scope: optional.meta({ description: "Some of the client's scopes, with spaces between; without: all." }),
  client_id: optional.meta({ description: "The id of the API client, unless the header says it." }),
  client_secret: optional.meta({
    description: "A token (`rnk_…`) of the client that holds, unless the header says it.",
  }),
});
const grantedSchema = z
  .strictObject({
    access_token: z.string(),
    token_type: z.literal("Bearer"),
    expires_in: z.int().meta({ description: "Seconds." }),
    scope: z.string(),
  })
  .meta({ id: "AccessToken" });
const refusedSchema = z
  .strictObject({
    error: z.enum(["invalid_request", "invalid_client", "unsupported_grant_type", "invalid_scope"]),
  })
  .meta({ id: "AccessTokenRefused" });

function refuse(reply: FastifyReply, error: OAuthError) {
  if (error === "invalid_client")
    return reply.header("www-authenticate", 'Basic realm="runko"').code(401).send({ error });
  return reply.code(400).send({ error });
}

function refuseTooMany(seconds: number): void {
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** OAuth 2.0 client credentials: a client's token for a short-lived one of fewer scopes. Source: beyond B6 */
export async function registerOAuthRoutes(app: App, context: AppContext): Promise<void> {
  const { config, pool, clock } = context;
  const noteWrongToken = createWrongTokenNoter(app, context);
  const noteForeignNetwork = createForeignNetworkNoter(app, context);
  const exchanges = createRateLimit(callLimits.writes);
  const failures = createRateLimit(failedTokensPerMinute);
  app.removeContentTypeParser(FORM);
  app.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: LONGEST_FORM }, (_request, body, done) => {
    const form = new URLSearchParams(String(body));
    // What is named twice is no request (RFC 6749, 3.2).
    const names = [...form.keys()];
    if (new Set(names).size < names.length) return done(null, {});
    return done(null, Object.fromEntries(form));
  });
  app.post(
    "/oauth/token",
    {
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "issueAccessToken",
        tags: ["machines"],
        summary: "An access token of an hour for an API client (OAuth 2.0, client credentials)",
        security: [],
        consumes: [FORM],
        body: formSchema,
        response: { 200: grantedSchema, 400: refusedSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const asked = readAsked(request.body as TokenForm, request.headers.authorization);
      if (typeof asked === "string" && asked !== "invalid_client") return refuse(reply, asked);
      const now = clock.now();
      const { clientId, secret, scope } =
        typeof asked === "string" ? { clientId: "", secret: "", scope: undefined } : asked;
      const found = isToken(secret) ? await findMachine(pool, { token: secret }, now) : null;
      const machine = found?.session.machine;
      const isKnown = found !== null && machine?.clientId === clientId.toLowerCase();
      const isForeign = isKnown && !isAllowedFrom(request.ip, found.networks);
      if (isForeign) await noteForeignNetwork(found, request);
      if (!isKnown) await noteWrongToken(request, "clientSecret");
      if (!isKnown || isForeign) {
        refuseTooMany(failures(request.ip));
        return refuse(reply, "invalid_client");
      }
      refuseTooMany(exchanges(machine.clientId));
      const scopes = narrowScopes(scope, machine.scopes);
      if (!scopes) return refuse(reply, "invalid_scope");
      const left = Math.floor((found.session.expiresAt.getTime() - now.getTime()) / 1000);
      const expires_in = Math.min(LIFE_SECONDS, left);
      const expiresAt = new Date(now.getTime() + expires_in * 1000);
      const grant = { tokenId: found.tokenId, clientId: machine.clientId, scopes, expiresAt };
      const access_token = await issueAccessToken(config, grant, now);
      reply.header("pragma", "no-cache");
      return { access_token, token_type: "Bearer" as const, expires_in, scope: scopes.join(" ") };
    },
  );
}
