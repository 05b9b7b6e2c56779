import { portalTexts } from "@runko/domain/texts/texts-for";
import multipart from "@fastify/multipart";
import type { FastifySchemaCompiler } from "fastify";
import type { Kysely } from "kysely";
import { rm } from "node:fs/promises";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { getDocument } from "../documents/get-document.ts";
import { ifMatchHeader } from "../documents/if-match-header.ts";
import { eventParams, scopeOf } from "../documents/route-scope.ts";
import type { Database } from "../platform/database/schema.ts";
import { incomingFolder } from "../platform/files/incoming-files.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { answerPage, pageQuery } from "../platform/http/answer-page.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { validatorCompiler } from "../platform/http/validate-requests.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import { addFiles } from "./add-files.ts";
import { deleteFile } from "./delete-file.ts";
import { downloadFile } from "./download-file.ts";
import {
  addFilesBodySchema,
  eventFileSchema,
  fileSchema,
  uploadBodySchema,
  type EventFile,
} from "../files/file-schema.ts";
import type { ChosenFile } from "../files/file-rows.ts";
import { receiveUpload } from "./receive-upload.ts";
import { requireRoomToUpload, storeUpload } from "./store-upload.ts";

const base = "/organizations/:id/roles/:role";
const collection = `${base}/events/:eventId/files`;
const fileParams = eventParams.extend({ fileId: idSchema });
const shown = { organization: "read", notFound: "DOCUMENT_NOT_FOUND" } as const;
const changing = { organization: "act", notFound: "DOCUMENT_NOT_FOUND", problems: [409, 412] } as const;
const tags = ["attachments"];

type Chosen = { files: ChosenFile[]; pathOf: (index: number) => string };

function chosenFiles({ fileId, fileIds = [], description }: z.output<typeof addFilesBodySchema>): Chosen {
  if (fileId !== undefined) return { files: [{ fileId, description }], pathOf: () => "fileId" };
  return { files: fileIds.map((id) => ({ fileId: id })), pathOf: (index) => `fileIds.${index}` };
}

/** The body of an upload is a stream, checked as it is read. */
const checkAllButBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === "body" ? () => true : validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);

async function registerUpload(app: App, context: AppContext): Promise<void> {
  await app.register(multipart);
  app.post(
    `${base}/files/upload`,
    {
      config: { organization: "act", problems: [429], slowBody: true, scope: "files:write" },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: "uploadFile",
        tags,
        summary: "Uploads a file to be attached within a day",
        consumes: ["multipart/form-data"],
        params: organizationRoleParams,
        body: uploadBodySchema,
        response: { 201: fileSchema },
      },
    },
    async (request, reply) => {
      const scope = await scopeOf(context, request);
      await requireRoomToUpload(context, scope);
      const received = await receiveUpload(request, incomingFolder(context.config.dataDir));
      const file = await storeUpload(context, scope, received).finally(() =>
        rm(received.incoming.path, { force: true }),
      );
      return reply.status(201).send(file);
    },
  );
}

function registerFiles(app: App, context: AppContext): void {
  const filesOf = async (db: Kysely<Database>, scope: DocumentScope, eventId: number): Promise<EventFile[]> => {
    const options = { now: context.clock.now(), limits: documentLimits(context.config), texts: portalTexts };
    const { json } = await getDocument(db, scope, eventId, options);
    return (JSON.parse(json) as { files: EventFile[] }).files;
  };

  app.get(
    collection,
    {
      config: { ...shown, scope: "files:read" },
      schema: {
        operationId: "listFiles",
        tags,
        summary: "The attachments of a document, oldest first",
        params: eventParams,
        querystring: pageQuery,
        response: { 200: z.array(eventFileSchema) },
      },
    },
    async (request, reply) => {
      const files = await filesOf(context.db, await scopeOf(context, request), request.params.eventId);
      return answerPage(reply, request.query, files);
    },
  );
  app.post(
    collection,
    {
      attachValidation: true,
      config: { ...changing, scope: "files:write" },
      schema: {
        operationId: "addFiles",
        tags,
        summary: "Attaches own uploads; answers all attachments of the document, whose version it raises",
        params: eventParams,
        headers: ifMatchHeader.extend(idempotencyHeader.shape),
        body: addFilesBodySchema,
        response: { 201: z.array(eventFileSchema).register(versioned, { located: false }) },
      },
    },
    async (request, reply) => {
      const { params, body, headers, validationError: malformed, id: requestId } = request;
      if (malformed?.validationContext === "params") throw malformed;
      const { eventId } = params;
      const scope = await scopeOf(context, request);
      const chosen = malformed ? { files: [], pathOf: () => "" } : chosenFiles(body);
      const asked = { scope, eventId, malformed, ifMatch: headers["if-match"], requestId };
      const json = await answerOnce(context.db, request, async (trx) => {
        const version = await addFiles(trx, context, { ...asked, ...chosen });
        return JSON.stringify({ version, files: await filesOf(trx, scope, eventId) });
      });
      const { version, files } = JSON.parse(json) as { version: number; files: EventFile[] };
      return withEtag(reply.status(201), version).send(files);
    },
  );
  app.delete(
    `${collection}/:fileId`,
    {
      config: { ...changing, scope: "files:write" },
      schema: {
        operationId: "deleteFile",
        tags,
        summary: "Deletes an attachment of one's own organization from an unfinished document, whose version it raises",
        params: fileParams,
        headers: ifMatchHeader,
        response: { 204: noContent.clone().register(versioned, { located: false }) },
      },
    },
    async (request, reply) => {
      const { params, headers, id: requestId } = request;
      const scope = await scopeOf(context, request);
      const version = await deleteFile(context, { scope, ...params, ifMatch: headers["if-match"], requestId });
      return reply.status(204).header("etag", `"${version}"`).send(null);
    },
  );
  app.get(
    `${collection}/:fileId/download`,
    {
      // Up to 20 MB of anything, again and again: it would cost more than it saves.
      compress: false,
      config: { ...shown, scope: "files:read" },
      schema: {
        operationId: "downloadFile",
        tags,
        summary: "The content of an attachment, of its own media type, to be saved by its name",
        params: fileParams,
        response: {
          200: {
            description: "The content.",
            content: { "*/*": { schema: z.string().meta({ format: "binary" }) } },
          },
        },
      },
    },
    async (request, reply) =>
      downloadFile(context, reply, await scopeOf(context, request), { ...request.params, method: request.method }),
  );
}

/** Files of documents. Source: specification §7, D-32. */
export function registerAttachmentRoutes(app: App, context: AppContext): void {
  app.register(async (upload: App) => registerUpload(upload, context));
  registerFiles(app, context);
}
