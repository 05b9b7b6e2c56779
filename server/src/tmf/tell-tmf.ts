import { echoSent } from "./echo-sent.ts";
import type { Json } from "./select-attributes.ts";
import type { ReadDocument, Showing, TmfResource } from "./tmf-resource.ts";

/** What the façade tells of a document: the portal's over the client's. */
export const tellTmf = (resource: TmfResource, read: ReadDocument, showing: Showing): Json =>
  echoSent(read.sent ?? {}, resource.show(read, showing), resource.owned);
