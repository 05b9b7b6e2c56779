import type { ComponentType, ReactNode } from "react";
import { matchRoutes, Navigate, useLocation, useRoutes, type RouteObject } from "react-router";
import { lazyWithPreload, type PreloadableComponent } from "../screen/lazy-with-preload.tsx";

/** Fetches the page, in a file of its own. */
export type Load = () => Promise<ComponentType>;

type Target =
  | {
      load: Load;
      /** Fetched before it is asked for, and awaited when it is the first page. */
      ahead?: true;
    }
  /** Stands in the file of the table itself. */
  | { element: ReactNode }
  /** Leads on to another address. */
  | { to: string };

/** An address, or several at which the same page stands, and what stands there. */
export type Row = { path: string | readonly string[] } & Target;

export type PageRoute = RouteObject & { part?: PreloadableComponent; ahead?: boolean };

/** Makes rows of a page for each name. */
export const rowsOf = (pages: Readonly<Record<string, Load>>): Row[] =>
  Object.entries(pages).map(([path, load]) => ({ path, load }));

function targetOf(row: Target): Pick<PageRoute, "element" | "part" | "ahead"> {
  if ("element" in row) return { element: row.element };
  if ("to" in row) return { element: <Navigate to={row.to} replace /> };
  const Part = lazyWithPreload(async () => ({ default: await row.load() }));
  return { element: <Part />, part: Part, ahead: row.ahead ?? false };
}

/** The routes of a table, as the router wants them. */
export const routesOf = (rows: readonly Row[]): PageRoute[] =>
  rows.flatMap(({ path, ...target }) => {
    const shared = targetOf(target);
    return [path].flat().map((each) => ({ path: each, ...shared }));
  });

/** What is fetched ahead of the pages at this path. */
export const partsAt = (routes: PageRoute[], path: string): PreloadableComponent[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route: { part, ahead } }) => (part && ahead ? [part] : []));

/** Says at an address of its own which one leads nowhere. */
function UnknownPath() {
  const { pathname } = useLocation();
  return <Navigate to="/not-found" replace state={{ path: pathname }} />;
}

/** A part of the table in a file of its own, so that the first page loads none of it. */
export function tableOf(rows: readonly Row[]): ComponentType {
  const routes = [...routesOf(rows), { path: "*", element: <UnknownPath /> }];
  return function Table() {
    return useRoutes(routes);
  };
}
