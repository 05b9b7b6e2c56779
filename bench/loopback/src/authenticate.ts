import type { Interceptor } from "@loopback/core";
import type { RequestContext } from "@loopback/rest";
import { HttpErrors, RestBindings } from "@loopback/rest";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { LoginRepository, RevokedTokenRepository } from "./repositories.ts";

export const ACTOR = "bench.actor";
export type Actor = { userId: string; organizationId: string };

type Claims = { sub: string; jti: string; sid: string; aud: string; iat: number; exp: number };

const secret = process.env["JWT_SECRET"] ?? "";

/** The claims of a live token of the portal; undefined for anything else. */
function readToken(authorization: string | undefined): Claims | undefined {
  const [, head = "", payload = "", given = ""] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? "") ?? [];
  const signature = Buffer.from(given, "base64url");
  const expected = createHmac("sha256", secret).update(`${head}.${payload}`).digest();
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  return claims.aud === "runko" && claims.exp * 1000 > Date.now() ? claims : undefined;
}

/** Lets in whose token holds and who has the role of the path in its organization, as the portal does. */
export const authenticate: Interceptor = async (invocation, next) => {
  const context = invocation.parent as RequestContext;
  const request = await context.get(RestBindings.Http.REQUEST);
  const claims = readToken(request.headers.authorization);
  if (!claims) throw new HttpErrors.Unauthorized();
  const logins = await context.get<LoginRepository>("repositories.LoginRepository");
  const revoked = await context.get<RevokedTokenRepository>("repositories.RevokedTokenRepository");
  const [login, ended] = await Promise.all([
    logins.findOne({ where: { id: claims.sub, disabled: false, groupAccount: false }, include: ["roles"] }),
    revoked.findOne({ where: { jti: { inq: [claims.jti, claims.sid] } } }),
  ]);
  if (!login || ended || new Date(login.tokensValidFrom).getTime() > claims.iat * 1000)
    throw new HttpErrors.Unauthorized();
  const [organizationId] = invocation.args as [string];
  const needed = invocation.methodName === "create" ? "SUBSCRIBER" : "SUPPLIER";
  if (!login.roles?.some((held) => held.organizationId === organizationId && held.role === needed))
    throw new HttpErrors.Forbidden();
  context.bind(ACTOR).to({ userId: claims.sub, organizationId } satisfies Actor);
  return await next();
};
