import type { RouteOptions } from "fastify";
import { z } from "zod";

/** Parameters that are written in brackets too (D-28). */
const bracketed = new Set(["filter", "where", "docWhere", "prodWhere", "targetAddrWhere", "otherEndAddrWhere"]);
const longestShown = 64;

/** Tells which parameters of a query are none of this schema's, so that a misspelt one is not taken for none (D-49). */
export function unknownParameters(schema: z.ZodType): (query: Record<string, unknown>) => string[] {
  if (!(schema instanceof z.ZodObject)) throw new Error("The parameters of a query are named by an object");
  const known = new Set(Object.keys(schema.shape));
  const isKnown = (name: string): boolean => {
    if (known.has(name)) return true;
    const bracket = name.indexOf("[");
    const base = name.slice(0, bracket);
    return bracket > 0 && known.has(base) && bracketed.has(base);
  };
  return (query) => {
    const unknown: string[] = [];
    for (const name in query) if (!isKnown(name)) unknown.push(name.slice(0, longestShown));
    return unknown;
  };
}

const noParameters = z.object({});

/** A call of the API that names no parameters takes none. */
export function takeNoParameters({ url, schema }: RouteOptions): void {
  if (schema && !schema.hide && url.startsWith("/api/")) schema.querystring ??= noParameters;
}
