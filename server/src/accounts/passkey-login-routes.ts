import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { beginPasskeyLogin, logInByPasskey } from "./log-in-by-passkey.ts";
import { assertionSchema, challengeId, optionsAnswer } from "./passkey-schema.ts";
import type { FastifyRequest } from "fastify";

const challenge = z
  .string()
  .optional()
  .meta({ description: "Of `POST /users/login`, after a right password; left out: the passkey logs in alone." });

const deviceOf = (request: FastifyRequest) => ({
  address: request.ip,
  requestId: request.id,
  userAgent: request.headers["user-agent"] ?? "",
});

/** Logging in by a passkey: after the password, or instead of it. */
export function registerPasskeyLoginRoutes(app: App, context: AppContext): void {
  app.post(
    "/users/login/passkey/options",
    {
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "beginPasskeyLogin",
        tags: ["users"],
        summary: "Gives what a passkey is to sign for a login",
        security: [],
        body: z.strictObject({ challenge }),
        response: { 200: optionsAnswer },
      },
    },
    (request) => beginPasskeyLogin(context, request.body, deviceOf(request)),
  );
  app.post(
    "/users/login/passkey",
    {
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "logInByPasskey",
        tags: ["users"],
        summary: "Gives a token for what a passkey has signed",
        security: [],
        body: z.strictObject({ challengeId, passkey: assertionSchema, challenge }),
        response: {
          200: z.strictObject({ token: z.string().meta({ description: "A JWT, for `Authorization: Bearer`." }) }),
        },
      },
    },
    async (request) => ({ token: await logInByPasskey(context, request.body, deviceOf(request)) }),
  );
}
