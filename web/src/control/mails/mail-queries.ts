import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { listQuery, type RowOf } from "../../api/rows.ts";
import { controlKeys } from "../control-keys.ts";
import { mailConditions, type MailsUrl } from "./mails-url.ts";

export type MailEntry = RowOf<"/admin/mails">;

const often = 15_000;

/** A page of the outbox, the newest first. */
export function mailsQuery(url: MailsUrl) {
  const and = mailConditions(url);
  const { page, pageSize: limit } = url;
  const filter = { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
  return queryOptions({
    ...listQuery(controlKeys.mails("list"), "/admin/mails", { filter }),
    refetchInterval: often,
  });
}

export const mailTextQuery = (mailId: string) =>
  queryOptions({
    queryKey: controlKeys.mails("text", mailId),
    queryFn: ({ signal }) => answer(api.GET("/admin/mails/{mailId}", { params: { path: { mailId } }, signal })),
    // Each reading of a link that opens an account is logged: once for each opening of the dialog.
    staleTime: Infinity,
    gcTime: 0,
  });

export async function resendMail(mailId: string): Promise<void> {
  await answer(api.POST("/admin/mails/{mailId}/resend", { params: { path: { mailId } } }));
}
