import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { areaOfRole, paths } from "../../look/paths.ts";
import { useCounts, type Counts } from "../../shell/use-counts.ts";
import { useSession } from "../../session/session-context.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { DocumentLines, linesOfRow } from "./document-lines.tsx";
import { shownRows, waitingQuery, type Waiting } from "./waiting-query.ts";

const words = texts.front;

const sumOf = (counts: Counts, { types, states, urgent }: Waiting) =>
  types
    .flatMap((type) => (urgent ? [counts[type]?.urgent] : states.map((state) => counts[type]?.[state])))
    .reduce<number>((sum, count) => sum + (count ?? 0), 0);

type WaitingListProps = {
  scope: Scope;
  title: string;
  empty: string;
  waiting: Waiting;
  /** What is said of when a row is due. */
  dueText: (row: DocumentRow) => string;
};

/** A few documents that wait for an answer, and the way to all of them. */
export function WaitingList({ scope, title, empty, waiting, dueText }: WaitingListProps) {
  const { data, error, refetch } = useQuery(waitingQuery(scope, waiting));
  const counts = useCounts().data;
  const { organization } = useSession();
  const hasChildren = (organization.children?.length ?? 0) > 0;
  const area = areaOfRole[scope.role];
  const { states, types } = waiting;
  const [only] = types.length === 1 ? types : [];
  const expected = counts ? sumOf(counts, waiting) : shownRows;
  const [state] = states.length === 1 ? states : [];
  const told = (total: number) => {
    const own = counts && hasChildren ? Math.min(sumOf(counts, waiting), total) : total;
    return texts.documentList.withChildren(own, total - own);
  };
  const all = data && data.total > data.rows.length && (
    <Typography component="span" color="textSecondary">
      {words.inAll(told(data.total))}
    </Typography>
  );
  return (
    <Section
      title={title}
      actions={
        only && data && data.total > 0 ? (
          <Link
            component={RouterLink}
            to={paths.documents(area, { type: only, ...(state && { status: state }) })}
            sx={{ display: "inline-block", py: 0.5 }}
          >
            {words.all(told(data.total))}
          </Link>
        ) : (
          all
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={Math.min(shownRows, expected) * linesOfRow} />}
      {data?.rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {data && (
        <DocumentLines
          role={scope.role}
          rows={data.rows}
          {...{ withType: !only, withState: !state }}
          dueText={dueText}
        />
      )}
    </Section>
  );
}
