import { fileMaxMegabytes, fileMaxSize } from "@runko/domain/attachments/file-limits";
import { mayBeNamed } from "@runko/domain/attachments/file-types";
import type { Issue } from "@runko/domain/values/issue";
import type { UploadedFile } from "./api/entities.ts";

type Refusal = Pick<Issue, "code" | "params">;

/** A chosen file on its way. */
export type Upload = {
  key: number;
  file: File;
  state: "waiting" | "sending" | "sent" | "failed" | "cancelled" | "refused";
  /** From 0 to 1. */
  progress: number;
  /** Why it failed, in the reader's language. */
  reason: string | undefined;
  /** Why it is not even sent. */
  refusal: Refusal | undefined;
  uploaded: UploadedFile | undefined;
};

export type UploadChange =
  | { kind: "chosen"; files: readonly File[]; firstKey: number }
  | { kind: "begun"; key: number }
  | { kind: "progressed"; key: number; progress: number }
  | { kind: "sent"; key: number; uploaded: UploadedFile }
  | { kind: "failed"; key: number; reason: string }
  | { kind: "cancelled"; key: number }
  | { kind: "retried"; key: number }
  | { kind: "removed"; key: number };

/** Why a file is not even sent (U25). */
function refusalOf({ name, size }: File): Refusal | undefined {
  if (!mayBeNamed(name)) return { code: "FILE_TYPE_NOT_ALLOWED" };
  if (size > fileMaxSize) return { code: "FILE_TOO_LARGE", params: { max: fileMaxMegabytes } };
  return size === 0 ? { code: "FILE_EMPTY" } : undefined;
}

function newUpload(file: File, key: number): Upload {
  const refusal = refusalOf(file);
  const state = refusal === undefined ? "waiting" : "refused";
  return { key, file, state, progress: 0, reason: undefined, refusal, uploaded: undefined };
}

function change(upload: Upload, what: Exclude<UploadChange, { kind: "chosen" | "removed" }>): Upload {
  switch (what.kind) {
    case "begun":
      return { ...upload, state: "sending", progress: 0, reason: undefined };
    case "progressed":
      return { ...upload, progress: what.progress };
    case "sent":
      return { ...upload, state: "sent", progress: 1, uploaded: what.uploaded };
    case "failed":
      return { ...upload, state: "failed", reason: what.reason };
    case "cancelled":
      return { ...upload, state: "cancelled", progress: 0 };
    case "retried":
      return { ...upload, state: "waiting", progress: 0, reason: undefined };
  }
}

/** The uploads after something happened to one of them. */
export function changeUploads(uploads: readonly Upload[], what: UploadChange): readonly Upload[] {
  if (what.kind === "chosen")
    return [...uploads, ...what.files.map((file, index) => newUpload(file, what.firstKey + index))];
  if (what.kind === "removed") return uploads.filter(({ key }) => key !== what.key);
  return uploads.map((upload) => (upload.key === what.key ? change(upload, what) : upload));
}

const atOnce = 2;

/** The uploads that may begin now. */
export function nextUploads(uploads: readonly Upload[]): Upload[] {
  const free = atOnce - uploads.filter(({ state }) => state === "sending").length;
  return uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
}
