import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import { useQuery } from "@tanstack/react-query";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { RowList } from "../../components/layout/row-list.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { showControlProblem } from "../control-problem.ts";
import { joiningsQuery, withdrawJoining } from "./joining-queries.ts";

const words = texts.joining;

type WithdrawButtonProps = { organizationId: string; id: string; emailAddress: string };

function WithdrawButton({ organizationId, id, emailAddress }: WithdrawButtonProps) {
  const { run, busy } = useAction({
    perform: () => withdrawJoining(organizationId, id),
    done: () => words.withdrawn(emailAddress),
    onFailed: showControlProblem,
    stale: [joiningsQuery(organizationId).queryKey],
    untilFresh: true,
  });
  return (
    <ActionButton size="small" busy={busy} aria-label={words.withdrawWhich(emailAddress)} onClick={() => void run()}>
      {words.withdraw}
    </ActionButton>
  );
}

/** Who was invited to join an organization, and what became of it. */
export function Joinings({ organizationId }: { organizationId: string }) {
  const list = useQuery(joiningsQuery(organizationId));
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonBlock lines={3} />;
  if (list.data.length === 0) return <p style={{ margin: 0 }}>{words.none}</p>;
  return (
    <RowList aria-label={words.list}>
      {list.data.map(({ id, emailAddress, roles, invitedBy, invitedAt, expiresAt, state }) => (
        <li key={id}>
          <span>
            {emailAddress}
            <small>{roles.map((role) => texts.control.roles[role]).join(", ")}</small>
            <small>{words.told(invitedBy, texts.formats.instant(invitedAt))}</small>
          </span>
          <span>
            {words.states[state]}
            {state === "open" && <small>{words.until(texts.formats.date(dateOfInstant(expiresAt)))}</small>}
          </span>
          {state === "open" && <WithdrawButton organizationId={organizationId} id={id} emailAddress={emailAddress} />}
        </li>
      ))}
    </RowList>
  );
}
