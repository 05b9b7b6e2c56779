import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { adminActorOf, writeAdminLog } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { makeRobotDocument } from "./make-robot-document.ts";
import { openSandbox } from "./open-sandbox.ts";
import { robotDocumentBody, robotDocumentSchema, sandboxSchema } from "./sandbox-schema.ts";
import { findSandbox, setEmptied } from "./sandbox-store.ts";
import { showSandbox } from "./show-sandbox.ts";

const config = { organization: { control: "manageApi" } } as const;
const tags = ["machines"] as const;
const path = "/organizations/:id/sandbox";
const params = organizationParams;
const response = { 200: sandboxSchema };

/** The sandbox of an organization, where its systems are tried with a robot. Source: decision 0182. */
export function registerSandboxRoutes(app: App, context: AppContext): void {
  const { db, clock } = context;
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "getSandbox",
        tags,
        summary: "The sandbox of the organization, or of its twin",
        params,
        response,
      },
    },
    ({ params: { id } }) => showSandbox(db, id),
  );
  app.post(
    path,
    {
      config: { ...config, problems: [409] },
      schema: {
        operationId: "openSandbox",
        tags,
        summary: "Makes the sandbox unless it is there, and gives the caller every role in its twin",
        params,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await openSandbox(db, adminActorOf(request, clock), id);
      return await showSandbox(db, id);
    },
  );
  app.post(
    `${path}/empty`,
    {
      config,
      schema: {
        operationId: "emptySandbox",
        tags,
        summary: "Lets the robot cancel what is unfinished and archive everything that has been made",
        params,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      await inTransaction(db, async (trx) => {
        const sandbox = await findSandbox(trx, id);
        if (!sandbox) throw new Problem("NOT_FOUND");
        await setEmptied(trx, sandbox.organizationId, actor.at);
        await writeAdminLog(trx, actor, {
          organizationId: sandbox.twinId,
          subject: "organization",
          subjectId: sandbox.twinId,
          subjectName: (await showSandbox(trx, id)).sandbox?.twin.name ?? "",
          action: "changed",
          changes: changesBetween({ emptiedAt: sandbox.emptiedAt }, { emptiedAt: actor.at }),
        });
      });
      return await showSandbox(db, id);
    },
  );
  app.post(
    `${path}/documents`,
    {
      config: { organization: "member", scope: "answers:write" },
      schema: {
        operationId: "makeRobotDocument",
        tags,
        summary: "Lets the robot send a document to the twin of this id, which answers it as its supplier",
        params,
        headers: idempotencyHeader,
        body: robotDocumentBody,
        response: { 201: robotDocumentSchema },
      },
    },
    async (request, reply) => {
      const { documentType } = request.body;
      request.admitChange();
      const asked = { twinId: request.params.id, documentType, requestId: request.id };
      const id = await answerOnce(context.db, request, async (trx) =>
        String(await makeRobotDocument({ ...context, db: trx }, asked)),
      );
      return reply.code(201).send({ eventId: Number(id), documentType });
    },
  );
}
