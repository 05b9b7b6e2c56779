import { request as requestByHttp, type IncomingMessage } from "node:http";
import { request as requestByHttps } from "node:https";
import { isInside, lookUpPublic } from "./public-address.ts";

const MOST_BYTES = 512 * 1024;
const MOST_MS = 8000;
const NO_BODY = new Set([204, 205, 304]);

/** What another's server did to a call of ours: it was away, slow, broken, too talkative, or not to be called at all. */
export class OutsideFailure extends Error {}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += (part as Buffer).length;
    if (bytes > MOST_BYTES) throw new OutsideFailure(`The answer is longer than ${MOST_BYTES} bytes`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/**
 * Asks a server that somebody named in a setting: by https at a public address, within eight seconds, for at most half a
 * megabyte, following nothing. `inside` lifts the first two, for trials. Throws OutsideFailure for all but an answer.
 */
export async function fetchOutside(
  asked: Request,
  { inside = false, mostMs = MOST_MS }: { inside?: boolean; mostMs?: number } = {},
): Promise<Response> {
  const url = new URL(asked.url);
  if (!inside && url.protocol !== "https:") throw new OutsideFailure(`${url.protocol} is not called`);
  if (!inside && isInside(url)) throw new OutsideFailure(`${url.host} is not public`);
  const body = Buffer.from(await asked.arrayBuffer());
  const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(mostMs)]);
  const begin = url.protocol === "https:" ? requestByHttps : requestByHttp;
  const headers = { ...Object.fromEntries(asked.headers), "content-length": String(body.length) };
  const options = { method: asked.method, headers, signal, agent: false, ...(!inside && { lookup: lookUpPublic }) };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      begin(url, options, resolve).on("error", reject).end(body);
    });
    const status = response.statusCode ?? 500;
    const text = await readBody(response).finally(() => response.destroy());
    if (status >= 500) throw new OutsideFailure(`It answered ${status}`);
    const given = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(NO_BODY.has(status) ? null : new Uint8Array(text), { status, headers: given });
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure(`${url.host}: ${(error as Error).message}`, { cause: error });
  }
}
