import { fileMaxMegabytes, fileMaxSize } from "@runko/domain/attachments/file-limits";
import type { Issue } from "@runko/domain/values/issue";
import { issuesFromSchema } from "@runko/domain/values/issues-from-schema";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { rm } from "node:fs/promises";
import { StorageError } from "../platform/files/file-storage.ts";
import { receiveFile, type IncomingFile } from "../platform/files/incoming-files.ts";
import { Problem } from "../platform/http/problem.ts";
import { uploadMetadataSchema, type UploadMetadata } from "../files/file-schema.ts";

/** What may stand in a request beside the file itself: boundaries, headers and metadata. */
const FRAME_BYTES = 64 * 1024;
const METADATA_BYTES = 16 * 1024;

const limits = {
  fileSize: fileMaxSize,
  files: 1,
  fields: 1,
  fieldSize: METADATA_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
};

export type ReceivedUpload = { metadata: UploadMetadata; fileName: string; incoming: IncomingFile };
type ReceivedFile = Pick<ReceivedUpload, "fileName" | "incoming">;

const malformed = (issues: readonly Issue[] = []) => new Problem("MALFORMED_REQUEST", { issues });
const tooLarge = () =>
  new Problem("FILE_TOO_LARGE", {
    issues: [{ path: "file", code: "FILE_TOO_LARGE", params: { max: fileMaxMegabytes } }],
  });

const storageAway = () => new Problem("STORAGE_UNAVAILABLE", { headers: { "retry-after": "10" } });

function parseMetadata({ value }: MultipartValue): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : value;
  } catch {
    throw malformed([{ path: "metadata", code: "INVALID_VALUE" }]);
  }
}

function readMetadata(part: MultipartValue): UploadMetadata {
  if (part.fieldname !== "metadata") throw malformed([{ path: part.fieldname, code: "UNKNOWN_FIELD" }]);
  const given = parseMetadata(part);
  const read = uploadMetadataSchema.safeParse(given);
  if (read.success) return read.data;
  const issues = issuesFromSchema(read.error.issues, given);
  const placed = issues.map((issue) => ({ ...issue, path: ["metadata", issue.path].filter(Boolean).join(".") }));
  const isShape = read.error.issues.some(({ code }) => code === "invalid_type" || code === "unrecognized_keys");
  throw isShape ? malformed(placed) : new Problem("VALIDATION_FAILED", { issues: placed });
}

async function receiveFilePart({ fieldname, filename, file }: MultipartFile, folder: string): Promise<ReceivedFile> {
  if (fieldname !== "file") throw malformed([{ path: fieldname, code: "UNKNOWN_FIELD" }]);
  const limit = new AbortController();
  file.once("limit", () => limit.abort());
  try {
    return { fileName: filename, incoming: await receiveFile(folder, file, limit.signal) };
  } catch (error) {
    throw limit.signal.aborted ? tooLarge() : error;
  }
}

/** A fault of the sender's or of our disk; the connection ends with it, for the rest of the request stays unread. */
function closingProblem(error: unknown): Problem {
  const ofDisk = error instanceof Error && "syscall" in error;
  const problem = error instanceof Problem ? error : ofDisk ? storageAway() : malformed();
  const { code, extras } = problem;
  const closing = new Problem(code, { ...extras, headers: { ...extras.headers, connection: "close" } });
  closing.cause = ofDisk ? new StorageError("receive a file", error) : error;
  return closing;
}

/** Reads a multipart request, its file into the folder; of what fails or is cut short nothing stays there. */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  let metadata: UploadMetadata = {};
  let received: ReceivedFile | undefined;
  try {
    if (Number(request.headers["content-length"] ?? 0) > fileMaxSize + FRAME_BYTES) throw tooLarge();
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") metadata = readMetadata(part);
      else received = await receiveFilePart(part, folder);
    }
    if (!received) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "file", code: "REQUIRED" }] });
    if (received.incoming.size === 0)
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "file", code: "FILE_EMPTY" }] });
    return { metadata, ...received };
  } catch (error) {
    if (received) await rm(received.incoming.path, { force: true });
    throw closingProblem(error);
  }
}
