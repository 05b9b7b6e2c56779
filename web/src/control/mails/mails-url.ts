import { mailStates, type MailState } from "@runko/domain/operations/outbox-topics";
import type { Page } from "../../components/tables/pages.ts";
import { readPage, writePage } from "../page-url.ts";
import { searchConditions } from "../search-filter.ts";

/** What the address says of the mails. */
export type MailsUrl = Page & { state: MailState | undefined; text: string };

export function readMailsUrl(query: URLSearchParams): MailsUrl {
  return {
    state: mailStates.find((state) => state === query.get("state")),
    text: query.get("q") ?? "",
    ...readPage(query),
  };
}

export function writeMailsUrl({ state, text, ...page }: MailsUrl): URLSearchParams {
  const said: [string, string | undefined][] = [["state", state], ["q", text], ...writePage(page)];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export const mailConditions = ({ state, text }: MailsUrl): object[] => [
  ...(state === undefined ? [] : [{ state }]),
  ...searchConditions(text, ["to", "subject"]),
];
