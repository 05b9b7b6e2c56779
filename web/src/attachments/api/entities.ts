import type { PathRole } from "@runko/domain/organizations/roles";
import type { components } from "../../api/schema.generated.ts";

type Schemas = components["schemas"];

export type UploadedFile = Schemas["File"];
export type Attachment = Schemas["EventFile"];

/** The document whose attachments are shown, as far as they ask. */
export type AttachedDocument = Pick<Schemas["Document"], "id" | "files" | "mayAddFiles">;

/** Who uploads: for which organization and in which role. */
export type Uploader = { organizationId: string; role: PathRole };

/** The document that is meant. */
export type Place = Uploader & { eventId: number };
