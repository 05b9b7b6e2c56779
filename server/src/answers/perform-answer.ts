import type { AnswerRequest } from "@runko/domain/answers/read-answer";
import { isTakenFirst } from "@runko/domain/answers/possible-answers";
import type { Transaction } from "kysely";
import type { ActingContext } from "../documents/action-request.ts";
import { documentLimits } from "../documents/document-limits.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { performWithin, type Performed } from "../documents/perform-action.ts";
import { readForAction } from "../documents/read-for-action.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

type Answered = { scope: DocumentScope; asked: AnswerRequest; requestId: string };

/** What has changed since the file was made tells as which version it stands now, at the column of the version. */
function staleAt(error: unknown): unknown {
  if (!(error instanceof Problem) || error.code !== "STALE_VERSION") return error;
  const version = Number(error.extras.members?.["version"]);
  return new Problem("VALIDATION_FAILED", { issues: [{ path: "version", code: "ANSWER_STALE", params: { version } }] });
}

/**
 * Does what a row of a file asks, by the table of actions and its guards: what is open is first taken into processing, what
 * is to be reserved is so for this alone. Source: beyond E4
 */
export async function performAnswer(
  trx: Transaction<Database>,
  context: ActingContext,
  { scope, asked, requestId }: Answered,
): Promise<Performed> {
  const { eventId, version, action, ...input } = asked;
  const at = { eventId, hold: true, now: context.clock.now(), limits: documentLimits(context.config) };
  const { document } = await readForAction(trx, scope, at);
  const stands = { type: document.document_type, state: document.event_state };
  const perform = async (what: Parameters<typeof performWithin>[2]["input"], of: number) =>
    await performWithin(trx, context, {
      scope,
      eventId,
      input: what,
      ifMatch: `"${of}"`,
      requestId,
      takesLock: true,
    });
  try {
    const taken = isTakenFirst(action, stands) ? await perform({ action: "startProcessing" }, version) : undefined;
    return await perform({ action, ...input }, taken?.version ?? version);
  } catch (error) {
    throw staleAt(error);
  }
}
