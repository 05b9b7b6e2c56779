import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { SupplierContacts } from "./supplier-contacts-query.ts";

const fold = (text: string): string => text.normalize("NFC").toLowerCase();
/** Of a phone number what is left when it is dialled, so that 040 123 is found however it was grouped. */
const dialled = (text: string): string => text.replace(/[\s().-]/g, "");

function says({ name, contactInfo, contacts }: SupplierContacts, searched: string): boolean {
  const of = contacts.flatMap(({ emailAddresses, phoneNumbers }) => [...emailAddresses, ...phoneNumbers]);
  const texts = [name, contactInfo, ...of].map(fold);
  const number = dialled(searched);
  return texts.some((text) => text.includes(searched) || (number !== "" && dialled(text).includes(number)));
}

/** The suppliers that say what is searched for, with the contacts of one type, or of all. */
export function shownContacts(
  suppliers: readonly SupplierContacts[],
  { searched, type }: { searched: string; type: DocumentType | undefined },
): SupplierContacts[] {
  const narrowed = suppliers.map((supplier) => ({
    ...supplier,
    contacts: supplier.contacts.filter(({ documentType }) => type === undefined || documentType === type),
  }));
  const wanted = fold(searched.trim());
  return wanted === "" ? narrowed : narrowed.filter((supplier) => says(supplier, wanted));
}

type Contact = SupplierContacts["contacts"][number];
type SharedContact = Omit<Contact, "documentType"> & { types: DocumentType[] };

/** The contacts, each told once with all the types that it is for. */
export function sameContacts(contacts: readonly Contact[]): SharedContact[] {
  const told = new Map<string, SharedContact>();
  for (const { documentType, ...contact } of contacts) {
    const key = JSON.stringify([contact.emailAddresses.toSorted(), contact.phoneNumbers.toSorted()]);
    const same = told.get(key);
    if (same) same.types.push(documentType);
    else told.set(key, { ...contact, types: [documentType] });
  }
  return [...told.values()];
}
