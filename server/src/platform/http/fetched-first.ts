import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const schema = z.record(z.string(), z.array(z.string()));

const linkTo = (name: string) =>
  name.endsWith(".js") ? `</${name}>; rel=modulepreload` : `</${name}>; rel=preload; as=font; crossorigin`;

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`);

/**
 * Which files the page at a path is made of, as the value of a `Link` header: the browser fetches them at once, and not
 * each when the one before names it. Undefined for a path that the build says nothing of, and for every path without its file.
 */
export function fetchedFirst(file: string): (path: string) => string | undefined {
  if (!existsSync(file)) return () => undefined;
  const known = Object.entries(schema.parse(JSON.parse(readFileSync(file, "utf8")))).map(([path, files]) => ({
    pattern: patternOf(path),
    link: files.map(linkTo).join(", "),
  }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.link;
}
