import { areaOfPath } from "@runko/domain/organizations/areas";
import { lazy } from "react";
import { matchPath } from "react-router";
import { fetchedPart, type FetchedPart } from "../screen/fetched-part.tsx";
import { fetchDrawer } from "../shell/drawer-parts.ts";
import { CommandPalette } from "./lazy-palette.ts";

export const DocumentAliasRoute = lazy(() => import("./document-alias-route.tsx"));
export const SearchAliasRoute = lazy(() => import("./search-alias-route.tsx"));
export const Landing = lazy(() => import("./landing.tsx"));
export const MissingPageRoute = lazy(() => import("./missing-page-route.tsx"));
export const ControlRoutes = lazy(() => import("./control-routes.tsx"));
export const InfoRoutes = lazy(() => import("./info-routes.tsx"));
export const ReportsRoutes = lazy(() => import("./reports-routes.tsx"));
export const AdminRoute = lazy(() => import("./admin-route.tsx"));
export const FollowMailsRoute = lazy(() => import("./follow-mails-route.tsx"));
export const StopMailsRoute = lazy(() => import("./stop-mails-route.tsx"));
export const ControlMailsRoute = lazy(() => import("./control-mails-route.tsx"));
export const BriefingsRoutes = lazy(() => import("./briefings-routes.tsx"));
export const PublicRoutes = lazy(() => import("./public-routes.tsx"));
export const ResetPasswordRoute = lazy(() => import("./reset-password-route.tsx"));
export const LoginRoute = fetchedPart(() => import("./login-route.tsx"));
export const ShellRoute = fetchedPart(() => import("./shell-route.tsx"));
export const SubscriberRoute = fetchedPart(() => import("./subscriber-route.tsx"));
export const DocumentListRoute = fetchedPart(() => import("./document-list-route.tsx"));
export const DocumentRoute = fetchedPart(() => import("./document-route.tsx"));
export const NewDocumentRoute = fetchedPart(() => import("./new-document-route.tsx"));
export const FaultHandlerRoute = fetchedPart(() => import("./fault-handler-route.tsx"));
export const NewFaultRoute = fetchedPart(() => import("./new-fault-route.tsx"));
export const SearchRoute = fetchedPart(() => import("./search-route.tsx"));
export const VendorRoute = fetchedPart(() => import("./vendor-route.tsx"));

/** The pages behind the login, by the paths at which they stand; the first that matches is meant. */
const pages: readonly (readonly [path: string, route: FetchedPart])[] = [
  ["/subscriber", SubscriberRoute],
  ["/:area/documents", DocumentListRoute],
  ["/subscriber/documents/new", NewDocumentRoute],
  ["/fault-handler/documents/new", NewFaultRoute],
  ["/:area/documents/:id", DocumentRoute],
  ["/:area/search", SearchRoute],
  ["/vendor", VendorRoute],
  ["/fault-handler", FaultHandlerRoute],
];

/** Fetches what the first page is made of, so that it is drawn in one go. */
export async function fetchFirstPage(path: string, loggedIn: boolean): Promise<void> {
  if (loggedIn) fetchDrawer(areaOfPath(path));
  const page = pages.find(([pattern]) => matchPath(pattern, path))?.[1];
  const routes = loggedIn ? [ShellRoute, ...(page ? [page] : [])] : [LoginRoute];
  // A part that cannot be fetched is asked for again, and told of, where it is shown.
  await Promise.allSettled(routes.map(({ fetch }) => fetch()));
}

const firstPageFirst = 1_500;

/** Fetches the pages behind the login ahead of their use, once the first one is shown; answers the way to give it up. */
export function fetchRoutesAhead(): () => void {
  const timer = setTimeout(() => {
    for (const { fetch } of [CommandPalette, ...pages.map(([, route]) => route)]) fetch().catch(() => undefined);
  }, firstPageFirst);
  return () => clearTimeout(timer);
}
