import type { FieldName } from "@runko/domain/documents/document-fields";
import { texts } from "@runko/domain/texts/texts";
import type { Field } from "../../components/layout/field-list.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { fieldItems } from "../fields/field-items.ts";

const telling: readonly FieldName[] = ["requestedDate", "estimatedDeliveryDate", "actualDeliveryDate", "faultType"];
/** A fault also says what is broken: its handler sees nothing else of the case (D-47). */
const broken: readonly FieldName[] = [...telling, "subscriberConnectionId", "supplierConnectionId", "targetAddress"];

/** What tells one document of a case from the others. */
export function caseFacts({ productName, subscriber, supplier, documentType, document }: DocumentRow): Field[] {
  return [
    { label: texts.documents.product, value: productName },
    {
      label: `${texts.documents.subscriber} → ${texts.documents.supplier.toLowerCase()}`,
      value: texts.caseView.between(subscriber.name, supplier.name),
    },
    ...fieldItems({
      names: documentType === "Fault" ? broken : telling,
      fields: document,
      type: documentType,
      naming: {},
      empty: false,
    }).map(({ copy: _copy, wide: _wide, ...item }) => item),
  ];
}
