import { resetPath } from "@runko/domain/accounts/password-reset";
import { adminPath, briefingsPath, mailsPath } from "@runko/domain/organizations/areas";
import { Suspense, useEffect } from "react";
import { Navigate, Route, Routes } from "react-router";
import { isLoggedIn } from "../session/session-store.ts";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";
import {
  AdminRoute,
  ControlMailsRoute,
  BriefingsRoutes,
  ControlRoutes,
  DocumentAliasRoute,
  DocumentListRoute,
  DocumentRoute,
  FaultHandlerRoute,
  fetchRoutesAhead,
  InfoRoutes,
  Landing,
  LoginRoute,
  MissingPageRoute,
  NewDocumentRoute,
  NewFaultRoute,
  ReportsRoutes,
  PublicRoutes,
  ResetPasswordRoute,
  SearchAliasRoute,
  SearchRoute,
  ShellRoute,
  FollowMailsRoute,
  StopMailsRoute,
  SubscriberRoute,
  VendorRoute,
} from "./lazy-routes.ts";

/** Follows the login and the logout of every tab. */
function useLoggedIn(): boolean {
  useStored(storage.loggedIn);
  useStored(storage.accessToken);
  return isLoggedIn();
}

/** Every address of the portal and what stands there. A logged-in user who opens the login is sent on. */
export function AppRoutes() {
  const loggedIn = useLoggedIn();
  useEffect(() => (loggedIn ? fetchRoutesAhead() : undefined), [loggedIn]);
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        {!loggedIn && <Route path="/login" element={<LoginRoute />} />}
        <Route path="/follow-mails" element={<FollowMailsRoute />} />
        <Route path="/stop-mails" element={<StopMailsRoute />} />
        <Route path={resetPath} element={<ResetPasswordRoute />} />
        <Route element={<ShellRoute />}>
          {loggedIn && <Route path="/login" element={<Landing />} />}
          {loggedIn && <Route path="/not-found" element={<MissingPageRoute />} />}
          <Route path="/document/:id" element={<DocumentAliasRoute />} />
          <Route path="/subscriber" element={<SubscriberRoute />} />
          <Route path="/subscriber/documents" element={<DocumentListRoute />} />
          <Route path="/subscriber/documents/new" element={<NewDocumentRoute />} />
          <Route path="/subscriber/documents/:id" element={<DocumentRoute />} />
          <Route path="/subscriber/search" element={<SearchRoute />} />
          <Route path="/vendor" element={<VendorRoute />} />
          <Route path="/vendor/documents" element={<DocumentListRoute />} />
          <Route path="/vendor/documents/:id" element={<DocumentRoute />} />
          <Route path="/vendor/search" element={<SearchRoute />} />
          <Route path="/fault-handler" element={<FaultHandlerRoute />} />
          <Route path="/fault-handler/documents" element={<DocumentListRoute />} />
          <Route path="/fault-handler/documents/new" element={<NewFaultRoute />} />
          <Route path="/fault-handler/documents/:id" element={<DocumentRoute />} />
          <Route path="/fault-handler/search" element={<SearchRoute />} />
          <Route path="/search" element={<SearchAliasRoute />} />
          {["subscriber", "vendor", "fault-handler"].map((area) => (
            <Route key={area} path={`/search/${area}`} element={<SearchAliasRoute />} />
          ))}
          <Route path="/control/*" element={<ControlRoutes />} />
          <Route path="/info/*" element={<InfoRoutes />} />
          <Route path="/reports/*" element={<ReportsRoutes />} />
          <Route path={`${briefingsPath}/*`} element={<BriefingsRoutes />} />
          <Route path={adminPath} element={<AdminRoute />} />
          <Route path={mailsPath} element={<ControlMailsRoute />} />
        </Route>
        <Route path="*" element={<PublicRoutes />} />
      </Routes>
    </Suspense>
  );
}
