import { fileMaxMegabytes, filesPerDocument } from "@runko/domain/attachments/file-limits";
import type { IssueCode } from "@runko/domain/values/issue";
import { textSchema } from "@runko/domain/values/text-schema";
import { z } from "zod";
import { described, schemaOf, shown, shownInstant } from "../platform/entity/fields.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

/** A file `f`. */
export const fileFields = {
  id: shown("f.id"),
  name: shown("f.name"),
  description: shown("f.description"),
  contentType: described(shown("f.content_type"), "Told by the content."),
  size: described(shown("f.size", z.int()), "Bytes."),
  modifiedAt: shownInstant("f.modified_at"),
};
const ofFile = schemaOf(fileFields);

/** A file by itself: uploaded, or in a list. */
export const fileSchema = ofFile.meta({ id: "File" });
export type FileInfo = z.output<typeof fileSchema>;

/** An attachment as its document shows it. */
export const eventFileSchema = ofFile
  .extend({
    organizationId: z.string().meta({ description: "Who added it." }),
    organizationName: z.string(),
    mayDelete: z.boolean().meta({ description: "Whether the caller may delete it now." }),
  })
  .meta({ id: "EventFile" });
export type EventFile = z.output<typeof eventFileSchema>;

/** An attachment as the database tells it. */
export type AttachedFile = Omit<EventFile, "mayDelete">;

const description = textSchema();

/** The part `metadata` of an upload. */
export const uploadMetadataSchema = z.strictObject({
  name: z.string().optional().meta({ description: "Instead of the name that the file part carries." }),
  description: description.optional(),
});
export type UploadMetadata = z.output<typeof uploadMetadataSchema>;

export const uploadBodySchema = z.object({
  metadata: uploadMetadataSchema.optional(),
  file: z.string().meta({ format: "binary", description: `At most ${fileMaxMegabytes} MB.` }),
});

export const fileIdsSchema = z.array(idSchema).max(filesPerDocument);

/** Several uploads, or one with its description. */
export const addFilesBodySchema = z
  .strictObject({
    fileIds: fileIdsSchema.min(1).optional(),
    fileId: idSchema.optional(),
    description: description.optional().meta({ description: "Of the one file; instead of that given at the upload." }),
  })
  .refine(({ fileIds, fileId }) => fileIds !== undefined || fileId !== undefined, {
    path: ["fileIds"],
    error: "REQUIRED" satisfies IssueCode,
  })
  .refine(({ fileIds, fileId, description: given }) => fileIds === undefined || (fileId ?? given) === undefined, {
    path: ["fileIds"],
    error: "INVALID_VALUE" satisfies IssueCode,
  });
