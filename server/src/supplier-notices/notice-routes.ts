import {
  choiceWays,
  choiceWaysOf,
  kindsMadeBy,
  noticeKinds,
  noticeLimits,
} from "@runko/domain/supplier-notices/supplier-notice";
import { mayControl } from "@runko/domain/organizations/control-rights";
import { checkChoice } from "@runko/domain/supplier-notices/check-supplier-notice";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { partyRole } from "../documents/party-role.ts";
import { requireWholePath } from "../organizations/authorize.ts";
import type { Session } from "../sessions/session.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeNotice, readNotice, remindOfNotice, type NoticeKey } from "./change-notice.ts";
import { findConnectedProducts, previewChoice } from "./choose-connections.ts";
import {
  noticeListSchema,
  noticeSchema,
  noticesIn,
  receipts,
  receiptsScope,
  touched,
  touchedScope,
} from "./notice-entity.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { sendNotice } from "./send-notice.ts";

const noticesPath = "/organizations/:id/roles/:role/supplier-notices";
const one = `${noticesPath}/:noticeId`;
const tags = ["supplierNotices"];
const noticeParams = organizationRoleParams.extend({ noticeId: idSchema.meta({ description: "The notice." }) });
type Caller = { params: z.output<typeof organizationRoleParams>; session: Session };

/** In which role one works, and whether one may end connections: who administers the supplier may (0186). */
async function makerOf({ pool }: Pick<AppContext, "pool">, { params: { id, role }, session }: Caller) {
  const path = await requireWholePath(pool, session, id);
  return { role, terminates: mayControl(session.user, path, "terminateConnections") };
}

async function noticeKey(
  context: AppContext,
  { params, session, id: requestId }: Caller & { params: z.output<typeof noticeParams>; id: string },
): Promise<NoticeKey> {
  const maker = await makerOf(context, { params, session });
  const { id: organizationId, noticeId } = params;
  return { ...maker, organizationId, noticeId, userId: session.user.id, requestId };
}

const kind = z.enum(noticeKinds);
const choice = z
  .strictObject({ by: z.enum(choiceWays), values: z.array(z.string().max(200)).max(noticeLimits.values) })
  .meta({ description: "Numbers of municipalities, postal codes, hubs, ids of products, or TIDs of connections." });
const previewSchema = z
  .strictObject({
    connections: z.int().meta({ description: `Counted to ${noticeLimits.connections + 1}.` }),
    subscribers: z.array(z.strictObject({ id: z.string(), name: z.string(), connections: z.int() })),
    boundUntil: z.string().nullable().meta({ description: "The last day on which a contract of them is full." }),
    noticeDays: z.int().meta({ description: "So many days ahead connections that end are told of, at least." }),
  })
  .meta({ id: "NoticePreview" });
const noticeBody = z.strictObject({
  kind,
  title: z.string(),
  text: z.string(),
  beginsAt: z.string().default(""),
  endsAt: z.string().nullable().default(null),
  lastDay: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: "YYYY-MM-DD, of connections that end, which have no other times." }),
  alternatives: z
    .array(idSchema)
    .max(noticeLimits.alternatives)
    .default([])
    .meta({ description: "The supplier's own products that may be ordered instead." }),
  alternativesText: z.string().default(""),
  choice,
});

function registerReading(app: App, { pool }: AppContext): void {
  app.get(
    noticesPath,
    {
      config: { organization: "read", scope: "documents:read" },
      schema: {
        operationId: "listSupplierNotices",
        tags,
        summary:
          "Planned work, outages and ends of connections: of a supplier its own, of a subscriber those of its connections",
        params: organizationRoleParams,
        querystring: filterQuery,
        response: { 200: noticeListSchema },
      },
    },
    async ({ params: { id, role }, query }, reply) => answerRows(reply, { pool, ...noticesIn(id, role), query }),
  );
  app.get(
    one,
    {
      config: { organization: "read", problems: [404], scope: "documents:read" },
      schema: {
        operationId: "getSupplierNotice",
        tags,
        summary: "One notice, with the faults that were made while it was known",
        params: noticeParams,
        response: { 200: noticeSchema },
      },
    },
    async ({ params: { id, role, noticeId } }, reply) => {
      const { entity, one: where } = noticesIn(id, role);
      return sendRow(reply, { pool, entity }, where, [id, noticeId]);
    },
  );
  app.get(
    `${one}/connections`,
    {
      config: { organization: "read", scope: "documents:read" },
      schema: {
        operationId: "listNoticeConnections",
        tags,
        summary: "The connections that a notice touches, of a subscriber its own; of no notice that is not seen",
        params: noticeParams,
        querystring: filterQuery,
        response: { 200: touched.SUBSCRIBER.list },
      },
    },
    async ({ params: { id, role, noticeId }, query }, reply) => {
      const side = partyRole(role);
      const entity: typeof touched.SUBSCRIBER = touched[side];
      return answerRows(reply, { pool, entity, query, scope: touchedScope(id, side, noticeId) });
    },
  );
  app.get(
    `${one}/receipts`,
    {
      config: { organization: "read" },
      schema: {
        operationId: "listNoticeReceipts",
        tags,
        summary: "Which organizations a supplier's own notice was told, and which have read it as it is now",
        params: noticeParams,
        querystring: filterQuery,
        response: { 200: receipts.list },
      },
    },
    async ({ params: { id, role, noticeId }, query }, reply) => {
      if (role === "SUBSCRIBER") throw new Problem("FORBIDDEN");
      return answerRows(reply, { pool, entity: receipts, query, scope: receiptsScope(id, role, noticeId) });
    },
  );
}

function registerAlternatives(app: App, context: AppContext): void {
  app.get(
    `${one}/alternatives`,
    {
      config: { organization: "read", problems: [404] },
      schema: {
        operationId: "listNoticeAlternatives",
        tags,
        summary: "What may be ordered instead of connections that end, whole; of a subscriber what is offered to it",
        params: noticeParams,
        response: {
          200: z.array(z.strictObject({ id: z.string(), name: z.string(), productGroupId: z.string() })),
        },
      },
    },
    async ({ params: { id, role, noticeId } }) =>
      await findAlternatives(context.db, { organizationId: id, role, noticeId }),
  );
}

function registerSending(app: App, context: AppContext): void {
  app.get(
    `${noticesPath}/products`,
    {
      config: { organization: "read", load: "heavy" },
      schema: {
        operationId: "listNoticeProducts",
        tags,
        summary: "The products by which a supplier can choose connections: those of its standing ones, whole",
        params: organizationRoleParams,
        response: { 200: z.array(z.strictObject({ id: z.string(), name: z.string() })) },
      },
    },
    async ({ params: { id, role } }) => {
      if (!choiceWaysOf(role).includes("product")) throw new Problem("FORBIDDEN");
      return await findConnectedProducts(context.db, id);
    },
  );
  app.post(
    `${noticesPath}/preview`,
    {
      config: { organization: "act", load: "heavy" },
      schema: {
        operationId: "previewSupplierNotice",
        tags,
        summary: "How many of the supplier's connections of whom a notice would touch; writes nothing",
        params: organizationRoleParams,
        body: z.strictObject({ kind: kind.default("plannedWork"), choice }),
        response: { 200: previewSchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      const maker = await makerOf(context, request);
      if (!choiceWaysOf(maker.role).includes(body.choice.by) || !kindsMadeBy(maker).includes(body.kind))
        throw new Problem("FORBIDDEN");
      refuseIssues(checkChoice(body.choice));
      const preview = await previewChoice(context.db, { supplierId: params.id, ...body });
      return { ...preview, noticeDays: context.config.terminationNoticeDays };
    },
  );
  app.post(
    noticesPath,
    {
      config: { organization: "act", load: "heavy" },
      schema: {
        operationId: "sendSupplierNotice",
        tags,
        summary: `Sends a notice to every subscriber with a connection that is chosen, at most ${noticeLimits.connections} connections`,
        params: organizationRoleParams,
        body: noticeBody,
        response: { 201: z.strictObject({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const { params, body, session, id: requestId } = request;
      const maker = await makerOf(context, request);
      const sender = { ...maker, supplierId: params.id, userId: session.user.id, requestId };
      return reply.code(201).send({ id: await sendNotice(context, sender, body) });
    },
  );
}

const updateBody = z.strictObject({
  version: z.int().meta({ description: "As it was read; a change since then is 412." }),
  action: z.enum(["update", "cancel", "finish"]),
  beginsAt: z.string().optional(),
  endsAt: z.string().nullable().optional(),
  lastDay: z
    .string()
    .optional()
    .meta({ description: "Of connections that end: later, or as far ahead as if it were told now." }),
  text: z.string().default("").meta({ description: "What is told beside; why, where it is cancelled." }),
});

function registerChanges(app: App, context: AppContext): void {
  app.post(
    `${one}/updates`,
    {
      config: { organization: "act", load: "heavy", problems: [404, 409, 412] },
      schema: {
        operationId: "updateSupplierNotice",
        tags,
        summary: "Tells again: of new times, or that it is cancelled or finished",
        params: noticeParams,
        body: updateBody,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await changeNotice(context, await noticeKey(context, request), request.body);
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${one}/reminders`,
    {
      config: { organization: "act", problems: [404, 409] },
      schema: {
        operationId: "remindOfSupplierNotice",
        tags,
        summary: "Reminds who has not read it, at most once an hour each",
        params: noticeParams,
        response: { 200: z.strictObject({ reminded: z.int() }) },
      },
    },
    async (request) => ({ reminded: await remindOfNotice(context, await noticeKey(context, request)) }),
  );
  app.post(
    `${one}/read`,
    {
      config: { organization: "act", problems: [404] },
      schema: {
        operationId: "readSupplierNotice",
        tags,
        summary: "Tells the supplier that the organization has read the notice as it is now",
        params: noticeParams,
        response: { 204: noContent },
      },
    },
    async ({ params, session }, reply) => {
      if (params.role !== "SUBSCRIBER") throw new Problem("FORBIDDEN");
      const { id: organizationId, noticeId } = params;
      await readNotice(context, { organizationId, noticeId, userId: session.user.id });
      return reply.code(204).send(null);
    },
  );
}

/** What a supplier tells of the connections that it delivers. Source: beyond F7.2 */
export function registerNoticeRoutes(app: App, context: AppContext): void {
  registerReading(app, context);
  registerAlternatives(app, context);
  registerSending(app, context);
  registerChanges(app, context);
}
