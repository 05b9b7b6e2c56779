import LockOutlined from "@mui/icons-material/LockOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { problemText } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { releaseLock } from "../api/edit-lock-calls.ts";
import type { LockHolder, Scope } from "../api/entities.ts";

const words = texts.documentPage.lock;

const Line = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  "& > svg": { fontSize: 18 },
}));

type LockLineProps = {
  scope: Scope;
  eventId: number;
  lock: LockHolder;
  userId: string;
  /** Goes on with the editing that another tab began; undefined when there is nothing to go on with. */
  onResume: (() => void) | undefined;
};

/** Who holds the edit lock, since when and until when; the own one can be taken up here or let go (U12). */
export function LockLine({ scope, eventId, lock, userId, onResume }: LockLineProps) {
  const [since, until] = [texts.formats.time(lock.since), texts.formats.time(lock.until)];
  const { run: release, busy } = useAction({
    perform: () => releaseLock(scope, eventId),
    onDone: () => showSnackbar(words.released),
    onFailed: (failure) => showSnackbar(`${words.releaseFailed}. ${problemText(failure)}`, { severity: "error" }),
    stale: [queryKeys.document(scope.organizationId, scope.role, eventId)],
    untilFresh: true,
  });
  if (lock.byId !== userId)
    return (
      <Line role="status">
        <LockOutlined aria-hidden />
        {words.other(lock.byName, since, until)}
      </Line>
    );
  return (
    <Line role="status">
      <LockOutlined aria-hidden />
      {words.ownElsewhere(since, until)}
      {onResume && (
        <Button size="small" onClick={onResume}>
          {words.resume}
        </Button>
      )}
      <ActionButton size="small" busy={busy} onClick={() => void release()}>
        {words.release}
      </ActionButton>
    </Line>
  );
}
