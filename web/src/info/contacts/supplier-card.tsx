import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { MailLink } from "../../components/mail-address.tsx";
import type { SupplierContacts } from "./supplier-contacts-query.ts";

const words = texts.supplierContacts;

const Lines = styled("span")({ "& a": { display: "block", overflowWrap: "anywhere", minHeight: 24 } });

const dialled = (number: string): string => number.replace(/[^+\d]/g, "");

type SupplierCardProps = { supplier: SupplierContacts; oneType: boolean };

/** One supplier: how to reach it in general, and about each type. */
export function SupplierCard({ supplier: { name, contactInfo, contacts }, oneType }: SupplierCardProps) {
  const items = [
    ...(contactInfo === "" ? [] : [{ label: words.general, value: contactInfo, wide: true }]),
    ...contacts.map(({ documentType, emailAddresses, phoneNumbers }) => ({
      label: texts.documents.types[documentType].many,
      value: (
        <Lines>
          {emailAddresses.map((email) => (
            <MailLink key={email} address={email} />
          ))}
          {phoneNumbers.map((number) => (
            <Link key={number} href={`tel:${dialled(number)}`}>
              {number}
            </Link>
          ))}
        </Lines>
      ),
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
