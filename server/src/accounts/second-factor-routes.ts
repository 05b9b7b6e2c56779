import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import type { App } from "../platform/http/typed-app.ts";
import {
  findOwnSecondFactor,
  beginSecondFactor,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from "./own-second-factor.ts";
import { passkeySchema } from "./passkey-schema.ts";
import { noteProof, proveAgain } from "./recent-proof.ts";

const secondFactorSchema = z
  .strictObject({
    since: z.string().nullable().meta({ description: "Since when it is on; null: it is off." }),
    hasApp: z.boolean().meta({ description: "Whether codes of an app count." }),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: "SecondFactor" });

const code = z.string().max(40).meta({ description: "Of the app, or a recovery code." });
const currentPassword = z.string();

const callerOf = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });

/** The caller's own second factor (R21). */
export function registerSecondFactorRoutes(app: App, context: AppContext): void {
  app.get(
    "/users/me/second-factor",
    {
      config: { beforeSecondFactor: true },
      schema: {
        operationId: "getOwnSecondFactor",
        tags: ["users"],
        summary: "Whether the caller's login asks for a code too",
        response: { 200: secondFactorSchema },
      },
    },
    ({ session }) => findOwnSecondFactor(context, session.user.id),
  );
  app.post(
    "/users/me/second-factor",
    {
      config: { beforeSecondFactor: true, problems: [409, 429] },
      schema: {
        operationId: "beginSecondFactor",
        tags: ["users"],
        summary: "Makes the secret for an app; it counts once its first code is proven",
        body: z.strictObject({ currentPassword }),
        response: {
          200: z.strictObject({
            secret: z.string().meta({ description: "In base32." }),
            uri: z.string().meta({ description: "The same for a QR code: `otpauth://…`." }),
          }),
        },
      },
    },
    ({ session, body }) => beginSecondFactor(context, session, body.currentPassword),
  );
  app.post(
    "/users/me/second-factor/proof",
    {
      config: { beforeSecondFactor: true, problems: [409, 429] },
      schema: {
        operationId: "switchSecondFactorOn",
        tags: ["users"],
        summary:
          "Takes the app into use by its first code; gives the recovery codes, once, unless passkeys brought them",
        body: z.strictObject({ code }),
        response: { 200: z.strictObject({ recoveryCodes: z.array(z.string()) }) },
      },
    },
    async (request) => {
      const proof = { userId: request.session.user.id, code: request.body.code };
      const recoveryCodes = await switchSecondFactorOn(context, proof, callerOf(request));
      await noteProof(context, request);
      return { recoveryCodes };
    },
  );
  app.post(
    "/users/me/second-factor/confirmation",
    {
      config: { problems: [409, 429] },
      schema: {
        operationId: "proveAgain",
        tags: ["users"],
        summary: "Takes a code, which then stands for ten minutes of this login for what answers `PROOF_REQUIRED`",
        body: z.strictObject({ code }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await proveAgain(context, request, request.body.code);
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/users/me/second-factor/removal",
    {
      config: { problems: [409, 429] },
      schema: {
        operationId: "switchSecondFactorOff",
        tags: ["users"],
        summary: "Takes the app out of use by the password and a code; without passkeys the second factor is off then",
        body: z.strictObject({ currentPassword, code }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await switchSecondFactorOff(context, { userId: request.session.user.id, ...request.body }, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
