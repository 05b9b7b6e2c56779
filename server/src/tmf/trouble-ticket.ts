import { optionLabel } from "@runko/domain/documents/option-label";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { faultTypes, type FaultType } from "@runko/domain/enumerations/fault-types";
import { urgentWords } from "@runko/domain/tmf/attribute-formats";
import { readAttributes, writeAttributes } from "@runko/domain/tmf/attributes";
import { writeCharacteristics, type Characteristic } from "@runko/domain/tmf/characteristics";
import { writePlaces } from "@runko/domain/tmf/places";
import { writePrices } from "@runko/domain/tmf/prices";
import { statusChanges, ticketWords } from "@runko/domain/tmf/ticket-words";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { answeredColumn, partyAttributes } from "./document-attributes.ts";
import type { Json } from "./select-attributes.ts";
import { stateSql } from "./state-sql.ts";
import { datesOf, headOf, isSaid, peopleOf, stepsTold } from "./told-parts.ts";
import { ticketSchemas } from "./ticket-schemas.ts";
import type { TmfRole } from "./tmf-caller.ts";
import type { LoggedReason, ReadDocument, Showing, TmfAttributes, TmfMaking, TmfResource } from "./tmf-resource.ts";
import { namedConnection } from "./tmf-source.ts";

const path = "/troubleTicket/v4/troubleTicket";
const state = stateSql("troubleTicket");

const texts = (words: Iterable<string>) => [...words].map((word) => `'${word}'`).join(", ");

const byType = (wordOf: (type: FaultType) => string) =>
  `CASE d.fault_type ${faultTypes.map((type) => `WHEN '${type}' THEN '${wordOf(type)}'`).join(" ")} END`;

const sent = (found: string) =>
  `(SELECT ${found} FROM tmf_documents tmf WHERE tmf.document_id = d.id AND d.anonymized_at IS NULL)`;

const isUrgent = (name: string) => `lower(btrim(coalesce(tmf.sent ->> '${name}', ''))) IN (${texts(urgentWords)})`;

/** The type as its client called it, where that still means the type that the fault has. */
const sentType = sent(`CASE WHEN d.fault_type = CASE WHEN tmf.sent ->> 'ticketType' IN (${texts(faultTypes)})
    THEN tmf.sent ->> 'ticketType' WHEN ${isUrgent("severity")} OR ${isUrgent("priority")} THEN 'urgentFault' ELSE 'fault' END
  THEN tmf.sent ->> 'ticketType' END`);

const externalId = `coalesce(${sent("tmf.external_id")}, d.details ->> 'ticketNumber')`;

const attributes = (_role: TmfRole): TmfAttributes => ({
  ...partyAttributes,
  externalId: { type: "text", columns: [externalId] },
  status: { type: "text", columns: [state] },
  severity: {
    type: "text",
    columns: [`coalesce(${sent("tmf.sent ->> 'severity'")}, ${byType((type) => ticketWords[type].severity)})`],
  },
  ticketType: { type: "text", columns: [`coalesce(${sentType}, d.fault_type)`] },
  priority: {
    type: "text",
    columns: [`(${byType((type) => ticketWords[type].priority)})`],
  },
  creationDate: { type: "instant", columns: ["d.created_at"] },
  lastUpdate: { type: "instant", columns: ["d.updated_at"] },
  resolutionDate: { type: "instant", columns: [answeredColumn] },
  "place.postcode": { type: "text", columns: ["d.target_postal_code"] },
  "relatedEntity.id": {
    type: "text",
    columns: ["(CASE WHEN d.source_mode = 'FROM_EXISTING' THEN d.source_event_id::text ELSE p.product_id::text END)"],
    within: (holds) => `EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND ${holds})`,
  },
});

/** The type as its client called it, while that still means the type that the fault has. */
function typeTold(given: Json | null, type: string): string {
  const { severity, priority, ticketType } = given ?? {};
  const read = readAttributes("troubleTicket", "resource", { given: { severity, priority, ticketType }, pointer: "" });
  return read.fields.faultType === type && typeof ticketType === "string" ? ticketType : type;
}

function wordsTold({ sent: given, document }: ReadDocument): Json {
  const type = (document.document.faultType ?? "fault") as FaultType;
  const words = ticketWords[type];
  return {
    ticketType: typeTold(given, type),
    severity: isSaid(given?.["severity"]) ? String(given?.["severity"]) : words.severity,
    priority: words.priority,
  };
}

/** What the ticket speaks of: the connection, or the product where it stands in no register. */
function subjectOf({ document, connectionId }: ReadDocument): Json {
  const [product] = document.eventProducts;
  if (connectionId !== null) return { id: String(connectionId), role: "subject", "@referredType": "Product" };
  return { id: product?.productId, name: product?.productName, role: "subject", "@referredType": "ProductOffering" };
}

/** A number of the ticket of its own is a characteristic where the client calls the ticket otherwise. */
function characteristicsOf(fields: DocumentFields, external: string | null): Characteristic[] {
  const told = writeCharacteristics("troubleTicket", fields);
  const { ticketNumber } = fields;
  if (!isSaid(ticketNumber) || external === null || external === ticketNumber) return told;
  return [...told, { name: "ticketNumber", value: ticketNumber, valueType: "string" }];
}

const reasonFields = [
  "cancelReason",
  "inProgressReason",
  "reasonExplanation",
  "reopenReason",
] as const satisfies FieldName[];

/** A reason as its log has it: a code of ours in the reader's language, and words. */
function reasonTold(reasons: readonly LoggedReason[], { enumerations }: Showing["texts"]): string | null {
  const words = reasons.flatMap(({ field, to }) => (isSaid(to) ? [optionLabel(enumerations, field, to ?? "")] : []));
  return words.length === 0 ? null : words.join(": ");
}

/** How it has come to be as it is, and why. */
function courseOf({ steps = [], state: status }: ReadDocument, { texts: catalogue }: Showing): Json {
  const changes = statusChanges(
    steps.map(({ reasons, ...step }) => ({ ...step, reason: reasonTold(reasons, catalogue) })),
  );
  const last = changes.findLast((change) => change.status === status) ?? changes.at(-1);
  return {
    ...(last && { statusChangeDate: last.changeDate }),
    ...(last?.changeReason !== undefined && { statusChangeReason: last.changeReason }),
    statusChange: changes,
  };
}

function show(read: ReadDocument, showing: Showing): Json {
  const { document, promisedAt, externalId: external } = read;
  const { document: fields } = document;
  const isAnswered = document["eventState"] === "READY";
  return {
    ...writeAttributes("troubleTicket", "resource", fields),
    ...headOf(path, read, showing),
    ...wordsTold(read),
    creationDate: document["createdAt"],
    lastUpdate: document["updatedAt"],
    ...(promisedAt !== null && { expectedResolutionDate: promisedAt }),
    ...(isAnswered && { resolutionDate: datesOf(document)["READY"] }),
    status: read.state,
    ...courseOf(read, showing),
    relatedEntity: [subjectOf(read)],
    ...peopleOf(read, showing),
    place: writePlaces(fields),
    characteristic: characteristicsOf(fields, external),
    ...(isSaid(fields.correctionPrice) && { charge: writePrices({ correctionPrice: fields.correctionPrice }) }),
    milestone: stepsTold(read, showing),
    "@type": "TroubleTicket",
  };
}

/** What its log tells of its course, and why, as far as the reader sees it. */
const steps = (role: TmfRole) => `(SELECT coalesce(json_agg(json_build_object(
    'at', ${isoInstant("l.at")}, 'action', l.action,
    'side', CASE l.organization_id WHEN d.subscriber_id THEN 'subscriber' WHEN d.supplier_id THEN 'supplier' END,
    'reasons', (SELECT coalesce(json_agg(json_build_object('field', c ->> 'field', 'to', c ->> 'to')), '[]'::json)
      FROM jsonb_array_elements(l.changes) c WHERE c ->> 'field' IN (${texts(reasonFields)})))
    ORDER BY l.at, l.id), '[]'::json)
  FROM event_log l WHERE l.document_id = d.id
    AND (l.seen_by IS NULL OR l.seen_by = '${role === "SUBSCRIBER" ? "subscriber" : "supplier"}'))`;

const making: TmfMaking = {
  scope: "faults:write",
  demands: { body: ["description", "severity", "ticketType"], item: [] },
  typed: { requestedResolutionDate: "string" },
  typeOf: () => "Fault",
  issuesOf: ({ offeringId, connectionId }) =>
    offeringId || connectionId ? [] : [{ path: "/relatedEntity", code: "REQUIRED" }],
  nameSource: (_body, [subject]) => namedConnection(subject),
};

/** Faults as TMF621 has them. */
export const troubleTicket: TmfResource = {
  path,
  name: "troubleTicket",
  types: ["Fault"],
  state,
  attributes,
  sorts: { id: "id", creationDate: "createdAt", lastUpdate: "updatedAt" },
  owned: new Set([
    "id",
    "href",
    "externalId",
    "status",
    "creationDate",
    "lastUpdate",
    "expectedResolutionDate",
    "resolutionDate",
    "statusChange",
    "statusChangeDate",
    "statusChangeReason",
    "cancellationReason",
    "pendingReason",
    "description",
    "note",
    "attachment",
    "place",
    "characteristic",
    "charge",
    "milestone",
  ]),
  show,
  alsoReads: {
    attributes: ["statusChange", "statusChangeDate", "statusChangeReason"],
    sql: (role) => ({ steps: steps(role) }),
  },
  making,
  schema: "TroubleTicket",
  schemas: ticketSchemas,
};
