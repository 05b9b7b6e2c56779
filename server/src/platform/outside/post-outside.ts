import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { performance } from "node:perf_hooks";
import type { OutsideError } from "@runko/domain/values/outside-errors";
import { isInside, lookUpPublic, NotPublic } from "./public-address.ts";

type Posting = {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Whether addresses of one's own network may be called (for trying out). */
  inner: boolean;
  signal: AbortSignal;
};

export type Posted = { durationMs: number; answer: string } & (
  { status: number; retryAfter: string | undefined } | { error: OutsideError }
);

const CONNECT_MS = 5000;
const WHOLE_MS = 15_000;
/** What is blocked is told as late as what does not answer, so that nobody measures the inner network. */
const BLOCKED_MS = 1000;
const MOST_READ = 64 * 1024;
const MOST_SHOWN = 1024;

const dnsErrors = new Set(["ENOTFOUND", "EAI_AGAIN", "ENODATA", "EAI_FAIL", "EAI_NONAME"]);

function errorOf(error: unknown): OutsideError {
  if (error instanceof NotPublic) return "BLOCKED_ADDRESS";
  const { code = "" } = error as NodeJS.ErrnoException;
  if (dnsErrors.has(code)) return "DNS";
  if (code === "ETIMEDOUT" || code === "ABORT_ERR") return "TIMEOUT";
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|VERIFY/.test(code) ? "TLS" : "CONNECT";
}

/** The beginning of the answer as text; the connection ends when it is long or takes long. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= MOST_READ) break;
    }
  } catch {
    // What came of it is enough: the status has been told.
  }
  response.destroy();
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, MOST_SHOWN));
  return text.replaceAll("\u0000", "");
}

async function post({ url, headers, body, inner }: Posting, signal: AbortSignal): Promise<IncomingMessage> {
  if (!inner && isInside(url)) throw new NotPublic(`${url.host} is not public`);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = inner ? {} : { lookup: lookUpPublic };
  const length = { "content-length": String(Buffer.byteLength(body)) };
  const options = { method: "POST", headers: { ...headers, ...length }, agent: false, signal, ...lookup } as const;
  const sent = send(url, options);
  const late = setTimeout(() => sent.destroy(Object.assign(new Error("Too late"), { code: "ETIMEDOUT" })), CONNECT_MS);
  sent.on("socket", (socket) =>
    socket.once(url.protocol === "https:" ? "secureConnect" : "connect", () => clearTimeout(late)),
  );
  sent.on("close", () => clearTimeout(late));
  return await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve);
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * Posts a text to an address of somebody else's, which may be slow, away or hostile: to public addresses alone, without
 * following where it is sent on to, within 15 seconds. Throws nothing but that the signal has ended it.
 */
export async function postOutside(posting: Posting): Promise<Posted> {
  const begun = performance.now();
  const lasted = () => Math.round(performance.now() - begun);
  const signal = AbortSignal.any([posting.signal, AbortSignal.timeout(WHOLE_MS)]);
  try {
    const response = await post(posting, signal);
    const { statusCode: status = 0, headers } = response;
    const answer = await readBeginning(response);
    return { status, retryAfter: headers["retry-after"], answer, durationMs: lasted() };
  } catch (failure) {
    posting.signal.throwIfAborted();
    const error = errorOf(failure);
    if (error !== "BLOCKED_ADDRESS") return { error, answer: "", durationMs: lasted() };
    await new Promise((resolve) => setTimeout(resolve, BLOCKED_MS));
    return { error, answer: "", durationMs: BLOCKED_MS };
  }
}
