import type { GivenInput } from "@runko/domain/documents/action-inputs";
import { personalFields } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { chargeDays, type RequestKind, type RequestState } from "@runko/domain/documents/request-states";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Kysely, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { ChangedMeanwhile } from "./change-stored-document.ts";
import type { Database } from "../platform/database/schema.ts";

type Done = { scope: { userId: string } | null; at: Date; input?: GivenInput };
type UnderWay = Extract<RequestState, "open" | "charged">;

const underWay = ["open", "charged"] as const satisfies readonly UnderWay[];

const said = (text: string | undefined): string | null => text?.trim() || null;

/** What the request that is under way wishes to be written in its document; another may have ended it since the document was read. */
export async function loadRequested(db: Kysely<Database>, documentId: number): Promise<DocumentFields> {
  const request = await db
    .selectFrom("document_requests")
    .select(["kind", "reason", "changes"])
    .where("document_id", "=", documentId)
    .where("state", "in", underWay)
    .executeTakeFirst();
  if (!request) throw new ChangedMeanwhile();
  const { kind, reason, changes } = request;
  return kind === ("cancel" satisfies RequestKind) ? { cancelReason: reason } : (changes as DocumentFields);
}

/** Keeps what the subscriber asks. */
export async function keepRequest(
  trx: Transaction<Database>,
  documentId: number,
  { scope, at, input = {}, wished }: Done & { scope: { userId: string }; wished: DocumentFields },
): Promise<void> {
  const kind: RequestKind = input.cancelReason === undefined ? "amend" : "cancel";
  await trx
    .insertInto("document_requests")
    .values({
      id: uuidv7(),
      document_id: documentId,
      kind,
      requested_by_id: scope.userId,
      requested_at: at,
      reason: said(input.cancelReason ?? input.text) ?? "",
      changes: JSON.stringify(wished),
    })
    .execute();
}

const change = (trx: Transaction<Database>, documentId: number) =>
  trx.updateTable("document_requests").where("document_id", "=", documentId).where("state", "in", underWay);

const answered = ({ scope, at, input = {} }: Done) => ({
  answer: said(input.text),
  answered_by_id: scope?.userId ?? null,
  answered_at: at,
});

const ended = (state: Exclude<RequestState, UnderWay>, { scope, at }: Done) => ({
  state,
  ended_by_id: scope?.userId ?? null,
  ended_at: at,
});

/** What it costs, which the subscriber may accept for some days. */
export async function keepCharge(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  const charge = { charge: done.input?.charge ?? null, charge_until: addDays(todayInHelsinki(done.at), chargeDays) };
  await change(trx, documentId)
    .set({ state: "charged", ...charge, ...answered(done) })
    .execute();
}

/** The supplier says yes, and asks nothing for it. */
export async function keepAcceptance(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  await change(trx, documentId)
    .set({ ...ended("accepted", done), ...answered(done) })
    .execute();
}

/** The supplier says no, and why. */
export async function keepRefusal(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  const refusal = { refusal_code: done.input?.refusalCode ?? null };
  await change(trx, documentId)
    .set({ ...ended("refused", done), ...refusal, ...answered(done) })
    .execute();
}

/** The subscriber accepts what it costs. */
export async function keepConsent(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  await change(trx, documentId)
    .set({ ...ended("accepted", done), consent: said(done.input?.text) })
    .execute();
}

/** The subscriber takes it back, or does not accept what it costs. */
export async function keepWithdrawal(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  await change(trx, documentId).set(ended("withdrawn", done)).execute();
}

/** Nobody has said yes in time. */
export async function lapseRequests(trx: Transaction<Database>, documentId: number, done: Done): Promise<void> {
  await change(trx, documentId).set(ended("lapsed", done)).execute();
}

/** Takes the contact persons out of what was wished of a document (T19). */
export async function eraseWishedContacts(trx: Transaction<Database>, documentId: number): Promise<void> {
  await sql`UPDATE document_requests SET changes = changes - ${[...personalFields]}::text[]
    WHERE document_id = ${documentId} AND changes ?| ${[...personalFields]}::text[]`.execute(trx);
}
