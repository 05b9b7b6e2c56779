import { address } from "../addresses/address.ts";
import { idOf } from "../addresses/parts.ts";
import { end } from "./report-url.ts";

/** What the address of the shared figures says: with whom, and of which time. */
export const trafficAddress = address({ counterparty: idOf("counterparty"), from: end("from"), to: end("to") });
