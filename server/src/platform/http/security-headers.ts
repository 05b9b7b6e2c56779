import helmet from "@fastify/helmet";
import type { App } from "./typed-app.ts";

const self = ["'self'"];

/** Scripts and everything else from our own site alone; styles also in the page, as MUI writes them (R24). */
const contentSecurityPolicy = {
  defaultSrc: self,
  baseUri: self,
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

export async function addSecurityHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    crossOriginEmbedderPolicy: false,
  });
}
