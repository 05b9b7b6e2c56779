import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { flag, textOf } from "../../addresses/parts.ts";
import { searchConditions } from "../../api/search-conditions.ts";

/** What the address says of the page of messages. */
export const inboxAddress = address({ unread: flag("unread"), text: textOf("q"), ...boundedPages });
export type InboxUrl = UrlOf<typeof inboxAddress>;

/** What of an address narrows the messages. */
export const inboxConditions = ({ unread, text }: Pick<InboxUrl, "unread" | "text">): object[] => [
  ...(unread ? [{ unread }] : []),
  ...searchConditions(text, ["subject", "content"]),
];
