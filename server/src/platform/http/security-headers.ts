import helmet from "helmet";
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

/** Of every answer that is no page, and of one that no route gives: nothing is loaded from it. */
export const bareSecurityHeaders = {
  "content-security-policy": "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const ofEveryAnswer = Object.entries(bareSecurityHeaders);

const ofPages = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: "no-referrer" },
  frameguard: { action: "deny" },
  crossOriginEmbedderPolicy: false,
});

/** What a page is protected by is half a kilobyte, which the forty small answers that it asks for need not carry. */
export function addSecurityHeaders(app: App): void {
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of ofEveryAnswer) reply.raw.setHeader(name, value);
    done();
  });
  app.addHook("onSend", ({ raw }, reply, _payload, done) => {
    if (String(reply.getHeader("content-type")).startsWith("text/html")) return ofPages(raw, reply.raw, done);
    // Whoever keeps the page keeps it with the headers of this answer, which knows not that it stands for a page.
    if (reply.statusCode === 304) reply.raw.removeHeader("content-security-policy");
    return done();
  });
}
