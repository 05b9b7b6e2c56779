import { invitationDays } from "@runko/domain/accounts/invitations";
import { resetLinkMinutes } from "@runko/domain/accounts/password-reset";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { answer } from "../api/answer.ts";
import { problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import type { components } from "../api/schema.generated.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

const words = texts.passwordReset;

type OpenedLink = components["schemas"]["MailedLink"];

function endOf({ state, invitedBy }: OpenedLink): string | undefined {
  if (state === "open") return undefined;
  if (state === "used") return words.used;
  return invitedBy
    ? words.invitationExpired(invitationDays, invitedBy.name, invitedBy.emailAddress)
    : words.expired(resetLinkMinutes);
}

type MailedLinkProps = { token: string; askPath: string; onDone: () => void };

/** What a mailed link leads to: the new password, or why there is none and whom to ask. */
export function MailedLink({ token, askPath, onDone }: MailedLinkProps) {
  const link = useQuery({
    queryKey: ["mailedLink", token],
    queryFn: () => answer(api.POST("/reset-password/open", { body: { token } })),
    retry: false,
    staleTime: Infinity,
  });
  if (link.isPending) return <SkeletonBlock lines={6} />;
  const ended = link.error ? problemText(link.error) : endOf(link.data);
  if (ended !== undefined)
    return (
      <>
        <Notice severity="error" live>
          {ended}
        </Notice>
        <Link to={askPath}>{words.askAgain}</Link>
      </>
    );
  const inviter = link.data?.invitedBy?.name;
  return (
    <>
      {inviter !== undefined && <p style={{ margin: 0 }}>{words.invitedBy(inviter)}</p>}
      <NewPasswordForm token={token} onEnded={() => void link.refetch()} onDone={onDone} />
    </>
  );
}
