import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { askPasskey } from "./ask-passkey.ts";
import { addPasskey, beginPasskey, removePasskey } from "./own-passkeys.ts";
import { sessionOf } from "./passkey-challenges.ts";
import { assertionSchema, attestationSchema, challengeId, optionsAnswer, passkeyName } from "./passkey-schema.ts";
import { noteProof, proveByPasskey } from "./recent-proof.ts";

const callerOf = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });

/** The caller's own passkeys (0188). */
export function registerPasskeyRoutes(app: App, context: AppContext): void {
  app.post(
    "/users/me/passkeys/options",
    {
      config: { beforeSecondFactor: true, problems: [409, 429] },
      schema: {
        operationId: "beginPasskey",
        tags: ["users"],
        summary: "Gives what a new passkey is made by; who has a second factor shows it first",
        body: z.strictObject({ currentPassword: z.string() }),
        response: { 200: optionsAnswer },
      },
    },
    ({ session, body }) => beginPasskey(context, session, body.currentPassword),
  );
  app.post(
    "/users/me/passkeys",
    {
      config: { beforeSecondFactor: true, problems: [409] },
      schema: {
        operationId: "addPasskey",
        tags: ["users"],
        summary: "Keeps a passkey; the first second factor of a user gives the recovery codes, once",
        body: z.strictObject({ challengeId, name: passkeyName, passkey: attestationSchema }),
        response: {
          200: z.strictObject({
            recoveryCodes: z.array(z.string()).meta({ description: "None, when the user had a second factor." }),
          }),
        },
      },
    },
    async (request) => {
      const recoveryCodes = await addPasskey(context, request.session, request.body, callerOf(request));
      await noteProof(context, request);
      return { recoveryCodes };
    },
  );
  app.delete(
    "/users/me/passkeys/:passkeyId",
    {
      config: { asksProof: true, problems: [404] },
      schema: {
        operationId: "removePasskey",
        tags: ["users"],
        summary: "Takes one of the caller's passkeys away; the last way takes the second factor along",
        params: z.object({ passkeyId: idSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await removePasskey(context, request.session.user.id, request.params.passkeyId, callerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/users/me/passkeys/confirmation/options",
    {
      schema: {
        operationId: "beginConfirmation",
        tags: ["users"],
        summary: "Gives what one of the caller's passkeys is to sign for a confirmation",
        response: { 200: optionsAnswer },
      },
    },
    ({ session }) => {
      const asked = { purpose: "confirm", askedBy: sessionOf(session.sessionId), userId: session.user.id } as const;
      return askPasskey(context, asked);
    },
  );
  app.post(
    "/users/me/passkeys/confirmation",
    {
      config: { problems: [429] },
      schema: {
        operationId: "confirmByPasskey",
        tags: ["users"],
        summary:
          "Takes what a passkey has signed, which then stands for ten minutes of this login for what answers `PROOF_REQUIRED`",
        body: z.strictObject({ challengeId, passkey: assertionSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await proveByPasskey(context, request, request.body);
      return reply.code(204).send(null);
    },
  );
}
