import type { PathRole } from "@runko/domain/organizations/roles";
import type { components } from "../../api/schema.generated.ts";

type Schemas = components["schemas"];

export type Message = Schemas["InternalMessage"];

/** The document whose messages are shown, as far as they ask. */
export type MessagedDocument = Pick<
  Schemas["Document"],
  "id" | "documentType" | "subscriberId" | "supplierId" | "subscriber" | "supplier" | "archived"
>;

/** Whose messages of which document, and in which role. */
export type Place = { organizationId: string; role: PathRole; eventId: number };
