import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { answer } from "../../api/answer.ts";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { api } from "../../api/client.ts";
import type { BulkChange, DocumentRow, Scope } from "./entities.ts";

export type Changeable = Pick<DocumentRow, "id" | "version">;

/** What became of one document: done, or in Finnish why not; `lost` where no answer came. */
export type RowResult = { id: number; failure?: string; lost?: true };

/** So many rows go in one call, so that others are answered between, and how far it has come is seen. */
const rowsOfCall = 20;

type Answered = { results: { eventId: number; status: number; problem?: Record<string, unknown> }[] };

type Several = {
  documents: readonly Changeable[];
  send: (rows: readonly Changeable[]) => Promise<Answered>;
  onProgress?: ((ready: number) => void) | undefined;
};

function failureOf(status: number, body: unknown): string {
  const problem = new ApiProblem(status, body);
  const fields = problem.errors.map(({ message }) => message).join(" ");
  return fields === "" ? problemText(problem) : fields;
}

/** Sends them some at a time; what fails for one leaves the others as they are, and where nobody answers it ends. */
async function inTurn({ documents, send, onProgress }: Several): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (let start = 0; start < documents.length; start += rowsOfCall) {
    const rows = documents.slice(start, start + rowsOfCall);
    try {
      const answered = new Map((await send(rows)).results.map((result) => [result.eventId, result]));
      results.push(
        ...rows.map(({ id }) => {
          const { status, problem } = answered.get(id) ?? { status: 503, problem: {} };
          return problem === undefined ? { id } : { id, failure: failureOf(status, problem) };
        }),
      );
    } catch (error) {
      const failure = problemText(error);
      return [...results, ...documents.slice(start).map(({ id }): RowResult => ({ id, failure, lost: true }))];
    }
    onProgress?.(results.length);
  }
  return results;
}

type Bulk = Pick<Several, "documents" | "onProgress"> & {
  scope: Scope;
  /** The same for a repeat of the same, so that nothing is done twice (U13). */
  key: string;
};

export type SeveralChanges = { change: BulkChange; own?: ReadonlyMap<number, DocumentFields>; versioned: boolean };

/** The call that does the same to each document, with the fields that are its own, as its path and body. */
export function bulkCall(
  { organizationId, role }: Scope,
  documents: readonly Changeable[],
  { change, own, versioned }: SeveralChanges,
) {
  const rows = documents.map(({ id, version }) => {
    const document = own?.get(id);
    return { eventId: id, ...(versioned && { version }), ...(document && { document }) };
  });
  return { path: `organizations/${organizationId}/roles/${role}/bulk-actions`, body: { change, rows } };
}

/** Does the same to each document, with the fields that are its own. */
export async function changeSeveral({ scope, key, documents, onProgress, ...changes }: Bulk & SeveralChanges) {
  const { organizationId: id, role } = scope;
  const send = (rows: readonly Changeable[]) =>
    answer(
      api.POST("/organizations/{id}/roles/{role}/bulk-actions", {
        params: { path: { id, role }, header: { "idempotency-key": key } },
        body: bulkCall(scope, rows, changes).body,
      }),
    );
  return await inTurn({ documents, send, onProgress });
}

export type MessageOfSeveral = { subject: string; content: string };

/** Sends one text as a message of each document. */
export async function messageSeveral({
  scope,
  key,
  documents,
  onProgress,
  message,
}: Bulk & { message: MessageOfSeveral }) {
  const { organizationId: id, role } = scope;
  const send = (rows: readonly Changeable[]) =>
    answer(
      api.POST("/organizations/{id}/roles/{role}/bulk-messages", {
        params: { path: { id, role }, header: { "idempotency-key": key } },
        body: { message, rows: rows.map((row) => ({ eventId: row.id })) },
      }),
    );
  return await inTurn({ documents, send, onProgress });
}
