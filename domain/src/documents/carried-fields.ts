import { documentFields, fieldsWrittenBy, type FieldGroup, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { SourceMode } from "./document-states.ts";

/** What the subscriber agreed with this very supplier, or calls its own; it goes no further along a chain (T17). */
const between: ReadonlySet<FieldGroup> = new Set(["billing", "references"]);
const ownNames: ReadonlySet<FieldName> = new Set(["subscriberConnectionId", "nniFromId", "nniToId"]);

/** What was said of the order's own delivery, and says nothing of a change, an end or a fault of it. */
const ofDelivery: ReadonlySet<FieldName> = new Set([
  "description",
  "requestedDate",
  "deliveryType",
  "contractLength",
  "subscriberInfo",
]);

function isCarried(mode: SourceMode, name: FieldName): boolean {
  switch (mode) {
    case "COPY":
      return name !== "subscriberConnectionId";
    case "ORDER":
      return true;
    case "FROM_EXISTING":
      return !ofDelivery.has(name);
    case "FORWARD":
      return !ownNames.has(name) && !between.has(documentFields[name].group);
  }
}

/** The fields that a new document's form is filled in with from its source (T14 to T17); a date that has passed is not. */
export function carriedFields(mode: SourceMode, source: DocumentFields, today: string): DocumentFields {
  const carried = fieldsWrittenBy("subscriber").filter((name) => isCarried(mode, name));
  const fields: DocumentFields = Object.fromEntries(
    carried.flatMap((name) => (source[name] === undefined || source[name] === null ? [] : [[name, source[name]]])),
  );
  if (fields.requestedDate && fields.requestedDate < today) delete fields.requestedDate;
  return fields;
}
