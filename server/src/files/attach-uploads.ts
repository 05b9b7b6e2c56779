import { filesPerDocument } from "@runko/domain/attachments/file-limits";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { attachFile, countFiles, type ChosenFile, type FileActor } from "./file-rows.ts";

type AttachedName = { field: "files"; from: null; to: string };

/**
 * Attaches uploads of the actor's own that wait to a document that it holds; answers what the log tells of them. `pathOf`
 * names the place of each in the request.
 */
export async function attachUploads(
  trx: Transaction<Database>,
  scope: FileActor,
  documentId: number,
  chosen: readonly ChosenFile[],
  pathOf: (index: number) => string,
): Promise<AttachedName[]> {
  const attached = await countFiles(trx, documentId);
  if (attached + chosen.length > filesPerDocument)
    refuse([{ path: pathOf(0), code: "TOO_MANY", params: { max: filesPerDocument } }]);
  const changes: AttachedName[] = [];
  const issues: Issue[] = [];
  for (const [index, one] of chosen.entries()) {
    const file = await attachFile(trx, scope, documentId, one);
    if (file) changes.push({ field: "files", from: null, to: file.name });
    else issues.push({ path: pathOf(index), code: "FILE_NOT_FOUND" });
  }
  if (issues.length > 0) refuse(issues);
  return changes;
}

function refuse(issues: readonly Issue[]): never {
  throw new Problem("VALIDATION_FAILED", { issues });
}
