import { fieldNames, type FieldName } from "@runko/domain/documents/document-fields";
import { sameValue } from "../../components/forms/same-value.ts";
import type { WholeDocument } from "../api/entities.ts";

type Version = Pick<WholeDocument, "document" | "eventState" | "eventProducts" | "version">;

export type Difference = { field: FieldName; from: unknown; to: unknown };

/** The fields that differ between two versions of a document, in the order of the form. */
export function fieldDifferences(before: Version, after: Version): Difference[] {
  return fieldNames.flatMap((field) => {
    const [from, to] = [before.document[field], after.document[field]];
    return sameValue(from, to) ? [] : [{ field, from, to }];
  });
}

export const productsDiffer = (before: Version, after: Version): boolean =>
  !sameValue(before.eventProducts, after.eventProducts);
