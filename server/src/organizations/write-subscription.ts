import { changesBetween, type AdminAction } from "@runko/domain/organizations/admin-subjects";
import { subscriptionNotices } from "@runko/domain/notifications/subscription-notices";
import { mayControl } from "@runko/domain/organizations/control-rights";
import type { UserForRights } from "@runko/domain/organizations/roles";
import {
  checkSubscription,
  checkSubscriptionSide,
  patchedSubscription,
  type Subscription,
  type SubscriptionPatch,
  type SubscriptionSide,
} from "@runko/domain/organizations/subscription-rules";
import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { findWholePath } from "./find-organization-path.ts";
import { subscriptionFields } from "./subscription-entity.ts";
import {
  canBeAsked,
  insertSubscription,
  lockSubscription,
  nameOf,
  updateSubscription,
  type SubscriptionParties,
} from "./subscription-store.ts";
import { writeSubscriptionNotices } from "./write-subscription-notices.ts";

/** Each party reads of it in its own log, under the name of the other. */
async function logSubscription(
  trx: Transaction<Database>,
  actor: AdminActor,
  { subscriberId, supplierId, side }: SubscriptionParties & { side: SubscriptionSide },
  action: AdminAction,
  [before, after]: readonly [Subscription | null, Subscription],
): Promise<void> {
  const change = { subject: "subscription", action, changes: changesBetween(before, after) } as const;
  const [subscriber, supplier] = [await nameOf(trx, subscriberId), await nameOf(trx, supplierId)];
  await writeAdminLog(trx, actor, {
    ...change,
    organizationId: subscriberId,
    subjectId: supplierId,
    subjectName: supplier,
    otherSideId: side === "supplier" ? supplierId : undefined,
  });
  await writeAdminLog(trx, actor, {
    ...change,
    organizationId: supplierId,
    subjectId: subscriberId,
    subjectName: subscriber,
    otherSideId: side === "subscriber" ? subscriberId : undefined,
  });
}

/** Asks for the right to order from a supplier; it waits for the supplier's side to activate it (D-17). */
export async function requestSubscription(
  trx: Transaction<Database>,
  actor: AdminActor,
  parties: SubscriptionParties,
  asked: Pick<Subscription, "contractNumber" | "eventTypes">,
): Promise<void> {
  const { subscriberId, supplierId } = parties;
  const issues = checkSubscription(asked);
  refuseIssues(issues);
  if (subscriberId === supplierId || !(await canBeAsked(trx, parties)))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }] });
  const { contractNumber, eventTypes } = asked;
  const subscription = { contractNumber, eventTypes, awaitingEventTypes: [], active: false };
  if (!(await insertSubscription(trx, parties, subscription))) throw new Problem("CONFLICT");
  await logSubscription(trx, actor, { ...parties, side: "subscriber" }, "created", [null, subscription]);
  const notices = subscriptionNotices("subscriber", null, subscription);
  await writeSubscriptionNotices(trx, { ...parties, actorId: actor.userId }, notices);
}

/** The side on which the user speaks: 404 when neither party is seen, 403 when a party is and the right is missing. */
export async function requireSide(
  pool: Pool,
  user: UserForRights,
  { subscriberId, supplierId }: SubscriptionParties,
): Promise<SubscriptionSide> {
  const ofSupplier = await findWholePath(pool, user, supplierId);
  if (ofSupplier && mayControl(user, ofSupplier, "activateSubscriptions")) return "supplier";
  const ofSubscriber = await findWholePath(pool, user, subscriberId);
  if (!ofSubscriber) throw new Problem("NOT_FOUND");
  if (!mayControl(user, ofSubscriber, "requestSubscriptions")) throw new Problem("FORBIDDEN");
  return "subscriber";
}

type Change = { patch: SubscriptionPatch; ifMatch: string | undefined };

/** Changes a subscription as one of its parties may. */
export async function changeSubscription(
  db: Kysely<Database>,
  actor: AdminActor,
  { side, ...parties }: SubscriptionParties & { side: SubscriptionSide },
  { patch, ifMatch }: Change,
): Promise<void> {
  const { subscriberId, supplierId } = parties;
  // Each side is told of the last change as its own log tells it.
  const own =
    side === "supplier"
      ? { organizationId: supplierId, subjectId: subscriberId }
      : { organizationId: subscriberId, subjectId: supplierId };
  await changeKept<Subscription>(db, actor, ifMatch, {
    about: { ...own, subject: "subscription" },
    load: (trx) => lockSubscription(trx, parties),
    version: {
      version: subscriptionFields.version.sql,
      from: "subscriptions s",
      where: "s.subscriber_id = $1 AND s.supplier_id = $2",
      values: [subscriberId, supplierId],
    },
    merge: (before) => patchedSubscription(side, before, patch),
    check: (_trx, _after, before) => {
      const issues = [...checkSubscriptionSide(side, before, patch), ...checkSubscription(patch)];
      refuseIssues(issues);
    },
    write: async (trx, after, before) => {
      await updateSubscription(trx, parties, after);
      const notices = subscriptionNotices(side, before, after);
      await writeSubscriptionNotices(trx, { ...parties, actorId: actor.userId }, notices);
    },
    nameOf: (_before, trx) => nameOf(trx, own.subjectId),
    log: (trx, before, after) => logSubscription(trx, actor, { ...parties, side }, "changed", [before, after]),
  });
}
