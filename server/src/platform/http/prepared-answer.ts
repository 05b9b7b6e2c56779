import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";

/** A text that is the same for every caller, in each encoding. */
export type PreparedAnswer = { type: string; digest: string; bodies: Record<Encoding, Buffer> };

const BROTLI_QUALITY = 9;
const KEPT_SECONDS = 3600;

export async function prepareAnswer(type: string, text: string): Promise<PreparedAnswer> {
  const identity = Buffer.from(text);
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
  return { type, digest, bodies: { br, gzip: zipped, identity } };
}

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.toLowerCase().split(";");
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });
}

/** Answers from the one copy that all callers share, or 304 to who has it. */
export function sendPrepared(
  { headers }: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  { type, digest, bodies }: PreparedAnswer,
): FastifyReply {
  const accepted = String(headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((one) => accepts(accepted, one)) ?? "identity";
  const etag = `"${digest}-${encoding}"`;
  reply.headers({ etag, vary: "accept-encoding", "cache-control": `public, max-age=${KEPT_SECONDS}` });
  if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(type).send(bodies[encoding]);
}
