import Fastify from "fastify";
import { countLimit } from "@runko/domain/values/list-limits";
import { expect, test } from "vitest";
import { sendTmfList } from "../../src/tmf/send-tmf.ts";

type Page = { offset: number; limit: number; total: number; rows: number };

async function linksOf({ rows, ...page }: Page): Promise<Record<string, string>> {
  const app = Fastify();
  app.get("/list", (request, reply) => {
    const shown = Array.from({ length: rows }, (_, id) => ({ id }));
    const totalIsExact = page.total < countLimit;
    return sendTmfList(request, reply, shown, { ...page, fields: undefined, totalIsExact, portal: "https://p" });
  });
  const { headers } = await app.inject({ url: "/list" });
  await app.close();
  const links = [...String(headers.link).matchAll(/<https:\/\/p\/list\?([^>]*)>; rel="(\w+)"/g)];
  return Object.fromEntries(links.map(([, query = "", rel = ""]) => [rel, query]));
}

test("pages lead to each other, and the last of what is counted ends them", async () => {
  expect(await linksOf({ offset: 25, limit: 25, total: 60, rows: 25 })).toEqual({
    first: "offset=0&limit=25",
    prev: "offset=0&limit=25",
    next: "offset=50&limit=25",
    last: "offset=50&limit=25",
  });
  expect(await linksOf({ offset: 50, limit: 25, total: 60, rows: 10 })).not.toHaveProperty("next");
  expect(await linksOf({ offset: 0, limit: 60, total: 60, rows: 60 })).not.toHaveProperty("next");
});

test("beyond what is counted a full page leads on, and one that is not full ends (A3)", async () => {
  const total = countLimit;
  expect(await linksOf({ offset: 1000, limit: 1000, total, rows: 1000 })).toMatchObject({
    next: "offset=2000&limit=1000",
  });
  expect(await linksOf({ offset: 1975, limit: 25, total, rows: 25 })).toMatchObject({ next: "offset=2000&limit=25" });
  expect(await linksOf({ offset: 2000, limit: 1000, total, rows: 400 })).not.toHaveProperty("next");
  expect(await linksOf({ offset: 2000, limit: 0, total, rows: 0 })).not.toHaveProperty("next");
});
