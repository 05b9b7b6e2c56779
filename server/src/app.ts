import type { AppContext } from "./app-context.ts";
import { registerAccountRoutes } from "./accounts/account-routes.ts";
import { registerAttachmentRoutes } from "./attachments/attachment-routes.ts";
import { registerMemberRoutes } from "./accounts/member-routes.ts";
import { registerPasswordResetRoutes } from "./accounts/password-reset-routes.ts";
import { registerSessionRoutes } from "./accounts/session-routes.ts";
import { registerUserRoutes } from "./accounts/user-routes.ts";
import { addAuthentication } from "./accounts/authenticate.ts";
import type { Config } from "./config/config.ts";
import { registerContactRoutes } from "./contact/contact-routes.ts";
import { registerFeedbackRoutes } from "./contact/feedback-routes.ts";
import { registerCsvRoutes } from "./csv/csv-routes.ts";
import { registerDocumentRoutes } from "./documents/document-routes.ts";
import { registerMailRoutes } from "./mails/mail-routes.ts";
import { registerBriefingRoutes } from "./newsletters/briefing-routes.ts";
import { registerNewsletterRoutes } from "./newsletters/newsletter-routes.ts";
import { registerNotificationRoutes } from "./notifications/notification-routes.ts";
import { registerStopRoutes } from "./notifications/stop-routes.ts";
import { registerMassMailRoutes } from "./mass-mails/mass-mail-routes.ts";
import { registerMessageRoutes } from "./messages/message-routes.ts";
import { noteForeignTries } from "./organizations/note-foreign-tries.ts";
import { guardOrganizationPaths } from "./organizations/guard-organization-path.ts";
import { registerAdminLogRoutes } from "./admin-log/admin-log-routes.ts";
import { registerOverviewRoutes } from "./overview/overview-routes.ts";
import { registerAddressRoutes } from "./organizations/address-routes.ts";
import { registerOneAddressRoutes } from "./organizations/one-address-routes.ts";
import { registerKnownSubscriberRoutes } from "./organizations/known-subscriber-routes.ts";
import { registerBillingGroupRoutes } from "./organizations/billing-group-routes.ts";
import { registerEventMessageRoutes } from "./organizations/event-message-routes.ts";
import { registerClosingRoutes } from "./organizations/closing-routes.ts";
import { registerMissingRoutes } from "./organizations/missing-routes.ts";
import { registerSubscriberInfoRoutes } from "./organizations/subscriber-info-routes.ts";
import { registerSubscriptionRoutes } from "./organizations/subscription-routes.ts";
import { registerVisibilityRoutes } from "./organizations/visibility-routes.ts";
import { registerOrganizationControlRoutes } from "./organizations/control-routes.ts";
import { registerOrganizationRoutes } from "./organizations/organization-routes.ts";
import type { Clock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/connect.ts";
import { registerRoleRoutes } from "./organizations/role-routes.ts";
import { createCallerBounds } from "./platform/bounds/bound-callers.ts";
import { createGate } from "./platform/bounds/create-gate.ts";
import { createFileStorage, type FileStorage } from "./platform/files/file-storage.ts";
import { compressAnswers } from "./platform/http/compress-answers.ts";
import { gatherMethods } from "./platform/http/allowed-methods.ts";
import { createServer } from "./platform/http/create-server.ts";
import { endConnections } from "./platform/http/end-connections.ts";
import { handleErrors } from "./platform/http/handle-errors.ts";
import { registerHealthRoutes, type Readiness } from "./platform/http/health-routes.ts";
import { addOpenApi } from "./platform/http/openapi.ts";
import { registerCommonProductRoutes } from "./products/common-product-routes.ts";
import { registerCounterpartyRoutes } from "./search/counterparty-routes.ts";
import { registerSavedSearchRoutes } from "./search/saved-search-routes.ts";
import { registerExportRoutes } from "./search/export-routes.ts";
import { registerSearchRoutes } from "./search/search-routes.ts";
import { registerProductGroupRoutes } from "./products/product-group-routes.ts";
import { registerProductRoutes } from "./products/product-routes.ts";
import { registerSupplierContactRoutes } from "./products/supplier-contact-routes.ts";
import { registerSupplierRoutes } from "./products/supplier-routes.ts";
import { registerNniRoutes } from "./nnis/nni-routes.ts";
import { registerPortalReportRoutes, registerReportRoutes } from "./reports/report-routes.ts";
import { readVersion } from "./platform/http/read-version.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { serveWeb } from "./platform/http/serve-web.ts";
import type { App } from "./platform/http/typed-app.ts";
import { refusedRequest } from "./platform/http/refused-request.ts";
import { createLive } from "./platform/live/live.ts";
import type { Log } from "./platform/log/create-log.ts";
import { writeSecurityLog } from "./platform/log/security-log.ts";

type AppParts = {
  config: Config;
  database: Pick<OpenDatabase, "db" | "pool" | "watch">;
  /** That of the settings, unless it is open already. */
  files?: FileStorage;
  log: Log;
  clock: Clock;
  /** The built web application; without it the API alone is served. */
  webFolder?: string | undefined;
  /** Set to stopping by who is about to close the app, so that its callers go elsewhere first. */
  readiness?: Readiness | undefined;
  /** Told of the app before it has any route: a test run watches every answer. */
  prepare?: ((app: App) => void) | undefined;
};

const PATIENCE_MS = 10_000;

const tags = [
  { name: "users", description: "Login, token, own data, and users as their administrators see them" },
  { name: "organizations", description: "Organizations that the caller sees" },
  { name: "suppliers", description: "Suppliers of an organization, with what can be ordered from them" },
  { name: "products", description: "Product groups, common products and the products of suppliers" },
  { name: "nnis", description: "NNIs of suppliers, with who may use them and for what" },
  { name: "documents", description: "Documents in a role of an organization" },
  { name: "events", description: "Documents of every type, their locks, products and logs" },
  { name: "searches", description: "Searches that users keep, share and pin" },
  { name: "attachments", description: "Files of documents" },
  { name: "newsletters", description: "News of the portal, as they are read and as the product admin writes them" },
  { name: "contact", description: "What is asked without a login" },
  { name: "notifications", description: "What the caller was told of, and how mails of it are chosen and ended" },
  { name: "counts", description: "Counts by type and state" },
  { name: "reports", description: "Reports of a period, and the documents behind their figures" },
  { name: "live", description: "What changes while one looks" },
  { name: "emails", description: "Mass e-mails of the product admin" },
  { name: "operations", description: "Version and probes, and the overview of the product admin" },
];

/** The whole server but its listening: `app.inject` or `app.listen` brings it to life, `app.close` ends it. */
export async function createApp({
  config,
  database,
  files = createFileStorage(config.files),
  log,
  clock,
  webFolder,
  readiness = { stopping: false, patienceMs: PATIENCE_MS },
  prepare,
}: AppParts): Promise<App> {
  const { db, pool, watch } = database;
  const live = createLive(pool, (line) => log.warn(line));
  const context: AppContext = { config, db, pool, clock, log, live, files, gate: createGate() };
  const version = readVersion();

  const app = createServer(log, config);
  prepare?.(app);
  const answerMethods = gatherMethods(app);
  app.addHook("onRequest", (_request, reply, done) => {
    if (readiness.stopping) reply.header("connection", "close");
    done();
  });
  handleErrors(app, {
    onRefusal: (request, problem) =>
      writeSecurityLog(db, clock.now(), {
        event: "refused",
        userId: request.knownSession?.user.id,
        organizationId: request.routeOptions.config.organization && (request.params as { id?: string }).id,
        address: request.ip,
        requestId: request.id,
        details: { ...refusedRequest(request), code: problem.code },
      }),
    onUnwritable: watch.doubtWrites,
  });
  await addSecurityHeaders(app);
  await addOpenApi(app, { version, tags, readable: config.apiDocs });
  registerHealthRoutes(app, { watch, files, version, readiness, config });
  await app.register(async (api: App) => registerApi(api, context), { prefix: "/api" });
  await serveWeb(app, webFolder, answerMethods);
  app.addHook("preClose", async () => {
    readiness.stopping = true;
    endConnections(app, readiness.patienceMs);
    await live.close();
  });
  return app;
}

/** Every route in here asks for a token, unless its config says otherwise. */
async function registerApi(api: App, context: AppContext): Promise<void> {
  await compressAnswers(api);
  const bounds = createCallerBounds(context);
  addAuthentication(api, context, bounds);
  guardOrganizationPaths(api, context, bounds);
  noteForeignTries(api, context);
  api.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store");
    done();
  });
  registerAccountRoutes(api, context);
  registerSessionRoutes(api, context);
  registerUserRoutes(api, context);
  registerPasswordResetRoutes(api, context);
  registerMemberRoutes(api, context);
  registerOrganizationRoutes(api, context);
  registerOrganizationControlRoutes(api, context);
  registerRoleRoutes(api, context);
  registerAddressRoutes(api, context);
  registerOneAddressRoutes(api, context);
  registerBillingGroupRoutes(api, context);
  registerEventMessageRoutes(api, context);
  registerMissingRoutes(api, context);
  registerClosingRoutes(api, context);
  registerVisibilityRoutes(api, context);
  registerSubscriptionRoutes(api, context);
  registerSubscriberInfoRoutes(api, context);
  registerKnownSubscriberRoutes(api, context);
  registerAdminLogRoutes(api, context);
  registerOverviewRoutes(api, context);
  registerMailRoutes(api, context);
  registerNotificationRoutes(api, context);
  void api.register(async (open: App) => registerStopRoutes(open, context));
  registerMassMailRoutes(api, context);
  registerProductGroupRoutes(api, context);
  registerCommonProductRoutes(api, context);
  registerProductRoutes(api, context);
  registerNniRoutes(api, context);
  registerCsvRoutes(api, context);
  registerSupplierRoutes(api, context);
  registerSupplierContactRoutes(api, context);
  registerDocumentRoutes(api, context);
  registerSearchRoutes(api, context);
  registerExportRoutes(api, context);
  registerCounterpartyRoutes(api, context);
  registerSavedSearchRoutes(api, context);
  registerReportRoutes(api, context);
  registerPortalReportRoutes(api, context);
  registerAttachmentRoutes(api, context);
  registerMessageRoutes(api, context);
  registerNewsletterRoutes(api, context);
  registerBriefingRoutes(api, context);
  registerContactRoutes(api, context);
  registerFeedbackRoutes(api, context);
}
