import { documentTypes } from "@runko/domain/enumerations/document-types";
import { eventMessageKinds } from "@runko/domain/enumerations/event-message-kinds";
import { messageTypes } from "@runko/domain/enumerations/message-types";
import { deliveries } from "@runko/domain/notifications/deliveries";
import { noticeSubjects } from "@runko/domain/notifications/notice-table";
import { subscriptionPlaces, subscriptionSubjects } from "@runko/domain/notifications/subscription-notices";
import { organizationRoles, pathRoles } from "@runko/domain/organizations/roles";
import { noticeBellSubjects, noticeKinds } from "@runko/domain/supplier-notices/supplier-notice";
import { z } from "zod";

const instant = z.string().meta({ format: "date-time" });

const common = {
  id: z.string(),
  at: instant,
  read: z.boolean(),
  kind: z.enum(eventMessageKinds).meta({ description: "Control asks its reader to do something (D-19)." }),
  urgent: z.boolean(),
  organizationId: z.string().meta({ description: "Through which the reader hears of it." }),
  counterparty: z.string(),
};
const documentNotificationSchema = z
  .strictObject({
    ...common,
    subject: z.enum(noticeSubjects),
    eventId: z.int(),
    documentType: z.enum(documentTypes),
    role: z.enum(pathRoles),
  })
  .meta({ id: "DocumentNotification" });
const subscriptionNotificationSchema = z
  .strictObject({
    ...common,
    subject: z.enum(subscriptionSubjects),
    subscriberId: z.string(),
    supplierId: z.string(),
    role: z.enum([subscriptionPlaces.subscriber.role, subscriptionPlaces.supplier.role]),
  })
  .meta({ id: "SubscriptionNotification" });
const supplierNotificationSchema = z
  .strictObject({
    ...common,
    subject: z.enum(noticeBellSubjects),
    noticeId: z.string(),
    noticeKind: z.enum(noticeKinds),
    title: z.string(),
    role: z.enum(organizationRoles),
  })
  .meta({ id: "SupplierNoticeNotification" });
export const notificationListSchema = z.array(
  z.union([documentNotificationSchema, subscriptionNotificationSchema, supplierNotificationSchema]),
);

const choice = z.enum(deliveries);
const everyType = Object.fromEntries(messageTypes.map((type) => [type, choice])) as Record<
  (typeof messageTypes)[number],
  typeof choice
>;
export const choicesSchema = z.strictObject(everyType).meta({ id: "NotificationChoices" });
export const choicesPatch = z.strictObject(everyType).partial();

const longestToken = 1000;
export const tokenQuery = z.object({ token: z.string().min(1).max(longestToken) });
