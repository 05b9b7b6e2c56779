import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { ActionInput } from "../documents/action-request.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { performWithin } from "../documents/perform-action.ts";
import type { Database } from "../platform/database/schema.ts";

type Asked = {
  scope: DocumentScope;
  eventId: number;
  type: DocumentType;
  /** The version that the client has read, where it says so. */
  ifMatch: string | undefined;
  requestId: string;
};

/**
 * Carries out the steps of one change in the caller's transaction, each with its own log and notice: all of them or none.
 * The document is reserved for each that asks for it and nobody else has it; a version counts for the first alone.
 */
export async function performSteps(
  trx: Transaction<Database>,
  context: Pick<AppContext, "clock" | "config">,
  { scope, eventId, type, ifMatch, requestId }: Asked,
  steps: readonly ActionInput[],
): Promise<void> {
  for (const [index, input] of steps.entries())
    await performWithin(trx, context, {
      scope,
      eventId,
      type,
      input,
      ifMatch: index === 0 && ifMatch !== undefined ? ifMatch : "*",
      requestId,
      takesLock: true,
    });
}
