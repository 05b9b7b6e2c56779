import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { answer, answerList } from "../api/answer.ts";
import { fetchAll, pageParams } from "../api/fetch-all.ts";
import { problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import type { components } from "../api/schema.generated.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { Notice, ProblemNotice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
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

/** Where the user is logged in, with the way to end every login but this one. */
export function OwnSessions() {
  const titleId = useId();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const [told, setTold] = useState<string>();
  const { run, underWay, failure } = useAction({
    perform: (ended: OwnSession | "others"): Promise<unknown> => {
      setTold(undefined);
      if (ended === "others") return answer(api.DELETE("/users/me/sessions"));
      return answer(api.DELETE("/users/me/sessions/{sessionId}", { params: { path: { sessionId: ended.id } } }));
    },
    onDone: (_answer, ended) => setTold(ended === "others" ? words.othersEnded : words.ended(deviceOf(ended))),
    stale: [ownSessionsQuery.queryKey],
    untilFresh: true,
    parallel: true,
  });

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
                  {words.address(session.address)}, {words.started(formatInstant(session.startedAt))}
                </span>
              </div>
              {session.current ? (
                <strong>{words.thisOne}</strong>
              ) : (
                <>
                  <span>{words.used(formatInstant(session.lastUsedAt))}</span>
                  <ActionButton
                    size="small"
                    aria-label={words.signOutWhich(deviceOf(session), formatInstant(session.lastUsedAt))}
                    busy={underWay === session}
                    onClick={() => void run(session)}
                  >
                    {words.signOut}
                  </ActionButton>
                </>
              )}
            </li>
          ))}
        </List>
      )}
      {sessions && sessions.length > 1 && (
        <ActionButton size="small" variant="outlined" busy={underWay === "others"} onClick={() => void run("others")}>
          {words.signOutOthers}
        </ActionButton>
      )}
      {told !== undefined && (
        <Notice severity="success" live>
          {told}
        </Notice>
      )}
      <ProblemNotice problem={failure ? problemText(failure) : undefined} />
    </Part>
  );
}
