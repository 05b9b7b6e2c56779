import type { FieldName } from "@runko/domain/documents/document-fields";
import { texts } from "@runko/domain/texts/texts";
import type { Field } from "../../components/layout/field-list.tsx";
import type { WholeDocument } from "../api/entities.ts";
import { fieldItems } from "../fields/field-items.ts";

const telling: readonly FieldName[] = ["customerName", "targetAddress", "requestedDate", "subscriberConnectionId"];

/** The few things by which a person recognizes a document before acting on it. */
export function summaryItems({ productName, documentType, document, subscriber, supplier }: WholeDocument): Field[] {
  return [
    { label: texts.documents.product, value: productName },
    { label: texts.documents.subscriber, value: subscriber.name },
    { label: texts.documents.supplier, value: supplier.name },
    ...fieldItems({ names: telling, fields: document, type: documentType, naming: {}, empty: false }).map(
      ({ copy: _copy, ...item }) => item,
    ),
  ];
}
