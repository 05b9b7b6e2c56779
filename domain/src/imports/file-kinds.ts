import { askedRowColumns, availabilityKind } from "./asked-row.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { importedTypes, type ImportedType } from "./document-columns.ts";
import { connectionKind, importedConnectionColumns } from "./imported-connection.ts";
import type { ImportColumn } from "./map-columns.ts";

/** What rows of a subscriber's files become; those of `Availability` become nothing by themselves. */
export const fileKinds = [...importedTypes, connectionKind, availabilityKind] as const;
export type FileKind = (typeof fileKinds)[number];

type OwnKind = typeof connectionKind | typeof availabilityKind;
type NameWords = Pick<Catalogue, "availability" | "documents" | "imports">;
type Words = Pick<Catalogue, "availability" | "connections" | "documentForm" | "documents" | "imports">;

const ofKind: Record<
  OwnKind,
  { type: ImportedType; name: (texts: NameWords) => string; columns: (texts: Words) => ImportColumn[] }
> = {
  [connectionKind]: {
    type: "Order",
    name: ({ imports }) => imports.connections.kind,
    columns: importedConnectionColumns,
  },
  [availabilityKind]: {
    type: "AvailabilityRequest",
    name: ({ availability }) => availability.batch.kind,
    columns: askedRowColumns,
  },
};

const isOwn = (kind: FileKind): kind is OwnKind => Object.hasOwn(ofKind, kind);

/** The type of documents whose right and products the rows are of. */
export const typeOfFile = (kind: FileKind): ImportedType => (isOwn(kind) ? ofKind[kind].type : kind);

/** What the rows of such a file are, in words. */
export const fileKindName = (texts: NameWords, kind: FileKind): string =>
  isOwn(kind) ? ofKind[kind].name(texts) : texts.documents.types[kind].many;

/** The columns of a file whose rows become no documents of their own type; undefined for the others. */
export const ownColumns = (texts: Words, kind: FileKind): ImportColumn[] | undefined =>
  isOwn(kind) ? ofKind[kind].columns(texts) : undefined;
