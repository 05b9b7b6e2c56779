import { queryOptions } from "@tanstack/react-query";
import { answerWithTag } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

type EscalationContacts = components["schemas"]["EscalationContacts"];

/** With the version that was read. */
export type KeptContacts = EscalationContacts & { tag: string };

async function tagged(call: Parameters<typeof answerWithTag<EscalationContacts>>[0]): Promise<KeptContacts> {
  const { data, etag = "" } = await answerWithTag(call);
  return { ...data, tag: etag };
}

const path = "/organizations/{id}/escalation-contacts";

export const escalationQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("escalation", id),
    queryFn: ({ signal }) => tagged(api.GET(path, { params: { path: { id } }, signal })),
  });

/** Saves a change of the version that was read; a change of another since then is refused. */
export async function changeEscalation(
  id: string,
  { tag }: KeptContacts,
  body: EscalationContacts,
): Promise<KeptContacts> {
  const params = { path: { id }, header: { "if-match": tag } };
  return await tagged(api.PATCH(path, { params, body }));
}
