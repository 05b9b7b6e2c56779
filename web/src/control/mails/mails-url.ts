import { mailStates } from "@runko/domain/operations/outbox-topics";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { searchConditions } from "../../api/search-conditions.ts";

/** What the address says of the mails. */
export const mailsAddress = address({ state: oneOf("state", mailStates), text: textOf("q"), ...boundedPages });
export type MailsUrl = UrlOf<typeof mailsAddress>;

export const mailConditions = ({ state, text }: MailsUrl): object[] => [
  ...(state === undefined ? [] : [{ state }]),
  ...searchConditions(text, ["to", "subject"]),
];
