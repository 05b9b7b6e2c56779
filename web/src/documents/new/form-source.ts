import { carriedFields } from "@runko/domain/documents/carried-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { SourceMode } from "@runko/domain/documents/document-states";
import { sourceAction } from "@runko/domain/documents/source-action";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { isEmptyAddress, type Address } from "@runko/domain/values/address";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { WholeDocument } from "../api/entities.ts";
import type { Prefill } from "../fields/document-form.ts";

/** The document that a new one is filled in from, as the sender sees it. */
export type FormSource = { mode: SourceMode; document: WholeDocument };

/** Why the source cannot be used, in Finnish; undefined while it can. */
export function refusalOfSource({ mode, document }: FormSource, type: DocumentType): string | undefined {
  const action = sourceAction(mode, document.documentType, type);
  if (!action) return issueMessage(texts.issues, { code: "SOURCE_NOT_FOUND", params: { tid: document.id } });
  if (document.allowedActions.includes(action)) return undefined;
  const refused = document.refusedActions.find((one) => one.action === action);
  return refused?.message ?? texts.documentRefusals.NOT_ALLOWED_IN_STATE;
}

/** What the offer says of which an order is made; of any other source nothing is agreed. */
export const agreedOf = (source: FormSource | undefined): DocumentFields | undefined =>
  source?.mode === "ORDER" ? source.document.document : undefined;

const usual = { deliveryType: "normal" } as const;

/** When the order was delivered that a change, an end or a fault is about; null of any other source. */
export const deliveredOn = (source: FormSource | undefined): string | null =>
  source?.mode === "FROM_EXISTING" ? (source.document.document.actualDeliveryDate ?? null) : null;

/** What the form is filled in with before anything is typed. */
export function prefillOf(
  source: FormSource | undefined,
  given: { supplierId: string | undefined; productGroupId?: string | undefined; productId?: string | undefined },
  targetAddress?: Address,
): Prefill {
  if (!source)
    return {
      ...given,
      document: isEmptyAddress(targetAddress)
        ? usual
        : { ...usual, targetAddress: targetAddress as NonNullable<DocumentFields["targetAddress"]> },
    };
  const { mode, document } = source;
  const fields = { ...usual, ...carriedFields(mode, document.document, todayInHelsinki(new Date())) };
  const productGroupId = document.productGroupId ?? undefined;
  if (mode === "FORWARD") return { ...given, document: fields, productGroupId };
  if (mode === "COPY" && given.productId !== undefined)
    return { ...given, supplierId: document.supplierId, document: fields };
  const [first, ...moreProducts] = document.eventProducts.filter(({ active }) => active);
  return {
    productGroupId,
    supplierId: document.supplierId,
    productId: first?.productId,
    customFields: first?.customFields,
    moreProducts,
    document: fields,
  };
}
