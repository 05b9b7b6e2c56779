import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FileInfo } from "../../../src/files/file-schema.ts";
import type { ProblemBody } from "../../app/caller.ts";
import type { TestApp } from "../../app/create-test-app.ts";
import type { Desk } from "../../documents/support/desk.ts";
import { multipartBody, multipartType } from "./upload.ts";

type Streamed = {
  size: number;
  /** Whether its length is told before the body. */
  announced?: boolean;
  /** The sender hangs up in the midst of the body once this is so. */
  breakWhen?: () => boolean;
};
export type StreamAnswer = { status: number; body: FileInfo & ProblemBody; sent: number };

const PIECE = Buffer.alloc(64 * 1024, "ä");
const MARK = "@@CONTENT@@";

/** Sends a file of this size over the network without holding it. Undefined for what breaks off. */
export function sendStream(portal: TestApp, { base, token }: Desk, given: Streamed): Promise<StreamAnswer | undefined> {
  const { size, announced = true, breakWhen } = given;
  const whole = multipartBody([{ name: "file", fileName: "iso.txt", content: MARK }]).toString();
  const [head = "", tail = ""] = whole.split(MARK);
  let sent = 0;
  return new Promise((resolve, reject) => {
    const { port } = portal.app.server.address() as AddressInfo;
    const asked = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: `/api${base}/files/upload`,
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": multipartType,
        ...(announced && { "content-length": head.length + size + tail.length }),
      },
    });
    async function* pieces() {
      yield Buffer.from(head);
      while (sent < size) {
        const piece = PIECE.subarray(0, Math.min(PIECE.length, size - sent));
        sent += piece.length;
        yield piece;
        if (breakWhen && sent > size / 2) {
          while (!breakWhen()) await sleep(5);
          return void asked.destroy();
        }
      }
      yield Buffer.from(tail);
    }
    const body = Readable.from(pieces(), { objectMode: false, highWaterMark: 1 });
    let answered = false;
    asked.on("response", async (response) => {
      answered = true;
      const chunks = await response.toArray();
      body.destroy();
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()), sent });
    });
    asked.on("error", (error) => {
      if (answered) return;
      if (breakWhen) resolve(undefined);
      else reject(error);
    });
    body.on("error", () => {});
    body.pipe(asked);
  });
}
