import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { sourceModes, type SourceMode } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { sourceAction } from "@runko/domain/documents/source-action";

/** What an action makes of a document of this type: the type of the new one and how it begins (T14-T17). */
export function madeFrom(
  action: DocumentAction,
  sourceType: DocumentType,
): { type: DocumentType; mode: SourceMode } | undefined {
  for (const mode of sourceModes)
    for (const type of documentTypes) if (sourceAction(mode, sourceType, type) === action) return { type, mode };
  return undefined;
}
