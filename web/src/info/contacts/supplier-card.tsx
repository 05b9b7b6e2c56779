import { texts } from "@runko/domain/texts/texts";
import { ContactLines } from "../../components/contact-lines.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { sameContacts } from "./shown-contacts.ts";
import type { SupplierContacts } from "./supplier-contacts-query.ts";

const words = texts.supplierContacts;

type SupplierCardProps = { supplier: SupplierContacts; oneType: boolean };

/** One supplier: how to reach it in general, and about which types by what. */
export function SupplierCard({ supplier: { name, contactInfo, contacts }, oneType }: SupplierCardProps) {
  const items = [
    ...(contactInfo === "" ? [] : [{ label: words.general, value: contactInfo, wide: true }]),
    ...sameContacts(contacts).map(({ types, emailAddresses, phoneNumbers }) => ({
      label: words.about(types.map((type) => texts.documents.types[type].many)),
      value: <ContactLines emails={emailAddresses} phones={phoneNumbers} />,
    })),
  ];
  return (
    <Section title={name}>
      {items.length > 0 && <FieldList items={items} roomy />}
      {contacts.length === 0 && oneType && <p>{words.nothingOfType}</p>}
      {items.length === 0 && !oneType && <p>{words.nothing}</p>}
    </Section>
  );
}
