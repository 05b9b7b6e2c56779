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

function linksOf(url: string, { offset, limit, total, totalIsExact, portal }: Page): string {
  const step = Math.max(1, limit);
  const last = Math.max(0, Math.floor((total - 1) / step) * step);
  const pages: [string, number][] = [["first", 0]];
  if (offset > 0) pages.push(["prev", Math.max(0, offset - step)]);
  if (offset + limit < total) pages.push(["next", offset + step]);
  if (totalIsExact) pages.push(["last", last]);
  return pages.map(([rel, at]) => `<${portal}${addressOfPage(url, at, step)}>; rel="${rel}"`).join(", ");
}

/** A list as v4 answers one: always a plain array and 200, its size in headers. */
export function sendTmfList(request: FastifyRequest, reply: FastifyReply, rows: readonly Json[], page: Page) {
  reply.headers({
    "x-total-count": String(page.total),
    "x-result-count": String(rows.length),
    link: linksOf(request.url, page),
  });
  return sendJsonText(reply, JSON.stringify(rows.map((row) => selectAttributes(row, page.fields))));
}

/** One resource, whole or as its attributes were chosen. */
export function sendTmf(reply: FastifyReply, shown: Json, fields: readonly string[] | undefined): FastifyReply {
  return sendJsonText(reply, JSON.stringify(selectAttributes(shown, fields)));
}
