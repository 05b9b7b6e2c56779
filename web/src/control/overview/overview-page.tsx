import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { linesOfScreen, SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { DocumentsByDay } from "./documents-by-day.tsx";
import { EditLocks } from "./edit-locks.tsx";
import { Figures } from "./figures.tsx";
import { Jobs } from "./jobs.tsx";
import { Outbox } from "./outbox.tsx";
import { editLocksQuery, overviewQuery } from "./overview-queries.ts";
import { SecurityLog } from "./security-log.tsx";

const words = texts.controlOverview;

const Sections = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });
const When = styled("span")(({ theme }) => ({ fontSize: "0.8125rem", color: theme.colors.textSecondary }));

/** How the whole portal is doing, for the product admin. */
export function OverviewPage() {
  const { data, error, refetch } = useQuery(overviewQuery);
  usePrefetchQuery(editLocksQuery);
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        chips={<When>{data ? words.updated(texts.formats.instant(data.at)) : <Skeleton width={200} />}</When>}
      />
      <Sections>
        {data && <Figures overview={data} />}
        {!data &&
          (error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonBlock lines={linesOfScreen} />
          ))}
        {(data || error) && <EditLocks />}
        {data && (
          <>
            <DocumentsByDay byDay={data.documents.byDay} />
            <Jobs jobs={data.jobs} />
            <Outbox outbox={data.outbox} />
          </>
        )}
        {(data || error) && <SecurityLog />}
      </Sections>
    </PageBody>
  );
}
