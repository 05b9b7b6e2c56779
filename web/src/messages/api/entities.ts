import type { components } from "../../api/schema.generated.ts";

type Schemas = components["schemas"];

export type Message = Schemas["InternalMessage"];

/** The document whose messages are shown, as far as they ask. */
export type MessagedDocument = Pick<
  Schemas["Document"],
  "id" | "documentType" | "subscriberId" | "supplierId" | "subscriber" | "supplier" | "archived"
>;

export type { MessagePlace as Place } from "../../api/send-message.ts";
