import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { faqQuery } from "../../api/faq-query.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { controlPaths } from "../control-paths.ts";
import { FaqForm } from "./faq-form.tsx";
import { questionQuery } from "./faq-calls.ts";

const words = texts.controlFaq;
const back = { to: controlPaths.faq(), label: words.title };

/** A question that is being added. */
export function NewFaqQuestionPage() {
  const { data, error, refetch } = useQuery(faqQuery);
  return (
    <PageBody>
      <PageHeader title={words.newTitle} back={back} />
      {data && <FaqForm question={undefined} all={data} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />)}
    </PageBody>
  );
}

/** A question that is being changed. */
export function FaqQuestionPage() {
  const { id = "" } = useParams();
  const all = useQuery(faqQuery);
  const { data, error, refetch } = useQuery(questionQuery(id));
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <PageBody>
      <PageHeader title={words.editTitle} back={back} />
      {data && all.data && <FaqForm key={data.id} question={data} all={all.data} />}
      {isGone && <EmptyState text={words.notFound} />}
      {!(data && all.data) &&
        !isGone &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={10} />)}
    </PageBody>
  );
}
