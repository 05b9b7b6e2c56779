import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { stateQuery } from "../api/state.ts";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { TextSections } from "../components/layout/text-sections.tsx";

/** What is stored of people and for how long, as the settings of this portal have it. */
export function PrivacyStatement() {
  const { data, error, refetch } = useQuery(stateQuery);
  if (data) return <TextSections sections={texts.privacy.sections(data.privacy)} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={linesOfScreen} />;
}
