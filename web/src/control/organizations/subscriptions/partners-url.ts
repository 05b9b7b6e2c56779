import { address, type UrlOf } from "../../../addresses/address.ts";
import { pages } from "../../../addresses/list-parts.ts";
import { oneOf, textOf } from "../../../addresses/parts.ts";

export const subscriptionStates = ["waiting", "active"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What the address of a list of suppliers or subscribers says. */
export const partnersAddress = address({ text: textOf("q"), state: oneOf("state", subscriptionStates), ...pages });
export type PartnersUrl = UrlOf<typeof partnersAddress>;
