import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { QueueName, WorkQueue } from "@runko/domain/documents/work-queues";
import { searchLimits } from "@runko/domain/search/search-limits";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useCounts, type Counts } from "../../shell/use-counts.ts";
import { useSession } from "../../session/session-context.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { DocumentLines, linesOfRow } from "./document-lines.tsx";
import { queueQuery, shownRows } from "./queue-query.ts";

const words = texts.front;

const sumOf = (counts: Counts, { types, states }: WorkQueue) =>
  types
    .flatMap((type) => states.map((state) => counts[type]?.[state]))
    .reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** Of whole states the counters know how many there are; what has conditions of its own is counted up to a limit. */
const told = (total: number, { where }: WorkQueue) =>
  where !== undefined && total > searchLimits.results ? words.moreThan(searchLimits.results) : String(total);

type WaitingListProps = {
  scope: Scope;
  name: QueueName;
  queue: WorkQueue;
  title: string;
  empty: string;
  /** What is said of when a row is due. */
  dueText: (row: DocumentRow) => string;
};

/** A few documents that wait for an answer, and the way to all of them. */
export function WaitingList({ scope, name, queue, title, empty, dueText }: WaitingListProps) {
  const { data, error, refetch } = useQuery(queueQuery(scope, name));
  const counts = useCounts().data;
  const { organization } = useSession();
  const hasChildren = (organization.children?.length ?? 0) > 0;
  const area = areaOfRole[scope.role];
  const { states, types, where } = queue;
  const [only] = types.length === 1 ? types : [];
  const expected = counts ? sumOf(counts, queue) : shownRows;
  const [state] = states.length === 1 ? states : [];
  const all = data && data.total > data.rows.length && (
    <Typography component="span" color="textSecondary">
      {words.inAll(told(data.total, queue))}
    </Typography>
  );
  return (
    <Section
      title={title}
      actions={
        only && !where && data && data.total > 0 ? (
          <Link
            component={RouterLink}
            to={routes.documents(area, {
              type: only,
              ...(state && { status: state }),
              ...(hasChildren && { own: "1" }),
            })}
            sx={{ display: "inline-block", py: 0.5 }}
          >
            {words.all(told(data.total, queue))}
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
