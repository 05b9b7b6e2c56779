import { fileKindName, type FileKind } from "@runko/domain/imports/file-kinds";
import { texts } from "@runko/domain/texts/texts";

/** What the rows of such a file are, in words. */
export const kindName = (kind: FileKind): string =>
  fileKindName({ availability: texts.availability, documents: texts.documents, imports: texts.imports }, kind);
