import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import type { components } from "../api/schema.generated.ts";
import { queryKeys } from "../api/query-keys.ts";
import { showProblem } from "../components/feedback/tell-failure.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { FieldList } from "../components/layout/field-list.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { useSession } from "../session/session-context.ts";

const words = texts.joining;

type Invitation = components["schemas"]["OwnInvitation"];

const key = ["ownInvitations"];

function OwnInvitation({ invitation }: { invitation: Invitation }) {
  const { id, organizationName, roles, invitedBy, expiresAt } = invitation;
  const client = useQueryClient();
  const { run: reply, busy } = useAction({
    perform: (accept: boolean) => {
      const params = { path: { invitationId: id } };
      return answer(api.POST("/users/me/invitations/{invitationId}", { params, body: { accept } }));
    },
    done: (_reply, accept) => (accept ? words.accepted : words.declined)(organizationName),
    onDone: () => client.invalidateQueries({ queryKey: queryKeys.me }),
    onFailed: showProblem,
    stale: [key],
  });
  return (
    <Section title={organizationName}>
      <p style={{ marginTop: 0 }}>{words.invitedBy(invitedBy)}</p>
      <FieldList
        items={[
          { label: words.roles, value: roles.map((role) => texts.control.roles[role]).join(", ") },
          { label: texts.controlUsers.invitation.expiresAt, value: texts.formats.date(dateOfInstant(expiresAt)) },
        ]}
      />
      <div style={{ display: "flex", gap: 8, marginTop: 16 }}>
        <ActionButton
          variant="contained"
          busy={busy}
          aria-label={words.acceptWhich(organizationName)}
          onClick={() => void reply(true)}
        >
          {words.accept}
        </ActionButton>
        <Button disabled={busy} aria-label={words.declineWhich(organizationName)} onClick={() => void reply(false)}>
          {words.decline}
        </Button>
      </div>
    </Section>
  );
}

/** The organizations that the reader is invited to join: each is accepted or declined. */
export function OwnInvitationsPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => answer(api.GET("/users/me/invitations")) });
  return (
    <PageBody>
      <PageHeader title={words.pageTitle} />
      {data ? (
        <div style={{ display: "grid", gap: 12 }}>
          {data.length === 0 && <p>{words.pageNone(user.emailAddress)}</p>}
          {data.map((invitation) => (
            <OwnInvitation key={invitation.id} invitation={invitation} />
          ))}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={6} />
      )}
    </PageBody>
  );
}
