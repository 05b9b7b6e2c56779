import { documentStates } from "@runko/domain/documents/document-states";
import { findQueue, queuesOf, type Moment, type QueueName } from "@runko/domain/documents/work-queues";
import type { PathRole } from "@runko/domain/organizations/roles";
import { joinStatements } from "../platform/database/join-statements.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import type { Statement } from "../platform/database/statement.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { Problem } from "../platform/http/problem.ts";
import { documentRows } from "./document-entity.ts";
import { ownDocuments, type SeenDocuments } from "./document-scope.ts";
import { documentsStatement, pageOfDocuments, rowsOfPage } from "./list-statement.ts";

const nameStatement = nameStatements("work_queues", 20);

const promised = "d.event_state IN ('CONFIRMED', 'IN_DELIVERY')";
const cancelled = "d.event_state = 'CANCELLED' AND NOT d.cancel_confirmed";
const unfinished = "d.event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY')";

/** Nothing of it is archived but what was cancelled; the index says so in these words. */
const toDo = `${unfinished} AND NOT d.archived`;

const ofSuppliers: Partial<Record<QueueName, string>> = {
  late: `d.due_at < now() AND ${toDo}`,
  atRisk: `d.risk_at <= now() AND d.due_at >= now() AND ${toDo}`,
  next: `d.due_at >= now() AND d.risk_at > now() AND ${toDo}`,
  undated: `d.due_at IS NULL AND d.waiting_for_subscriber_since IS NULL AND ${toDo}
    AND d.clock_paused_at IS NULL AND NOT d.returned`,
};

/**
 * What of documents `d` makes up a queue, in the words of the index that is of just these: of parameters PostgreSQL would
 * not know it, nor how many there are.
 */
const indexed: Record<PathRole, Partial<Record<QueueName, string>>> = {
  SUBSCRIBER: {
    late: `d.promised_at < now() AND ${unfinished}`,
    answered: "d.event_state = 'READY' AND NOT d.user_processed",
    movedDates: `d.date_unanswered AND ${promised}`,
    // The day is read through what the subscriber is shown, which no index knows.
    expiringOffers: `d.event_state = 'READY' AND NOT d.rejected AND NOT d.ordered
      AND d.valid_until_date >= (now() - interval '2 days')::date`,
    toConfirmCancelled: `${cancelled} AND d.cancelled_by_supplier`,
  },
  SUPPLIER: {
    ...ofSuppliers,
    proposedDates: `d.proposed_delivery_date IS NOT NULL AND ${promised}`,
    toConfirmCancelled: `${cancelled} AND d.cancelled_by_customer`,
  },
  ERROR_HANDLER: {
    ...ofSuppliers,
    urgent: `d.document_type = 'Fault' AND d.fault_type = 'urgentFault' AND ${toDo}`,
  },
};

type Asked = { organizationId: string; role: PathRole; page: Record<string, unknown>; moment: Moment };

/** What is read for a queue: the organization's own documents that wait in it, the most pressing ones first. */
function requestOf(name: QueueName, { organizationId, role, page, moment }: Asked) {
  const queue = findQueue(role, name);
  if (!queue) throw new Problem("NOT_FOUND");
  const always = indexed[role][name];
  const isTold = always !== undefined && name !== "expiringOffers";
  const where = isTold
    ? {}
    : {
        ...(queue.states.length < documentStates.length && { eventState: { inq: queue.states } }),
        ...queue.where(moment),
      };
  const filter = parseFilter(
    { ...page, filter: JSON.stringify({ where, order: queue.order }) },
    documentRows[role],
    {},
  );
  const scope: SeenDocuments = { ...ownDocuments(organizationId, role), children: "left out" };
  return { scope, request: { filter, types: queue.types, archivedToo: false, always } };
}

/** One queue; all that wait in it are ordered. */
export function queueStatement(name: QueueName, asked: Asked) {
  const { scope, request } = requestOf(name, asked);
  return { filter: request.filter, statement: documentsStatement(scope, request) };
}

/** All queues of the role by one statement: `json` holds of each its name, its total and the rows that press the most. */
export function workStatement(asked: Asked): Statement {
  const found = queuesOf(asked.role).map((name, place) => {
    const { scope, request } = requestOf(name, asked);
    const { ids, total, values } = pageOfDocuments(scope, request);
    return { text: `SELECT ${place} AS place, '${name}' AS queue, ${ids} AS ids, ${total} AS total`, values };
  });
  const { texts, values } = joinStatements(found);
  const { json, from } = rowsOfPage(asked.role, "q.ids");
  const text = `
    SELECT json_agg(json_build_object('queue', q.queue, 'total', q.total, 'rows', (SELECT ${json} FROM ${from}))
      ORDER BY q.place)::text AS json
    FROM (${texts.join("\n    UNION ALL\n    ")}) q`;
  return { name: nameStatement(text), text, values };
}
