import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument } from "../documents/open-document.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadFile } from "../files/file-rows.ts";

type Asked = { eventId: number; fileId: string; method: string };

/** Streams an attachment to who sees its document, to be saved and not shown (R23). */
export async function downloadFile(
  { db, files }: AppContext,
  reply: FastifyReply,
  scope: DocumentScope,
  { eventId, fileId, method }: Asked,
): Promise<FastifyReply> {
  const { stored } = await openDocument(db, scope, eventId);
  const file = await loadFile(db, stored.id, fileId);
  if (!file) throw new Problem("FILE_NOT_FOUND");
  const { name, content_type: mediaType, size, storage_key: key } = file;
  const content = method === "HEAD" ? Readable.from([]) : await files.open(key);
  reply
    .type(mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType)
    .header("content-disposition", attachmentDisposition(name))
    .header("content-length", String(size));
  return reply.send(content);
}
