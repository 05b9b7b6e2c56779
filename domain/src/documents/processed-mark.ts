import type { RuledDocument } from "./ruled-document.ts";

/** Who changes a document: null is the portal itself, and who looks after it acts for no organization. */
export type ChangedBy = { organizationId: string | null } | null;

/**
 * Whether a change is one by the document's supplier, which takes the mark off that its subscriber has processed it (D-24d).
 * Who forwarded it is its subscriber, in the role of a supplier too (D-9c).
 */
export const isBySupplier = (by: ChangedBy, { supplierId }: Pick<RuledDocument, "supplierId">): boolean =>
  by?.organizationId === supplierId;
