import { securityEvents } from "@runko/domain/operations/security-events";
import { address, type UrlOf } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { searchConditions } from "../../api/search-conditions.ts";

/** What the address says of the security log. */
export const securityAddress = address({ event: oneOf("event", securityEvents), text: textOf("q"), ...boundedPages });
export type SecurityUrl = UrlOf<typeof securityAddress>;

export const securityConditions = ({ event, text }: SecurityUrl): object[] => [
  ...(event === undefined ? [] : [{ event }]),
  ...searchConditions(text, ["userName", "address"]),
];
