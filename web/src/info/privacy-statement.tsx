import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import type { components } from "../api/schema.generated.ts";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { linesOfScreen, SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { TextSections } from "../components/layout/text-sections.tsx";

type State = { privacy: components["schemas"]["PrivacyFacts"] };

async function fetchPrivacyFacts(): Promise<State["privacy"]> {
  const response = await fetch("/state.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`/state.json answered ${response.status}`);
  const { privacy } = (await response.json()) as State;
  return privacy;
}

/** What is stored of people and for how long, as the settings of this portal have it. */
export function PrivacyStatement() {
  const { data, error, refetch } = useQuery({ queryKey: ["privacy-facts"], queryFn: fetchPrivacyFacts });
  if (data) return <TextSections sections={texts.privacy.sections(data)} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={linesOfScreen} />;
}
