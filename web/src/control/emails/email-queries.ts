import type { RecipientCriteria } from "@runko/domain/mass-mails/mass-mail";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { listQuery, type RowOf } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";
import { controlKeys } from "../control-keys.ts";
import { emailConditions, recipientConditions, type EmailsUrl } from "./emails-url.ts";

export type MassMail = components["schemas"]["MassMail"];
export type ListedMassMail = RowOf<"/emails">;
export type MassMailRecipient = RowOf<"/emails/{massMailId}/recipients">;
export type Message = { subject: string; text: string };

const soon = 1000;

/** How many messages are still to be sent. */
export const waitingOf = ({ recipients, sent, failed, stopped }: ListedMassMail): number =>
  recipients - sent - failed - stopped;

const filterOf = (and: readonly object[], url: EmailsUrl) => {
  const { page, pageSize: limit } = url;
  return { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
};

/** The mass e-mails, the newest first; asked again while one of them is under way. */
export function massMailsQuery(url: EmailsUrl) {
  const filter = filterOf(emailConditions(url), url);
  return queryOptions({
    ...listQuery(controlKeys.emails("list"), "/emails", { filter }),
    refetchInterval: ({ state }) => (state.data?.rows.some((one) => waitingOf(one) > 0) ? 3 * soon : false),
  });
}

/** One of them, asked again each second while messages of it wait. */
export const massMailQuery = (massMailId: string) =>
  queryOptions({
    queryKey: controlKeys.emails("one", massMailId),
    queryFn: ({ signal }) => answer(api.GET("/emails/{massMailId}", { params: { path: { massMailId } }, signal })),
    refetchInterval: ({ state }) => (state.data && waitingOf(state.data) > 0 ? soon : false),
  });

/** A page of its recipients; asked again each time its progress is another. */
export function recipientsQuery(massMailId: string, url: EmailsUrl, progress: string) {
  const filter = filterOf(recipientConditions(url), url);
  return listQuery(controlKeys.emails("recipients", progress), "/emails/{massMailId}/recipients", {
    path: { massMailId },
    filter,
  });
}

/** How many the criteria find, and the first of them. */
export const recipientPreviewQuery = (criteria: RecipientCriteria) =>
  queryOptions({
    queryKey: controlKeys.emails("preview", criteria),
    queryFn: ({ signal }) => answer(api.POST("/emails/preview", { body: criteria, signal })),
    placeholderData: keepPreviousData,
  });

const one = (massMailId: string) => ({ params: { path: { massMailId } } });

/** Ends a mass e-mail half-way. */
export const stopMassMail = (id: string): Promise<MassMail> => answer(api.POST("/emails/{massMailId}/stop", one(id)));

/** Tries again what was given up. */
export const retryMassMail = (id: string): Promise<MassMail> => answer(api.POST("/emails/{massMailId}/retry", one(id)));

export async function sendTestMail(body: Message): Promise<void> {
  await answer(api.POST("/emails/test", { body }));
}

/** Sends the message to so many; a repeat with the same key sends nothing more. */
export async function sendMassMail(
  { subject, text }: Message,
  { criteria, recipients, key }: { criteria: RecipientCriteria; recipients: number; key: string },
): Promise<MassMail> {
  const params = { header: { "idempotency-key": key } };
  const call = api.POST("/emails", { params, body: { subject, text, criteria, recipients } });
  return await answer(call);
}
