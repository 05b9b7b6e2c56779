import fastifyStatic from "@fastify/static";
import type { Language } from "@runko/domain/texts/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchedFirst } from "./fetched-first.ts";
import { sendProblem } from "./handle-errors.ts";
import { Problem } from "./problem.ts";
import type { App } from "./typed-app.ts";

/** Where the built web application lies, from the sources of the server and from its bundle alike. */
export function findWebFolder(from: string = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const folder = join(from, "web/dist");
  if (existsSync(join(folder, "index.html"))) return folder;
  return dirname(from) === from ? undefined : findWebFolder(dirname(from));
}

/**
 * The web application: its hashed files to be kept for ever, its page for every path that is not of the API. Without a
 * folder every unknown path is a problem.
 */
export async function serveWeb(
  app: App,
  { folder, languages }: { folder: string | undefined; languages: readonly Language[] },
  answerMethods: (request: FastifyRequest, reply: FastifyReply) => boolean,
): Promise<void> {
  if (folder !== undefined) await serveFiles(app, folder);
  const pages = new Map(languages.map((language) => [language, pageIn(folder, language)]));
  const defaultPage = pageIn(folder, undefined);
  app.setNotFoundHandler((request, reply) => {
    if (folder !== undefined && isPage(request)) {
      const { page, filesAt } = pages.get(request.language) ?? defaultPage;
      if (languages.length > 1) reply.header("vary", "accept-language, cookie");
      const link = filesAt(request.url.replace(/[?#].*$/, ""));
      if (link !== undefined) reply.header("link", link);
      return reply.header("cache-control", "no-cache").sendFile(page);
    }
    if (answerMethods(request, reply)) return reply.code(204).send();
    return sendProblem(reply, new Problem("NOT_FOUND"));
  });
}

/** The page that starts the application in a language, the default one where none was built for it. */
function pageIn(folder = "", language: Language | undefined) {
  const ending = existsSync(join(folder, `index.${language}.html`)) ? `.${language}` : "";
  return { page: `index${ending}.html`, filesAt: fetchedFirst(join(folder, `fetched-first${ending}.json`)) };
}

async function serveFiles(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    allowedPath: (path) => !path.endsWith("/"),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/(api|assets|health|\.well-known)(\/|\?|$)/.test(url);
}
