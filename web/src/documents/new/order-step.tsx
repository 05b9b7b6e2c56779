import type { FieldName } from "@runko/domain/documents/document-fields";
import { texts } from "@runko/domain/texts/texts";
import { formatCaseId } from "@runko/domain/values/event-number";
import { issueMessage } from "@runko/domain/values/issue-message";
import { Notice } from "../../components/feedback/notice.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { fieldId } from "../../components/forms/field-frame.tsx";
import { fieldItems } from "../fields/field-items.ts";
import type { FormSource } from "./form-source.ts";
import type { FormData } from "./use-form-data.ts";

const words = texts.documentForm;

const shown: readonly FieldName[] = [
  "subscriberConnectionId",
  "supplierConnectionId",
  "targetAddress",
  "otherEndAddress",
  "customerName",
  "actualDeliveryDate",
];

/** Why the supplier does not take this in; undefined while it does, or while it is not known yet. */
function refusalOf({ suppliers, supplier, products, chosen }: FormData): string | undefined {
  if (!suppliers.data || !products.data) return undefined;
  if (!supplier) return issueMessage(texts.issues, { code: "SUPPLIER_NOT_AVAILABLE" });
  const refused = chosen.find(({ refusal }) => refusal !== null);
  return (
    supplier.refusalText ??
    refused?.refusalText ??
    (chosen.length === 0 ? issueMessage(texts.issues, { code: "PRODUCT_NOT_AVAILABLE" }) : undefined)
  );
}

type OrderStepProps = { source: FormSource; data: FormData };

/** The first step of what is made of an order: the order itself, to be looked at; its supplier and product stay. */
export function OrderStep({ source: { document }, data }: OrderStepProps) {
  const refusal = refusalOf(data);
  const fields = fieldItems({ names: shown, fields: document.document, type: "Order", naming: {}, empty: false });
  return (
    <Section title={words.source.orderSection}>
      <div id={fieldId("productId")} tabIndex={-1} style={{ outline: "none" }}>
        {refusal !== undefined && (
          <div style={{ marginBottom: 12 }}>
            <Notice severity="warning" live>
              {refusal}
            </Notice>
          </div>
        )}
        <FieldList
          items={[
            { label: words.product, value: document.eventProducts.map(({ productName }) => productName).join(", ") },
            { label: words.supplier, value: document.supplier.name },
            { label: texts.documents.cid, value: formatCaseId(document.caseId), copy: String(document.caseId) },
            ...fields,
          ]}
        />
      </div>
    </Section>
  );
}
