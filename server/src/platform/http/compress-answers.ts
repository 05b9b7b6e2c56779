import compress from "@fastify/compress";
import type { FastifyReply, FastifyRequest } from "fastify";
import { constants } from "node:zlib";
import type { App } from "./typed-app.ts";

/** What fits into the first packets of an answer arrives no sooner for being smaller. */
const SMALLEST_BYTES = 8 * 1024;
/** Up to here compressing takes less than handing it to another thread. */
const AT_ONCE_BYTES = 64 * 1024;

/** Compresses the answers of this part of the app, quickly rather than thoroughly (0081). A route says `compress: false` to go without. */
export async function compressAnswers(app: App): Promise<void> {
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: SMALLEST_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
    globalDecompression: false,
  });
  app.addHook("onRoute", (route) => {
    if (route.compress === false) return;
    route.onSend = [route.onSend ?? []].flat().concat(tellOfEncoding);
  });
}

/** Runs after the compression: an encoded answer is the same only in meaning, and a cache must know what it depends on. */
function tellOfEncoding(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const etag = reply.getHeader("etag");
  if (reply.getHeader("vary") === undefined) reply.header("vary", "accept-encoding");
  if (reply.getHeader("content-encoding") !== undefined && typeof etag === "string" && !etag.startsWith("W/"))
    reply.header("etag", `W/${etag}`);
  done(null, payload);
}
