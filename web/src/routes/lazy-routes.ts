import { lazy, type ComponentType } from "react";

type RouteModule = { default: ComponentType };

const behindLogin = [
  () => import("./subscriber-route.tsx"),
  () => import("./document-list-route.tsx"),
  () => import("./document-route.tsx"),
  () => import("./new-document-route.tsx"),
  () => import("./vendor-route.tsx"),
] as const satisfies readonly (() => Promise<RouteModule>)[];

const [subscriber, documentList, document, newDocument, vendor] = behindLogin;

export const DocumentAliasRoute = lazy(() => import("./document-alias-route.tsx"));
export const DocumentListRoute = lazy(documentList);
export const DocumentRoute = lazy(document);
export const Landing = lazy(() => import("./landing.tsx"));
export const LoginRoute = lazy(() => import("./login-route.tsx"));
export const NewDocumentRoute = lazy(newDocument);
export const NotFoundRoute = lazy(() => import("./not-found-route.tsx"));
export const ShellRoute = lazy(() => import("./shell-route.tsx"));
export const SubscriberRoute = lazy(subscriber);
export const VendorRoute = lazy(vendor);

const firstPageFirst = 1_500;

/** Fetches the pages behind the login ahead of their use, once the first one is shown; answers the way to give it up. */
export function fetchRoutesAhead(): () => void {
  const timer = setTimeout(() => {
    for (const load of behindLogin) load().catch(() => undefined);
  }, firstPageFirst);
  return () => clearTimeout(timer);
}
