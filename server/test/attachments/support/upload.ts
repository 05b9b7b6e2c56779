import type { LightMyRequestResponse } from "fastify";
import type { FileInfo } from "../../../src/files/file-schema.ts";
import type { ProblemBody } from "../../app/caller.ts";
import type { TestApp } from "../../app/create-test-app.ts";
import type { Desk } from "../../documents/support/desk.ts";

/** Whose call it is. */
type Uploader = Pick<Desk, "base" | "token">;

type Part = { name: string; fileName?: string; type?: string; content: string | Uint8Array };

const BOUNDARY = "----raja";

/** A multipart body as a browser sends it, names as they are. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, fileName, type, content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? "" : `; filename="${fileName}"`,
    type === undefined ? "\r\n\r\n" : `\r\nContent-Type: ${type}\r\n\r\n`,
    content,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

export type Upload = { name?: string; content?: string | Uint8Array; metadata?: object | string };
type Uploaded = { status: number; headers: LightMyRequestResponse["headers"]; body: FileInfo & ProblemBody };

/** Sends a body to the upload call. */
export async function sendUpload(portal: TestApp, { base, token }: Uploader, payload: Buffer): Promise<Uploaded> {
  const headers = { authorization: `Bearer ${token}`, "content-type": multipartType };
  const answer = await portal.inject({ method: "POST", url: `/api${base}/files/upload`, headers, payload });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

export function upload(portal: TestApp, desk: Uploader, given: Upload = {}): Promise<Uploaded> {
  const { name = "Piirros.txt", content = "Kaapeli kulkee oikealla.", metadata } = given;
  const part = typeof metadata === "string" ? metadata : JSON.stringify(metadata);
  const parts: Part[] = [{ name: "file", fileName: name, type: "application/x-anything", content }];
  return sendUpload(portal, desk, multipartBody(metadata ? [{ name: "metadata", content: part }, ...parts] : parts));
}

/** An upload that is expected to succeed. */
export async function uploaded(portal: TestApp, desk: Uploader, given: Upload = {}): Promise<FileInfo> {
  const { status, body } = await upload(portal, desk, given);
  if (status !== 201) throw new Error(`The upload answered ${status} ${JSON.stringify(body)}`);
  return body;
}
