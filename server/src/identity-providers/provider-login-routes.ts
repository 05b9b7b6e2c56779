import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { beginProviderLogin } from "./begin-provider-login.ts";
import { findOrganizationOfDomain } from "./find-sign-in.ts";
import { finishProviderLogin } from "./finish-provider-login.ts";
import type { Providers } from "./providers.ts";

const LONGEST_EMAIL = 255;
const LONGEST_TICKET = 1000;
const LONGEST_ANSWER = 4000;

const emailBody = z.strictObject({ emailAddress: z.string().min(1).max(LONGEST_EMAIL) });

/** Signing in by an organization's identity provider: whether there is one, there, and back. */
export function registerProviderLoginRoutes(app: App, context: AppContext, providers: Providers): void {
  app.post(
    "/users/login/ways",
    {
      config: { access: "public" },
      schema: {
        operationId: "findLoginWays",
        tags: ["users"],
        summary: "Whether addresses of this domain sign in by an identity provider; whose they are is not looked at",
        security: [],
        body: emailBody,
        response: { 200: z.strictObject({ identityProvider: z.boolean() }) },
      },
    },
    async ({ body }) => ({
      identityProvider: (await findOrganizationOfDomain(context, body.emailAddress)) !== undefined,
    }),
  );
  app.post(
    "/users/login/provider",
    {
      config: { access: "public", problems: [404, 429, 503] },
      schema: {
        operationId: "beginProviderLogin",
        tags: ["users"],
        summary: "Where the domain of this address signs in, and a ticket for the way back",
        security: [],
        body: emailBody,
        response: {
          200: z.strictObject({
            url: z.string(),
            ticket: z.string().meta({ description: "For `POST /users/login/provider/answer`, within ten minutes." }),
          }),
        },
      },
    },
    async (request) => beginProviderLogin(context, providers, { ...request.body, address: request.ip }),
  );
  app.post(
    "/users/login/provider/answer",
    {
      config: { access: "public", problems: [403, 429, 503] },
      schema: {
        operationId: "finishProviderLogin",
        tags: ["users"],
        summary: "Gives a token for what an identity provider answered",
        security: [],
        body: z.strictObject({
          ticket: z.string().min(1).max(LONGEST_TICKET),
          answer: z.string().max(LONGEST_ANSWER).meta({ description: "What stood behind `?` on the way back." }),
        }),
        response: { 200: z.strictObject({ token: z.string() }) },
      },
    },
    async (request) => {
      const caller = { address: request.ip, requestId: request.id, userAgent: request.headers["user-agent"] ?? "" };
      return { token: await finishProviderLogin(context, providers, request.body, caller) };
    },
  );
}
