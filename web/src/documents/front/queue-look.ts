import type { DocumentType } from "@runko/domain/enumerations/document-types";
import {
  findQueue,
  workQueues,
  type QueueName,
  type QueueOf,
  type WorkQueue,
} from "@runko/domain/documents/work-queues";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { dueTexts } from "./due-texts.ts";

/** What is said of when a row of a queue is due. */
const dues: Record<QueueName, keyof typeof dueTexts> = {
  waitingForUs: "waiting",
  expiringOffers: "valid",
  answered: "changed",
  movedDates: "estimated",
  proposedDates: "estimated",
  toConfirmCancelled: "changed",
  orders: "requested",
  toConfirm: "requested",
  inDelivery: "estimated",
  questions: "requested",
  changes: "requested",
  urgent: "reported",
  new: "reported",
  inProcessing: "reported",
};

export type ShownQueue<Name extends QueueName> = {
  name: Name;
  queue: WorkQueue;
  due: keyof typeof dueTexts;
};

/** The queues of a role that can hold something while these types are offered. */
export function queuesOf<Role extends PathRole>(
  role: Role,
  offered: readonly DocumentType[],
): ShownQueue<QueueOf<Role> & QueueName>[] {
  return (Object.keys(workQueues[role]) as (QueueOf<Role> & QueueName)[]).flatMap((name) => {
    const queue = findQueue(role, name);
    const types = queue?.types.filter((type) => offered.includes(type)) ?? [];
    return queue && types.length > 0 ? [{ name, queue: { ...queue, types }, due: dues[name] }] : [];
  });
}
