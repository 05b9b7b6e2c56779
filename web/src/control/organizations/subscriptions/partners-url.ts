import type { Page } from "../../../components/tables/pages.ts";
import { readPage, writePage } from "../../page-url.ts";

export const subscriptionStates = ["waiting", "active"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What the address of a list of suppliers or subscribers says. */
export type PartnersUrl = Page & { text: string; state: SubscriptionState | undefined };

export const readPartnersUrl = (query: URLSearchParams): PartnersUrl => ({
  ...readPage(query),
  text: query.get("q") ?? "",
  state: subscriptionStates.find((state) => state === query.get("state")),
});

/** The query of the list; what is as usual is left out of it. */
export function writePartnersUrl({ text, state, ...page }: PartnersUrl): URLSearchParams {
  const said = [["q", text === "" ? undefined : text], ["state", state], ...writePage(page)] as const;
  return new URLSearchParams(said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
