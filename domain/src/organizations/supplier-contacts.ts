import type { DocumentType } from "../enumerations/document-types.ts";
import type { Recipients } from "./event-messages.ts";

export type ContactOfType = { documentType: DocumentType; emailAddresses: string[]; phoneNumbers: string[] };

/**
 * Whom at a supplier an organization may reach: those who are notified of the types that it may send there. Of other types
 * nothing is told, nor of suppliers that are not its own (D-17, D-19).
 */
export function contactsShown(
  takes: readonly DocumentType[],
  recipients: Readonly<Record<DocumentType, Recipients>>,
): ContactOfType[] {
  return takes.flatMap((documentType) => {
    const { emailAddresses, phoneNumbers } = recipients[documentType];
    if (emailAddresses.length + phoneNumbers.length === 0) return [];
    return [{ documentType, emailAddresses: [...emailAddresses], phoneNumbers: [...phoneNumbers] }];
  });
}
