import { securityEvents, type SecurityEvent } from "@runko/domain/operations/security-events";
import type { Page } from "../../components/tables/pages.ts";
import { readPage, writePage } from "../page-url.ts";
import { searchConditions } from "../search-filter.ts";

/** What the address says of the security log. */
export type SecurityUrl = Page & { event: SecurityEvent | undefined; text: string };

export function readSecurityUrl(query: URLSearchParams): SecurityUrl {
  return {
    event: securityEvents.find((event) => event === query.get("event")),
    text: query.get("q") ?? "",
    ...readPage(query),
  };
}

export function writeSecurityUrl({ event, text, ...page }: SecurityUrl): URLSearchParams {
  const said: [string, string | undefined][] = [["event", event], ["q", text], ...writePage(page)];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export const securityConditions = ({ event, text }: SecurityUrl): object[] => [
  ...(event === undefined ? [] : [{ event }]),
  ...searchConditions(text, ["userName", "address"]),
];
