import { texts } from "@runko/domain/texts/texts";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { BriefingForm } from "./briefing-form.tsx";
import { briefingQuery } from "./briefing-queries.ts";
import { BriefingState } from "./briefing-state.tsx";

const words = texts.newsletters.write;

/** A newsletter that is being changed. */
export function BriefingPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(briefingQuery(id));
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <PageBody>
      <PageHeader
        title={words.editTitle}
        back={{ to: briefingsPath, label: texts.shell.briefings }}
        chips={data && <BriefingState state={data.state} />}
      />
      {data && <BriefingForm key={data.id} briefing={data} />}
      {isGone && <EmptyState text={words.notFound} />}
      {!data &&
        !isGone &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={12} />)}
    </PageBody>
  );
}
