import { resetPath } from "@runko/domain/accounts/password-reset";
import { adminPath, areaOfPath, briefingsPath, mailsPath } from "@runko/domain/organizations/areas";
import { Suspense, useEffect } from "react";
import { useRoutes } from "react-router";
import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";
import { isLoggedIn } from "../api/usable-token.ts";
import { fetchSession } from "../session/choose-organization.ts";
import { listenAhead } from "../session/listen-ahead.ts";
import { fetchDrawer } from "../shell/drawer-parts.ts";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";
import { CommandPalette } from "./lazy-palette.ts";
import { whenIdle } from "./when-idle.ts";
import { partsAt, routesOf, tableOf, type PageRoute, type Row } from "./route-table.tsx";

const Login = lazyWithPreload(() => import("./login-route.tsx"));
const Shell = lazyWithPreload(() => import("./shell-route.tsx"));

/** For whoever comes. */
const open: readonly Row[] = [
  { path: "/", to: "/login" },
  { path: "/follow-mails", load: () => import("./follow-mails-route.tsx").then((page) => page.FollowMailsRoute) },
  { path: "/stop-mails", load: () => import("./stop-mails-route.tsx").then((page) => page.StopMailsRoute) },
  { path: resetPath, load: () => import("./reset-password-route.tsx").then((page) => page.ResetPasswordRoute) },
  { path: "*", load: () => import("./public-routes.ts").then((part) => tableOf(part.publicRows)) },
];

/** In the shell. The tables of areas are files of their own: each page that stands here costs the first one its name. */
const inShell: readonly Row[] = [
  {
    path: "/subscriber",
    load: () => import("../documents/document-type-selection-page.tsx").then((page) => page.DocumentTypeSelectionPage),
    ahead: true,
  },
  {
    path: ["/subscriber/documents", "/vendor/documents", "/fault-handler/documents"],
    load: () => import("./document-list-route.tsx").then((page) => page.DocumentListRoute),
    ahead: true,
  },
  {
    path: ["/subscriber/documents/:id", "/vendor/documents/:id", "/fault-handler/documents/:id"],
    load: () => import("./document-route.tsx").then((page) => page.DocumentRoute),
    ahead: true,
  },
  {
    path: "/subscriber/documents/new",
    load: () => import("./new-document-route.tsx").then((page) => page.NewDocumentRoute),
    ahead: true,
  },
  {
    path: "/fault-handler/documents/new",
    load: () => import("./new-fault-route.tsx").then((page) => page.NewFaultRoute),
    ahead: true,
  },
  {
    path: ["/subscriber/search", "/vendor/search", "/fault-handler/search"],
    load: () => import("../documents/search-page.tsx").then((page) => page.SearchPage),
    ahead: true,
  },
  {
    path: ["/subscriber/messages", "/vendor/messages", "/fault-handler/messages"],
    load: () => import("../messages/inbox/inbox-page.tsx").then((page) => page.InboxPage),
    ahead: true,
  },
  {
    path: ["/subscriber/connections", "/vendor/connections"],
    load: () => import("../documents/connections/connections-page.tsx").then((page) => page.ConnectionsPage),
    ahead: true,
  },
  {
    path: ["/subscriber/connections/reconciliation", "/vendor/connections/reconciliation"],
    load: () => import("../documents/connections/reconciliation-page.tsx").then((page) => page.ReconciliationPage),
  },
  {
    path: ["/subscriber/connections/:id", "/vendor/connections/:id"],
    load: () => import("../documents/connection/connection-page.tsx").then((page) => page.ConnectionPage),
  },
  {
    path: "/subscriber/availability",
    load: () => import("../documents/availability/availability-page.tsx").then((page) => page.AvailabilityPage),
  },
  {
    path: ["/subscriber/notices", "/vendor/notices", "/fault-handler/notices"],
    load: () => import("../documents/supplier-notices/notices-page.tsx").then((page) => page.NoticesPage),
  },
  {
    path: ["/vendor/notices/new", "/fault-handler/notices/new"],
    load: () => import("../documents/supplier-notices/new-notice-page.tsx").then((page) => page.NewNoticePage),
  },
  {
    path: ["/subscriber/notices/:noticeId", "/vendor/notices/:noticeId", "/fault-handler/notices/:noticeId"],
    load: () => import("../documents/supplier-notices/notice-page.tsx").then((page) => page.NoticePage),
  },
  {
    path: "/fault-handler/notices/:noticeId/faults",
    load: () => import("../documents/supplier-notices/notice-faults-page.tsx").then((page) => page.NoticeFaultsPage),
  },
  {
    path: ["/subscriber/projects", "/vendor/projects"],
    load: () => import("../documents/projects/projects-page.tsx").then((page) => page.ProjectsPage),
  },
  {
    path: "/subscriber/imports",
    load: () => import("../documents/imports/imports-page.tsx").then((page) => page.ImportsPage),
  },
  {
    path: "/subscriber/imports/:importId",
    load: () => import("./import-route.tsx").then((page) => page.ImportRoute),
  },
  {
    path: "/vendor",
    load: () => import("../documents/vendor-front-page.tsx").then((page) => page.VendorFrontPage),
    ahead: true,
  },
  {
    path: "/fault-handler",
    load: () => import("../documents/fault-handler-front-page.tsx").then((page) => page.FaultHandlerFrontPage),
    ahead: true,
  },
  { path: "/document/:id", load: () => import("./aliases.tsx").then((page) => page.DocumentAlias) },
  {
    path: ["/search", "/search/subscriber", "/search/vendor", "/search/fault-handler"],
    load: () => import("./aliases.tsx").then((page) => page.SearchAlias),
  },
  { path: "/control/*", load: () => import("./control-routes.ts").then((part) => tableOf(part.controlRows)) },
  { path: "/info/*", load: () => import("./info-routes.ts").then((part) => tableOf(part.infoRows)) },
  { path: "/reports/*", load: () => import("./reports-routes.tsx").then((part) => tableOf(part.reportRows)) },
  {
    path: `${briefingsPath}/*`,
    load: () => import("./briefings-routes.ts").then((part) => tableOf(part.briefingRows)),
  },
  { path: adminPath, load: () => import("../control/overview/overview-page.tsx").then((page) => page.OverviewPage) },
  { path: mailsPath, load: () => import("../control/mails/mails-page.tsx").then((page) => page.MailsPage) },
];

/** In the shell too, for who is logged in. Who is so and opens the login is sent on. */
const loggedInAlone: readonly Row[] = [
  { path: "/login", load: () => import("./aliases.tsx").then((page) => page.Landing) },
  { path: "/not-found", load: () => import("./missing-page-route.tsx").then((page) => page.MissingPageRoute) },
];

const openRoutes = routesOf(open);
const pages = routesOf(inShell);
/** The router makes an expression of each path that it tries: for the first page of those alone that are fetched with it. */
const firstPages = pages.filter(({ ahead }) => ahead);

/** Every address of the portal and what stands there, for who is logged in and for who is not. */
export const appRoutes: Record<"loggedIn" | "loggedOut", PageRoute[]> = {
  loggedIn: [...openRoutes, { element: <Shell />, children: [...pages, ...routesOf(loggedInAlone)] }],
  loggedOut: [...openRoutes, { path: "/login", element: <Login /> }, { element: <Shell />, children: pages }],
};

/** No longer than that is the frame of the shell held back for those who use it. */
const waitedForSession = 250;

/** Fetches what the first page is made of, so that it is drawn in one go: without its reader the shell would be drawn twice. */
export async function fetchFirstPage(path: string, loggedIn: boolean): Promise<void> {
  const session = loggedIn ? fetchSession().then(() => listenAhead(path)) : undefined;
  if (loggedIn) fetchDrawer(areaOfPath(path));
  const parts = loggedIn ? [Shell, ...partsAt(firstPages, path)] : [Login];
  // A part that cannot be fetched is asked for again, and told of, where it is shown.
  await Promise.allSettled(parts.map(({ preload }) => preload()));
  await Promise.race([session, new Promise((late) => setTimeout(late, waitedForSession))]);
}

const firstPageFirst = 3_000;

/**
 * Fetches the pages behind the login ahead of their use, once the first one is shown; answers the way to give it up.
 * What is made of the most comes last: a page that is fetched after its parts runs for a moment only.
 */
function fetchPagesAhead(): () => void {
  const ahead = new Set(pages.flatMap(({ part, ahead: wanted }) => (part && wanted ? [part] : [])));
  return whenIdle(
    [...ahead, CommandPalette].map((part) => () => part.preload()),
    firstPageFirst,
  );
}

/** Follows the login and the logout of every tab. */
function useLoggedIn(): boolean {
  useStored(storage.loggedIn);
  useStored(storage.accessToken);
  return isLoggedIn();
}

/** The page of the address. */
export function AppRoutes() {
  const loggedIn = useLoggedIn();
  useEffect(() => (loggedIn ? fetchPagesAhead() : undefined), [loggedIn]);
  return <Suspense>{useRoutes(appRoutes[loggedIn ? "loggedIn" : "loggedOut"])}</Suspense>;
}
