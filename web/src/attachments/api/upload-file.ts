import { ApiProblem, NetworkFailure } from "../../api/api-problem.ts";
import { reportAnswer, reportNoAnswer } from "../../api/connection.ts";
import { tokenRefused } from "../../api/session-store.ts";
import { usableToken } from "../../api/usable-token.ts";
import type { UploadedFile, Uploader } from "./entities.ts";

type Upload = {
  file: File;
  signal: AbortSignal;
  /** Tells how much of it has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Uploads a file. By XMLHttpRequest: fetch does not tell how much has been sent. */
export function uploadFile({ organizationId, role }: Uploader, { file, signal, onProgress }: Upload) {
  return new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = usableToken();
    const stop = () => request.abort();
    const failed = () => {
      reportNoAnswer();
      reject(new NetworkFailure(new Error("upload")));
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("load", () => {
      reportAnswer();
      const answer = parsed(request.responseText);
      if (request.status === 401 && token !== undefined) tokenRefused(token);
      if (request.status === 201) resolve(answer as UploadedFile);
      else reject(new ApiProblem(request.status, answer, request.getResponseHeader("X-Request-Id") ?? undefined));
    });
    request.addEventListener("error", failed);
    request.addEventListener("timeout", failed);
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop);

    request.open("POST", `/api/organizations/${organizationId}/roles/${role}/files/upload`);
    if (token !== undefined) request.setRequestHeader("Authorization", `Bearer ${token}`);
    const body = new FormData();
    body.append("file", file);
    request.send(body);
  });
}
