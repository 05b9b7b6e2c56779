import { documentActions } from "@runko/domain/documents/document-actions";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { ActionInput } from "./action-request.ts";
import { answerDocument } from "./answer-document.ts";
import { documentLimits } from "./document-limits.ts";
import { getDocument } from "./get-document.ts";
import { performAction } from "./perform-action.ts";
import type { ProductStep } from "./product-step.ts";
import { unloadedScopeOf } from "./route-scope.ts";

/** What performing reads of a request, whatever the schemas of its route. */
export type PerformedRequest = Pick<
  FastifyRequest,
  "session" | "texts" | "validationError" | "headers" | "id" | "params" | "body"
>;

type Asked = {
  eventId: number;
  type?: DocumentType;
  input: ActionInput | undefined;
  productStep?: ProductStep;
};

/** What is asked for in a body that is malformed elsewhere. */
function readableAction(body: unknown): ActionInput | undefined {
  const asked = typeof body === "object" && body !== null && "action" in body ? body.action : undefined;
  const action = documentActions.find((known) => known === asked);
  return action && { action };
}

/**
 * Performs an action and answers the document as it then stands. The body's form is checked after the document was
 * found and the actor's part in it judged, so that 404 and 403 come before 400 (D-10).
 */
export async function performRequest(
  context: AppContext,
  request: PerformedRequest,
  reply: FastifyReply,
  asked: Asked,
): Promise<FastifyReply> {
  const malformed = request.validationError;
  if (malformed?.validationContext === "params") throw malformed;
  const { eventId, type, input, productStep } = asked;
  const params = request.params as { id: string; role: PathRole };
  const scope = unloadedScopeOf({ session: request.session, params });
  await performAction(context, {
    scope,
    eventId,
    type,
    input: malformed ? readableAction(request.body) : input,
    malformed: malformed ?? undefined,
    productStep,
    ifMatch: request.headers["if-match"],
    requestId: request.id,
  });
  const now = context.clock.now();
  return answerDocument(
    reply,
    await getDocument(context.db, scope, eventId, {
      now,
      limits: documentLimits(context.config),
      texts: request.texts,
    }),
  );
}
