import { queryOptions } from "@tanstack/react-query";
import { answerList, type Settled } from "./answer.ts";
import { api } from "./client.ts";
import { fetchAll, type Rows } from "./fetch-all.ts";
import type { paths } from "./schema.generated.ts";

type Listed<Call> = Call extends {
  responses: { 200: { content: { "application/json": readonly (infer Row)[] } } };
}
  ? Row
  : never;
type Get<Path extends keyof paths> = paths[Path] extends { get: infer Call } ? Call : never;

/** The calls that answer a list. */
type ListPath = { [Path in keyof paths]: [Listed<Get<Path>>] extends [never] ? never : Path }[keyof paths];

/** Of what a list answers the whole row: one of which a filter chose could be empty. */
type Whole<Row> = Row extends unknown ? (Record<never, never> extends Row ? never : Row) : never;
export type RowOf<Path extends ListPath> = Whole<Listed<Get<Path>>>;

type Place<Path extends ListPath> =
  Get<Path> extends { parameters: { path: infer Given } } ? { path: Given } : { path?: undefined };
type Query<Path extends ListPath> =
  Get<Path> extends { parameters: { query?: infer Given } } ? Omit<NonNullable<Given>, "filter"> : never;

type Chosen<Row, Field extends keyof Row, Relation extends keyof Row> = Pick<Row, Field> &
  Required<Pick<Row, Relation>>;

/** Which rows of a list are asked for. */
export type ListFilter = { where?: object; order?: string | readonly string[]; limit?: number; skip?: number };

/** What is asked of a list; `fields` and `include` name what its rows have. */
export type Asked<Path extends ListPath, Field, Relation> = Place<Path> & {
  query?: Query<Path>;
  filter?: ListFilter & { fields?: readonly Field[]; include?: readonly Relation[] };
  signal?: AbortSignal;
};

/** A page of a list: the rows as they were asked for, and how many there are in all (D-27). */
export async function fetchRows<
  Path extends ListPath,
  const Field extends keyof RowOf<Path> = keyof RowOf<Path>,
  const Relation extends keyof RowOf<Path> = never,
>(
  path: Path,
  { path: place, query, filter, signal }: Asked<Path, Field, Relation>,
): Promise<Rows<Chosen<RowOf<Path>, Field, Relation>>> {
  const params = { path: place, query: { ...query, ...(filter && { filter: JSON.stringify(filter) }) } };
  // The one place that knows that a list answers what was asked of it.
  const call = api.GET(path as "/users", { params: params as object, ...(signal && { signal }) });
  return await answerList(call as Promise<Settled<never[]>>);
}

/** All rows of a list, page after page. */
export const fetchEvery = <
  Path extends ListPath,
  const Field extends keyof RowOf<Path> = keyof RowOf<Path>,
  const Relation extends keyof RowOf<Path> = never,
>(
  path: Path,
  asked: Asked<Path, Field, Relation>,
): Promise<Chosen<RowOf<Path>, Field, Relation>[]> =>
  fetchAll((part) => fetchRows(path, { ...asked, filter: { ...asked.filter, ...part } }));

/** The query of a page of a list; what is asked is part of its key. */
export const listQuery = <
  Path extends ListPath,
  const Field extends keyof RowOf<Path> = keyof RowOf<Path>,
  const Relation extends keyof RowOf<Path> = never,
>(
  key: readonly unknown[],
  path: Path,
  asked: Asked<Path, Field, Relation>,
) =>
  queryOptions({
    queryKey: [...key, asked],
    queryFn: ({ signal }) => fetchRows(path, { ...asked, signal }),
  });
