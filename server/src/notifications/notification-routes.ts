import { isInstant } from "@runko/domain/values/instant";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { countUnread, findNotifications } from "./find-notifications.ts";
import { loadChoices } from "./load-choices.ts";
import { markAllRead, markNotification } from "./mark-notifications.ts";
import { choicesPatch, choicesSchema, notificationListSchema } from "./notification-schema.ts";
import { writeChoices } from "./write-choices.ts";

const tags = ["notifications"];
const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most);

function registerList(app: App, context: AppContext): void {
  app.get(
    "/users/me/notifications",
    {
      schema: {
        operationId: "listNotifications",
        tags,
        summary: "What the caller was told of within 90 days, the newest first",
        querystring: z.object({ limit: wholeNumber(100).default(25), skip: wholeNumber(1_000_000).default(0) }),
        response: { 200: notificationListSchema },
      },
    },
    async ({ session, query }, reply) => {
      const { json, total } = await findNotifications(context.pool, session.user, query);
      return sendJsonText(reply.header("x-total-count", total), json);
    },
  );
  app.get(
    "/users/me/notifications/unread",
    {
      schema: {
        operationId: "countUnreadNotifications",
        tags,
        summary: "How many of the caller's notifications are unread, counted to 100, and how many messages are",
        response: { 200: unreadSchema },
      },
    },
    async ({ session }) => await countUnread(context.pool, session.user),
  );
}

const unreadSchema = z.strictObject({
  unread: z.int(),
  ofMessages: z.int().meta({ description: "How many of them tell of a message." }),
  messages: z.int().meta({
    description:
      "Unread messages of the organizations in which the caller has a role that answers them, told to the caller or not.",
  }),
});

function registerMarks(app: App, context: AppContext): void {
  app.patch(
    "/users/me/notifications",
    {
      schema: {
        operationId: "markAllNotificationsRead",
        tags,
        summary: "Marks all read that are no newer than the one that the caller saw",
        body: z.strictObject({ readUpTo: z.string().refine(isInstant).meta({ format: "date-time" }) }),
        response: { 204: noContent },
      },
    },
    async ({ session, body }, reply) => {
      await markAllRead(context, { userId: session.user.id, upTo: body.readUpTo });
      return reply.code(204).send(null);
    },
  );
  app.patch(
    "/users/me/notifications/:notificationId",
    {
      schema: {
        operationId: "markNotification",
        tags,
        summary: "Marks a notification read or unread",
        params: z.object({ notificationId: idSchema.meta({ description: "The notification." }) }),
        body: z.strictObject({ read: z.boolean() }),
        response: { 204: noContent },
      },
    },
    async ({ session, params, body }, reply) => {
      await markNotification(context, { userId: session.user.id, id: params.notificationId, read: body.read });
      return reply.code(204).send(null);
    },
  );
}

function registerChoices(app: App, { db }: AppContext): void {
  app.get(
    "/users/me/notification-choices",
    {
      schema: {
        operationId: "getNotificationChoices",
        tags,
        summary: "How the caller is mailed of each type of message",
        response: { 200: choicesSchema },
      },
    },
    async ({ session }) => await loadChoices(db, session.user.id),
  );
  app.patch(
    "/users/me/notification-choices",
    {
      schema: {
        operationId: "changeNotificationChoices",
        tags,
        summary: "Changes how the caller is mailed, of the types that are given",
        body: choicesPatch,
        response: { 200: choicesSchema },
      },
    },
    async ({ session, body }) => {
      await writeChoices(db, session.user.id, body);
      return await loadChoices(db, session.user.id);
    },
  );
}

/** The caller's notifications, and how they are mailed. */
export function registerNotificationRoutes(app: App, context: AppContext): void {
  registerList(app, context);
  registerMarks(app, context);
  registerChoices(app, context);
}
