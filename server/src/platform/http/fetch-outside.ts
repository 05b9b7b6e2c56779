import ipaddr from "ipaddr.js";
import { lookup, type LookupAddress } from "node:dns";
import { request as requestByHttp, type IncomingMessage } from "node:http";
import { request as requestByHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

const MOST_BYTES = 512 * 1024;
const MOST_MS = 8000;
const NO_BODY = new Set([204, 205, 304]);

/** What another's server did to a call of ours: it was away, slow, broken, too talkative, or not to be called at all. */
export class OutsideError extends Error {}

/** Whether an address is one of the public internet: not of this machine, its network or its cloud. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === "unicast";

function refuseInside(addresses: readonly string[]): Error | null {
  const inside = addresses.find((address) => !isPublicAddress(address));
  return inside === undefined ? null : new OutsideError(`The address ${inside} is not public`);
}

/** Judged when the connection is made, so that a name cannot mean one address to the check and another to the call. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    const refusal = error ?? refuseInside((found ?? []).map(({ address }) => address));
    if (refusal || !first) return done(refusal ?? new OutsideError(`${host} has no address`), "", 4);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    bytes += (part as Buffer).length;
    if (bytes > MOST_BYTES) throw new OutsideError(`The answer is longer than ${MOST_BYTES} bytes`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/**
 * Asks a server that somebody named in a setting: by https at a public address, within eight seconds, for at most half a
 * megabyte, following nothing. `inside` lifts the first two, for trials. Throws OutsideError for all but an answer.
 */
export async function fetchOutside(
  asked: Request,
  { inside = false, mostMs = MOST_MS }: { inside?: boolean; mostMs?: number } = {},
): Promise<Response> {
  const url = new URL(asked.url);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!inside && url.protocol !== "https:") throw new OutsideError(`${url.protocol} is not called`);
  const refusal = !inside && isIP(host) ? refuseInside([host]) : null;
  if (refusal) throw refusal;
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
    if (status >= 500) throw new OutsideError(`It answered ${status}`);
    const given = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(NO_BODY.has(status) ? null : new Uint8Array(text), { status, headers: given });
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(`${url.host}: ${(error as Error).message}`, { cause: error });
  }
}
