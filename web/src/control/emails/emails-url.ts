import { recipientStates } from "@runko/domain/mass-mails/mass-mail";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { searchConditions } from "../../api/search-conditions.ts";

/** What the address of mass e-mails says, of the list as of the recipients of one. */
export const emailsAddress = address({ text: textOf("q"), state: oneOf("state", recipientStates), ...boundedPages });
export type EmailsUrl = UrlOf<typeof emailsAddress>;

export const emailConditions = ({ text }: EmailsUrl): object[] => searchConditions(text, ["subject"]);

export const recipientConditions = ({ text, state }: EmailsUrl): object[] => [
  ...(state === undefined ? [] : [{ state }]),
  ...searchConditions(text, ["name", "emailAddress"]),
];
