import { recipientStates, type RecipientState } from "@runko/domain/mass-mails/mass-mail";
import type { Page } from "../../components/tables/pages.ts";
import { readPage, writePage } from "../page-url.ts";
import { searchConditions } from "../search-filter.ts";

/** What the address of mass e-mails says, of the list as of the recipients of one. */
export type EmailsUrl = Page & { text: string; state: RecipientState | undefined };

export const readEmailsUrl = (query: URLSearchParams): EmailsUrl => ({
  text: query.get("q") ?? "",
  state: recipientStates.find((state) => state === query.get("state")),
  ...readPage(query),
});

/** The query of the address; what is as usual is left out of it. */
export function writeEmailsUrl({ text, state, ...page }: EmailsUrl): URLSearchParams {
  const said: [string, string | undefined][] = [["q", text], ["state", state], ...writePage(page)];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export const emailConditions = ({ text }: EmailsUrl): object[] => searchConditions(text, ["subject"]);

export const recipientConditions = ({ text, state }: EmailsUrl): object[] => [
  ...(state === undefined ? [] : [{ state }]),
  ...searchConditions(text, ["name", "emailAddress"]),
];
