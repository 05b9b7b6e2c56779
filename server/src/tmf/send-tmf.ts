import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { TmfQuery } from "./read-tmf-query.ts";
import { selectAttributes, type Json } from "./select-attributes.ts";

/** Nothing that was asked is lost on the way to another page. */
function addressOfPage(url: string, offset: number, limit: number): string {
  const [path = "", ...queries] = url.split("?");
  const parameters = new URLSearchParams(queries.join("?"));
  parameters.set("offset", String(offset));
  parameters.set("limit", String(limit));
  return `${path.replace(/\/$/, "")}?${parameters.toString()}`;
}

type Page = Pick<TmfQuery, "offset" | "limit" | "fields"> & { total: number; totalIsExact: boolean; portal: string };

function linksOf(url: string, count: number, { offset, limit, total, totalIsExact, portal }: Page): string {
  const step = Math.max(1, limit);
  const last = Math.max(0, Math.floor((total - 1) / step) * step);
  const pages: [string, number][] = [["first", 0]];
  if (offset > 0) pages.push(["prev", Math.max(0, offset - step)]);
  // Beyond what is counted a full page is followed by another, which may be empty.
  const isFollowed = offset + limit < total || (!totalIsExact && count > 0 && count === limit);
  if (isFollowed) pages.push(["next", offset + step]);
  if (totalIsExact) pages.push(["last", last]);
  return pages.map(([rel, at]) => `<${portal}${addressOfPage(url, at, step)}>; rel="${rel}"`).join(", ");
}

const headersOf = (request: FastifyRequest, count: number, page: Page) => ({
  "x-total-count": String(page.total),
  "x-result-count": String(count),
  link: linksOf(request.url, count, page),
});

/** One resource of a list as text, with the attributes that are asked for. */
export const tellerOf =
  (fields: readonly string[] | undefined) =>
  (row: Json): string =>
    JSON.stringify(selectAttributes(row, fields));

/** A list as v4 answers one: always a plain array and 200, its size in headers. */
export function sendTmfList(request: FastifyRequest, reply: FastifyReply, rows: readonly Json[], page: Page) {
  reply.headers(headersOf(request, rows.length, page));
  return sendJsonText(reply, `[${rows.map(tellerOf(page.fields)).join(",")}]`);
}

type Portions = { count: number; inOne: boolean; portions: AsyncGenerator<string[], void, undefined> };

/**
 * As sendTmfList, of texts that come in portions, each written before the next is read. Where one that was counted is there
 * no more the answer breaks off, so that nobody takes it for whole.
 */
export async function sendTmfPortions(
  request: FastifyRequest,
  reply: FastifyReply,
  { count, inOne, portions }: Portions,
  page: Page,
): Promise<FastifyReply> {
  const first = (await portions.next()).value ?? [];
  reply.headers(headersOf(request, inOne ? first.length : count, page));
  if (inOne) return sendJsonText(reply, `[${first.join(",")}]`);
  async function* written() {
    yield `[${first.join(",")}`;
    let told = first.length;
    for await (const texts of portions) {
      told += texts.length;
      yield texts.map((text) => `,${text}`).join("");
    }
    if (told !== count) throw new Error("Something of a list was gone before it was told");
    yield "]";
  }
  return reply.type("application/json; charset=utf-8").send(Readable.from(written(), { objectMode: false }));
}

/** One resource, whole or as its attributes were chosen. */
export function sendTmf(reply: FastifyReply, shown: Json, fields: readonly string[] | undefined): FastifyReply {
  return sendJsonText(reply, JSON.stringify(selectAttributes(shown, fields)));
}
