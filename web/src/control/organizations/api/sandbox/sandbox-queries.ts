import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { usualTokenDays } from "@runko/domain/api-clients/api-tokens";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../../api/answer.ts";
import { api } from "../../../../api/client.ts";
import type { components } from "../../../../api/schema.generated.ts";
import { controlKeys } from "../../../control-keys.ts";

type Answer = components["schemas"]["SandboxAnswer"];
export type Sandbox = NonNullable<Answer["sandbox"]>;
export type MadeToken = components["schemas"]["MadeApiToken"];

const emptyingMs = 3000;

const pathOf = (id: string) => ({ params: { path: { id } } });

/** The sandbox of an organization, or the one in which it is the twin; read anew while the robot empties it. */
export const sandboxQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("sandbox", id),
    queryFn: () => answer(api.GET("/organizations/{id}/sandbox", pathOf(id))),
    refetchInterval: ({ state }) => (state.data?.sandbox?.emptying ? emptyingMs : false),
  });

export const openSandbox = (id: string): Promise<Answer> => answer(api.POST("/organizations/{id}/sandbox", pathOf(id)));

export const emptySandbox = (id: string): Promise<Answer> =>
  answer(api.POST("/organizations/{id}/sandbox/empty", pathOf(id)));

export const sendDocument = (twinId: string, documentType: DocumentType): Promise<{ eventId: number }> =>
  answer(api.POST("/organizations/{id}/sandbox/documents", { ...pathOf(twinId), body: { documentType } }));

/** Makes a token of the twin's client, in the place of the one before it. */
export async function makeSandboxToken({ twin, clientId }: Sandbox): Promise<MadeToken> {
  const params = { path: { id: twin.id, clientId } };
  const body = { days: usualTokenDays, oldToken: "now" as const };
  return await answer(api.POST("/organizations/{id}/api-clients/{clientId}/tokens", { params, body }));
}
