import { portalActionsOf } from "@runko/domain/organizations/control-rights";
import { userNameMaxLength } from "@runko/domain/values/email";
import type { IssueCode } from "@runko/domain/values/issue";
import { checkLoginPassword } from "@runko/domain/values/password-length";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import type { App } from "../platform/http/typed-app.ts";
import { countTakenAddresses } from "./count-taken-addresses.ts";
import { changeOwnData } from "./change-own-data.ts";
import { findOwnUser } from "./find-own-user.ts";
import { logIn } from "./log-in.ts";
import { logInByCode } from "./log-in-by-code.ts";
import { logOut } from "./log-out.ts";
import { ownDataPatch, ownUserSchema, type OwnUser } from "./own-data-schema.ts";
import { renewToken } from "./renew-token.ts";
import { lacksSecondFactor } from "../sessions/lacks-second-factor.ts";
import type { Session } from "../sessions/session.ts";

const credentials = z.strictObject({
  username: z
    .string()
    .min(1, { error: "REQUIRED" satisfies IssueCode })
    .max(userNameMaxLength),
  password: z.string().superRefine((password, check) => {
    const code = checkLoginPassword(password);
    if (code) check.addIssue({ code: "custom", message: code });
  }),
});

const codeAnswer = z.strictObject({
  challenge: z.string(),
  code: z.string().max(40).meta({ description: "Of the app, or a recovery code." }),
});

const tokenAnswer = z.strictObject({ token: z.string().meta({ description: "A JWT, for `Authorization: Bearer`." }) });

const challengeAnswer = z.strictObject({
  challenge: z
    .string()
    .meta({ description: "For `POST /users/login/code`, within five minutes: the user has a second factor." }),
  passkeys: z.boolean().meta({ description: "Whether a passkey may answer it too: `POST /users/login/passkey`." }),
});

const callerOf = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });

const deviceOf = (request: FastifyRequest) => ({
  ...callerOf(request),
  userAgent: request.headers["user-agent"] ?? "",
});

/** Login, logout, renewal of the token, and own data. */
export function registerAccountRoutes(app: App, context: AppContext): void {
  const { languages } = context.config;
  const told = (session: Session, own: OwnUser) => ({
    ...own,
    languages: [...languages],
    lacksSecondFactor: lacksSecondFactor(context.config, session),
    allowedActions: portalActionsOf(session.user),
  });
  app.post(
    "/users/login",
    {
      config: { access: "public", problems: [401, 429] },
      schema: {
        operationId: "logIn",
        tags: ["users"],
        summary: "Gives a token for a user name and a password",
        security: [],
        body: credentials,
        response: { 200: z.union([tokenAnswer, challengeAnswer]) },
      },
    },
    (request) => logIn(context, request.body, deviceOf(request)),
  );
  app.post(
    "/users/login/code",
    {
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "logInByCode",
        tags: ["users"],
        summary: "Gives a token for a code of the second factor, after the password",
        security: [],
        body: codeAnswer,
        response: { 200: tokenAnswer },
      },
    },
    async (request) => ({ token: await logInByCode(context, request.body, deviceOf(request)) }),
  );
  app.post(
    "/users/logout",
    {
      config: { beforeSecondFactor: true },
      schema: {
        operationId: "logOut",
        tags: ["users"],
        summary: "Makes the token worthless and releases the user's edit locks",
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await logOut(context, request.session, callerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/users/token",
    {
      config: { beforeSecondFactor: true },
      schema: {
        operationId: "renewToken",
        tags: ["users"],
        summary: "Gives a new token for one that still holds",
        response: { 200: tokenAnswer },
      },
    },
    async (request) => ({ token: await renewToken(context, request.session, deviceOf(request)) }),
  );
  app.get(
    "/users/me",
    {
      config: { beforeSecondFactor: true },
      schema: {
        operationId: "getOwnUser",
        tags: ["users"],
        summary: "The caller's own data and roles",
        response: { 200: ownUserSchema },
      },
    },
    async ({ session }) => told(session, await findOwnUser(context.db, session.user.id)),
  );
  app.patch(
    "/users/me",
    {
      config: { problems: [429] },
      schema: {
        operationId: "changeOwnUser",
        tags: ["users"],
        summary: "Changes the caller's own data, only the fields that are given",
        body: ownDataPatch,
        response: { 200: ownUserSchema },
      },
    },
    async (request) => {
      const { id: userId } = request.session.user;
      const caller = callerOf(request);
      const user = await countTakenAddresses(context, { userId, ...caller }, () =>
        changeOwnData(context, userId, request.body, caller),
      );
      return told(request.session, user);
    },
  );
}
