import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { answer, answerList } from "../api/answer.ts";
import { fetchAll, pageParams } from "../api/fetch-all.ts";
import { problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import type { components } from "../api/schema.generated.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import type { Severity } from "../components/feedback/snackbar.ts";
import { useAction } from "../components/submit/use-action.ts";

type OwnSession = components["schemas"]["LoginSession"];

const words = texts.ownSessions;

const ownSessionsQuery = queryOptions({
  queryKey: ["me", "sessions"],
  queryFn: ({ signal }) =>
    fetchAll(async (part) =>
      answerList(api.GET("/users/me/sessions", { params: { query: pageParams(part) }, signal })),
    ),
  refetchOnMount: "always",
});

const Part = styled("section")(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  paddingTop: 12,
  "& h3": { margin: "0 0 4px", fontSize: "1rem" },
  "& p": { margin: 0, fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));
const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: "8px 0",
  padding: 0,
  "& li": { display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center", padding: "6px 0" },
  "& li > div": { flex: "1 1 220px", minWidth: 0 },
  "& span": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

const deviceOf = ({ browser, system }: OwnSession) => words.device(browser, system);

const endOne = (sessionId: string) =>
  answer(api.DELETE("/users/me/sessions/{sessionId}", { params: { path: { sessionId } } }));
const endOthers = () => answer(api.DELETE("/users/me/sessions"));

type Told = { severity: Severity; text: string };

type EndButtonProps = {
  label: string;
  name?: string;
  end: () => Promise<unknown>;
  done: string;
  onTold: (told: Told | undefined) => void;
  outlined?: boolean;
};

function EndButton({ label, name, end, done, onTold, outlined = false }: EndButtonProps) {
  const { run, busy } = useAction({
    perform: () => {
      onTold(undefined);
      return end();
    },
    onDone: () => onTold({ severity: "success", text: done }),
    onFailed: (failure) => onTold({ severity: "error", text: problemText(failure) }),
    stale: [ownSessionsQuery.queryKey],
    untilFresh: true,
  });
  return (
    <ActionButton
      size="small"
      variant={outlined ? "outlined" : "text"}
      aria-label={name}
      busy={busy}
      onClick={() => void run()}
    >
      {label}
    </ActionButton>
  );
}

/** Where the user is logged in, with the way to end every login but this one. */
export function OwnSessions() {
  const titleId = useId();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const [told, setTold] = useState<Told>();

  return (
    <Part aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      <p>{words.help}</p>
      {!sessions && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={2} />)}
      {sessions && (
        <List>
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                {deviceOf(session)}
                <span>
                  {words.address(session.address)}, {words.started(texts.formats.instant(session.startedAt))}
                </span>
              </div>
              {session.current ? (
                <strong>{words.thisOne}</strong>
              ) : (
                <>
                  <span>{words.used(texts.formats.instant(session.lastUsedAt))}</span>
                  <EndButton
                    label={words.signOut}
                    name={words.signOutWhich(deviceOf(session), texts.formats.instant(session.lastUsedAt))}
                    end={() => endOne(session.id)}
                    done={words.ended(deviceOf(session))}
                    onTold={setTold}
                  />
                </>
              )}
            </li>
          ))}
        </List>
      )}
      {sessions && sessions.length > 1 && (
        <EndButton label={words.signOutOthers} end={endOthers} done={words.othersEnded} onTold={setTold} outlined />
      )}
      {told && (
        <Notice severity={told.severity} live>
          {told.text}
        </Notice>
      )}
    </Part>
  );
}
