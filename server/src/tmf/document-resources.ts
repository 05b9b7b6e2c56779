import { productOrder } from "./product-order.ts";
import { qualification } from "./qualification.ts";
import { quote } from "./quote.ts";
import type { TmfResource } from "./tmf-resource.ts";
import { troubleTicket } from "./trouble-ticket.ts";

/** The resources of the façade that are documents of ours; each is a file of its own. */
export const documentResources: readonly TmfResource[] = [productOrder, qualification, quote, troubleTicket];
