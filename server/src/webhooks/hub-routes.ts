import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { createRateLimit } from "../platform/bounds/create-rate-limit.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { App } from "../platform/http/typed-app.ts";
import { createHub, findHubs, type KeptHub } from "./keep-hub.ts";
import { deleteWebhook, placeNow } from "./keep-webhook.ts";
import { hubApis, hubPath, type HubApi } from "../tmf/hub-apis.ts";
import { parseHubQuery } from "../tmf/hub-query.ts";
import { makeOnce } from "../tmf/make-once.ts";
import { pointingAt } from "../tmf/point-at.ts";
import { lacking, malformed, readTmfBody, textAt } from "../tmf/read-body.ts";
import { readTmfFields, readTmfQuery } from "../tmf/read-tmf-query.ts";
import { hidden } from "../tmf/resource-routes.ts";
import { sendTmf, sendTmfList } from "../tmf/send-tmf.ts";
import { callerOf, requireTmfScope } from "../tmf/tmf-caller.ts";
import { hrefOf } from "../tmf/tmf-paths.ts";

const CHANGES_A_MINUTE = 10;
const json = "application/json; charset=utf-8";

type Query = Record<string, unknown>;

/** Where a client hears of what happens to the resource of an API (0237). */
function registerHubsOf(app: App, context: AppContext, api: HubApi): void {
  const { db, clock, config: settings } = context;
  const portal = settings.publicUrl;
  const path = hubPath(api);
  const count = createRateLimit(CHANGES_A_MINUTE);
  const options = { config: { scope: "webhooks:manage" }, schema: hidden } as const;
  const ofCaller = (organizationId: string) => ({ organizationId, api: api.name });
  const findHub = async (organizationId: string, id: string): Promise<KeptHub> => {
    const hub = (await findHubs(db, ofCaller(organizationId))).find((one) => one.id === id.toLowerCase());
    if (!hub) throw new Problem("NOT_FOUND");
    return hub;
  };
  const countChange = (clientId: string) => {
    const wait = count(clientId);
    if (wait > 0) throw tooManyRequests(wait);
  };

  app.post(path, options, async (request, reply) => {
    const caller = callerOf(request);
    requireTmfScope(caller, "documents:read");
    countChange(caller.clientId);
    const body = readTmfBody(request.body);
    const lacks = lacking(body, ["callback"], "");
    if (lacks.length > 0) throw malformed(...lacks);
    const [callback, query] = [(textAt(body, "callback") ?? "").trim(), (textAt(body, "query") ?? "").trim()];
    refuseIssues(parseHubQuery(api.subject, query).issues);
    const { organizationId, clientId } = caller;
    const place = await placeNow(context, organizationId);
    const making = { config: settings, actor: adminActorOf(request, clock), organizationId, place };
    const asked = { api: api.name, client: clientId, callback, query };
    const make = () =>
      inTransaction(db, (trx) => makeOnce(trx, request, () => createHub(trx, making, asked)), { repeatable: true });
    const id = await pointingAt((at) => (at === "url" ? "/callback" : at), make);
    const hub = await findHub(organizationId, id);
    return reply
      .code(201)
      .header("location", hrefOf(portal, path, id))
      .type(json)
      .send(JSON.stringify(hub));
  });

  app.get(path, options, async (request, reply) => {
    const { conditions, sort, ...page } = readTmfQuery(request.query as Query);
    const [unknown] = [...conditions, ...sort];
    if (unknown) throw new FilterError(unknown.attribute, "UNKNOWN_FIELD");
    const hubs = await findHubs(db, ofCaller(callerOf(request).organizationId));
    const shown = hubs.slice(page.offset, page.offset + page.limit);
    return sendTmfList(request, reply, shown, { ...page, total: hubs.length, totalIsExact: true, portal });
  });

  app.get(`${path}/:tmfId`, options, async (request, reply) => {
    const { tmfId } = request.params as { tmfId: string };
    const hub = await findHub(callerOf(request).organizationId, tmfId);
    return sendTmf(reply, hub, readTmfFields(request.query as Query));
  });

  app.delete(`${path}/:tmfId`, options, async (request, reply) => {
    const { organizationId, clientId } = callerOf(request);
    const { tmfId } = request.params as { tmfId: string };
    const { id: webhookId } = await findHub(organizationId, tmfId);
    countChange(clientId);
    await deleteWebhook(db, adminActorOf(request, clock), { organizationId, webhookId });
    return reply.code(204).send();
  });
}

/** Hubs under each API of the façade. They stand here, for what they keep is a webhook, and webhooks tell what the façade tells. */
export function registerHubRoutes(app: App, context: AppContext): void {
  for (const api of hubApis) registerHubsOf(app, context, api);
}
