import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { EventMessageKind } from "@runko/domain/enumerations/event-message-kinds";
import type { MessageType } from "@runko/domain/enumerations/message-types";
import type { Side } from "@runko/domain/documents/sides";
import type { Hearer, Hearing } from "@runko/domain/notifications/notice-table";
import type { PathRole } from "@runko/domain/organizations/roles";
import { normalizeEmail } from "@runko/domain/values/email";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { roleOfReader, rolesOfSide } from "./document-place.ts";
import { findHolders, findPeople, type Person } from "./find-people.ts";
import type { NoticedDocument } from "./load-noticed.ts";

type Heard = { who: Hearer; side: Side; kind: EventMessageKind };
/** A person who is told in the portal, and by mail as the person chose. */
export type ToldPerson = Heard & { person: Person; role: PathRole; organizationId: string };
/** An address that is mailed whatever its reader is. */
export type ToldAddress = Heard & { email: string };

type Asked = { hearings: readonly Hearing[]; messageType: MessageType; actorId: string };

async function recipientsOf(db: Kysely<Database>, organizationId: string, type: MessageType): Promise<string[]> {
  const rows = await db
    .selectFrom("event_message_recipients as e")
    .innerJoin("organizations as o", "o.id", "e.organization_id")
    .select("e.email_address")
    .where("e.organization_id", "=", organizationId)
    .where("e.message_type", "=", type)
    .where("e.email_address", "is not", null)
    .where("o.closed_at", "is", null)
    .orderBy("e.id")
    .execute();
  return rows.flatMap(({ email_address }) => email_address ?? []);
}

/** Who asked not to be mailed of a case any more. */
export async function refusersOf(db: Kysely<Database>, caseId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("notification_refusals")
    .select("email_address")
    .where("case_id", "=", caseId)
    .execute();
  return new Set(rows.map(({ email_address }) => email_address));
}

/** Which party stands on this side. */
export const organizationOn = (side: Side, document: NoticedDocument): string =>
  side === "subscriber" ? document.subscriberId : document.supplierId;

/** The addresses of each hearing that names some. */
async function addressesOf(
  db: Kysely<Database>,
  document: NoticedDocument,
  { hearings, messageType }: Asked,
): Promise<ToldAddress[]> {
  const refused = await refusersOf(db, document.caseId);
  const told: ToldAddress[] = [];
  for (const { who, side, kind } of hearings) {
    if (who === "organization")
      for (const email of await recipientsOf(db, organizationOn(side, document), messageType))
        told.push({ who, side, kind, email });
    if (who === "followers")
      for (const email of document.followers)
        if (!refused.has(normalizeEmail(email))) told.push({ who, side, kind, email });
  }
  return told;
}

type Place = { documentType: DocumentType; document: NoticedDocument };

function toldPerson(person: Person | undefined, heard: Heard, { documentType, document }: Place): ToldPerson[] {
  const organizationId = organizationOn(heard.side, document);
  const role = person && roleOfReader(person, { organizationId, side: heard.side, documentType });
  return person && role ? [{ ...heard, person, role, organizationId }] : [];
}

/** The people of a side whose role answers the document; without any, those who read it there (D-51). */
async function answerersOf(db: Kysely<Database>, heard: Heard, place: Place): Promise<ToldPerson[]> {
  const organizationId = organizationOn(heard.side, place.document);
  for (const role of rolesOfSide(heard.side, place.documentType)) {
    const holders = await findHolders(db, organizationId, role);
    if (holders.length > 0) return holders.map((person) => ({ ...heard, person, role, organizationId }));
  }
  return [];
}

function watchersOf(heard: Heard, place: Place, byId: (id: string) => Person | undefined): ToldPerson[] {
  if (heard.who !== "watchers") return [];
  const through = organizationOn(heard.side, place.document);
  const ofSide = place.document.watchers.filter(({ organizationId }) => organizationId === through);
  return ofSide.flatMap(({ userId }) => toldPerson(byId(userId), heard, place));
}

const byFirst = <Told>(told: readonly Told[], keyOf: (one: Told) => string): Told[] => [
  ...new Map(told.toReversed().map((one) => [keyOf(one), one])).values(),
];

/**
 * Who is told of a notice, each once and never of their own act: people whose rights still open the document, and addresses.
 * A follower who works for the subscriber is told as a person; whoever reads an organization's address in its name is told
 * in the portal too.
 */
export async function findHearers(
  db: Kysely<Database>,
  document: NoticedDocument,
  asked: Asked,
): Promise<{ people: ToldPerson[]; addresses: ToldAddress[] }> {
  const { hearings, actorId } = asked;
  const addresses = await addressesOf(db, document, asked);
  const { createdById, handlerIds, watchers } = document;
  const named = (who: "maker" | "handler", side: Side) => (who === "maker" ? createdById : handlerIds[side]);
  // Nobody in person did what the portal does by itself.
  const known = [createdById, handlerIds.subscriber, handlerIds.supplier, actorId];
  const ids = [...known, ...watchers.map(({ userId }) => userId)].flatMap((id) => id || []);
  const found = await findPeople(db, { ids, emails: addresses.map(({ email }) => normalizeEmail(email)) });
  const place = { documentType: document.documentType, document };
  const byId = (id: string | null) => found.find((person) => person.id === id);
  const byEmail = (email: string) =>
    found.find((person) => normalizeEmail(person.emailAddress) === normalizeEmail(email));

  const byName = hearings.flatMap((heard) =>
    heard.who === "maker" || heard.who === "handler"
      ? toldPerson(byId(named(heard.who, heard.side)), heard, place)
      : [],
  );
  const byAddress = addresses.flatMap(({ email, ...heard }) => toldPerson(byEmail(email), heard, place));
  const isPerson = (email: string) =>
    byAddress.some(({ who, person }) => who === "followers" && person === byEmail(email));
  const actor = byId(actorId);
  const people = [...byName, ...byAddress].filter(({ person }) => person.id !== actorId);
  for (const heard of hearings.filter(({ who }) => who === "answerers"))
    if (heard.kind === "Control" || people.every(({ side }) => side !== heard.side))
      people.push(...(await answerersOf(db, heard, place)));
  // Whoever only watches leaves what is to be done to those who do it; who would answer and watches is mailed too.
  const watching = hearings.flatMap((heard) => watchersOf(heard, place, byId));
  const asWatched = (told: ToldPerson): ToldPerson =>
    told.who === "answerers" &&
    watching.some(
      ({ person, organizationId }) => person.id === told.person.id && organizationId === told.organizationId,
    )
      ? { ...told, who: "watchers" }
      : told;
  return {
    people: byFirst([...people.map(asWatched), ...watching], ({ person }) => person.id).filter(
      ({ person }) => person.id !== actorId,
    ),
    addresses: byFirst(
      addresses.filter(({ who, email }) => who === "organization" || !isPerson(email)),
      ({ email }) => normalizeEmail(email),
    ).filter(({ email }) => !actor || normalizeEmail(email) !== normalizeEmail(actor.emailAddress)),
  };
}
