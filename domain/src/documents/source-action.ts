import type { DocumentAction } from "./document-actions.ts";
import type { SourceMode } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/** The types that speak of an order that is delivered (D-13). */
export const typesOfDelivered = ["ChangeOrder", "CancelOrder", "Fault"] as const satisfies readonly DocumentType[];
type TypeOfDelivered = (typeof typesOfDelivered)[number];

const fromExisting: Record<TypeOfDelivered, DocumentAction> = {
  ChangeOrder: "createChangeOrder",
  CancelOrder: "createCancelOrder",
  Fault: "createFault",
};

export const speaksOfOrder = (type: DocumentType): type is TypeOfDelivered => Object.hasOwn(fromExisting, type);

/** Whether there must be such an order: only a Fault may open a case of its own (D-13). */
export const needsOrder = (type: DocumentType): boolean => speaksOfOrder(type) && type !== "Fault";

/** Whether a live connection alone gives its subscriber the right: it can always be ended and reported faulty (D-41). */
export const isOwedToConnection = (mode: SourceMode | null | undefined, type: DocumentType): boolean =>
  mode === "FROM_EXISTING" && (type === "CancelOrder" || type === "Fault");

/** Whether the new document joins the case of its source, and so goes to the same supplier (T14, T16). */
export const staysInCase = (mode: SourceMode): boolean => mode === "ORDER" || mode === "FROM_EXISTING";

/** The action on the source that a new document of this type stands for; undefined when there is none (T14-T17). */
export function sourceAction(
  mode: SourceMode,
  sourceType: DocumentType,
  newType: DocumentType,
): DocumentAction | undefined {
  switch (mode) {
    case "COPY":
      return sourceType === newType ? "copy" : undefined;
    case "FORWARD":
      return sourceType === newType ? "forward" : undefined;
    case "ORDER":
      return newType === "Order" ? "orderFrom" : undefined;
    case "FROM_EXISTING":
      return sourceType === "Order" && speaksOfOrder(newType) ? fromExisting[newType] : undefined;
  }
}
