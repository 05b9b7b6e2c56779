import type { Client } from "openapi-fetch";
import { problemOf } from "./api-problem.ts";
import type { NamesOf, paths } from "./schema.ts";

type Api = Pick<Client<paths>, "GET">;

type ListOf<Row> = {
  get: {
    parameters: { query?: { skip?: string } };
    responses: { 200: { content: { "application/json": Row[] } } };
  };
};

/** The lists that come in pages. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends ListOf<unknown>
    ? "skip" extends NamesOf<paths[Path]["get"]["parameters"]["query"]>
      ? Path
      : never
    : never;
}[keyof paths];

export type RowOf<Path extends ListPath> = paths[Path] extends ListOf<infer Row> ? Row : never;
type Parameters<Path extends ListPath> = paths[Path]["get"]["parameters"];
export type ListParameters<Path extends ListPath> = Pick<Parameters<Path>, "path" & keyof Parameters<Path>> & {
  query?: Omit<NonNullable<Parameters<Path>["query"]>, "limit" | "skip" | "offset">;
};

type Answer = { response: Response; data?: unknown[]; error?: unknown };

const pageSize = 500;

/** Every row of a list, page after page. What leaves the list meanwhile moves the others up: collect first, then change. */
export async function* everyRow<Path extends ListPath>(
  api: Api,
  path: Path,
  params: ListParameters<Path>,
): AsyncGenerator<RowOf<Path>, void, undefined> {
  const ask = api.GET as unknown as (path: string, init: object) => Promise<Answer>;
  for (let skip = 0; ;) {
    const query = { ...params.query, limit: String(pageSize), skip: String(skip) };
    const answer = await ask(path, { params: { ...params, query } });
    if (!answer.data) throw problemOf(answer);
    yield* answer.data as RowOf<Path>[];
    skip += answer.data.length;
    // Of long lists `X-Total-Count` counts no further than 1,001: there the empty page is the end.
    const total = Number(answer.response.headers.get("x-total-count") ?? skip);
    if (answer.data.length === 0 || skip === total) return;
  }
}
