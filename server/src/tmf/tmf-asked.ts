import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Json } from "./select-attributes.ts";
import type { TmfCaller } from "./tmf-caller.ts";

/** What a client asks to be made, or changed. */
export type TmfAsked = {
  caller: TmfCaller;
  body: Json;
  /** The version that the client has read, where it says so. */
  ifMatch: string | undefined;
  requestId: string;
  texts: Catalogue;
  /** Counts one change more against what the caller may cost. */
  countMore: () => void;
};
