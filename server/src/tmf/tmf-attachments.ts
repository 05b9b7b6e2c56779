import { isUuid } from "@runko/domain/values/uuid";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import { downloadFile } from "../attachments/download-file.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { App } from "../platform/http/typed-app.ts";
import { attachmentContentPath } from "./paths-of-resources.ts";
import { rowsAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";
import { callerOf, tmfScope, type TmfCaller, type TmfRole } from "./tmf-caller.ts";
import { tmfBase } from "./tmf-paths.ts";

/** An attachment of a document, as it is read with it. */
export type ReadFile = { id: string; name: string; contentType: string; size: number };

/** SQL of the attachments of `documents d`. */
export const filesOfDocument = `(SELECT coalesce(json_agg(json_build_object(
    'id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size) ORDER BY f.modified_at, f.id), '[]'::json)
  FROM files f WHERE f.document_id = d.id)`;

/** Attachments as the standard tells them, each with the address of its content. */
export const attachmentsTold = (files: readonly ReadFile[], portal: string): Json[] =>
  files.map(({ id, name, contentType, size }) => ({
    id,
    name,
    mimeType: contentType,
    size: { amount: size, units: "byte" },
    attachmentType: "file",
    url: `${portal}${tmfBase}${attachmentContentPath.replace(":tmfId", id)}`,
  }));

/** The uploads that the body of a new document attaches by their ids; what it brings itself is no upload. */
export function readAttachments(body: Json): string[] {
  const issues: Issue[] = [];
  const ids = rowsAt(body, "attachment").map((row, index) => {
    const at = `/attachment/${index}`;
    const id = textAt(row, "id", at) ?? "";
    if (!isUuid(id)) issues.push({ path: `${at}/id`, code: "FILE_NOT_FOUND" });
    else if (row["content"] !== undefined) issues.push({ path: `${at}/content`, code: "NOT_WRITABLE" });
    return id.toLowerCase();
  });
  refuseIssues(issues);
  return ids;
}

/** A change brings no attachments: those that it names are there already. */
export function refuseNewAttachments(body: Json, files: readonly ReadFile[]): void {
  const others = rowsAt(body, "attachment").flatMap(({ id }, index) =>
    files.some((file) => file.id === id) ? [] : [`/attachment/${index}`],
  );
  refuseIssues(others.map((path) => ({ path, code: "NOT_WRITABLE" })));
}

/** The document whose attachment it is, and on which side of it the caller stands; undefined of one that it does not see. */
async function findDocumentOf(
  db: Kysely<Database>,
  { organizationId, roles }: TmfCaller,
  fileId: string,
): Promise<{ eventId: number; role: TmfRole } | undefined> {
  const row = await db
    .selectFrom("files as f")
    .innerJoin("documents as d", "d.id", "f.document_id")
    .select(["d.id", "d.subscriber_id", "d.supplier_id"])
    .where("f.id", "=", fileId)
    .executeTakeFirst();
  const sides = { SUBSCRIBER: row?.subscriber_id, SUPPLIER: row?.supplier_id };
  const role = roles.find((one) => sides[one] === organizationId);
  return row && role ? { eventId: row.id, role } : undefined;
}

/** The contents of attachments, to whoever sees their document. */
export function registerAttachmentReads(app: App, context: AppContext): void {
  app.get(
    attachmentContentPath,
    { compress: false, config: { scope: "files:read" }, schema: { hide: true } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { tmfId } = request.params as { tmfId: string };
      const fileId = tmfId.toLowerCase();
      const found = isUuid(fileId) ? await findDocumentOf(context.db, caller, fileId) : undefined;
      if (!found) throw new Problem("FILE_NOT_FOUND");
      const asked = { eventId: found.eventId, fileId, method: request.method };
      return await downloadFile(context, reply, tmfScope(caller, found.role), asked);
    },
  );
}
