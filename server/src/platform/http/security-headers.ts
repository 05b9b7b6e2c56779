import helmet from "@fastify/helmet";
import type { FastifyReply } from "fastify";
import type { App } from "./typed-app.ts";

const self = ["'self'"];

/** Scripts and everything else from our own site alone; styles also in the page, as MUI writes them (R24). */
const contentSecurityPolicy = {
  defaultSrc: self,
  baseUri: ["'none'"],
  connectSrc: self,
  fontSrc: self,
  formAction: self,
  frameAncestors: ["'none'"],
  imgSrc: self,
  objectSrc: ["'none'"],
  scriptSrc: self,
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
};

/** Of an answer that no route gives. */
export const bareSecurityHeaders = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export async function addSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    crossOriginEmbedderPolicy: false,
  });
  let headers: [string, number | string | string[]][] | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    headers ??= headersByHelmet(reply);
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

/** They are the same for every answer, and helmet would write them anew for each. */
function headersByHelmet(reply: FastifyReply): [string, number | string | string[]][] {
  const before = new Set(reply.raw.getHeaderNames());
  void reply.helmet();
  return Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) =>
    before.has(name) || value === undefined ? [] : [[name, value]],
  );
}
