import type { components } from "./schema.generated.ts";

type State = { languages: readonly string[]; privacy: components["schemas"]["PrivacyFacts"] };

/** What the server tells everyone of itself. */
async function fetchState(): Promise<State> {
  const response = await fetch("/state.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`/state.json answered ${response.status}`);
  return (await response.json()) as State;
}

export const stateQuery = { queryKey: ["state"], queryFn: fetchState };
