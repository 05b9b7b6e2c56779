import Link from "@mui/material/Link";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { FieldList, type Field } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { WholeDocument } from "../api/entities.ts";

const words = texts.documentPage;

type PartiesSectionProps = {
  document: WholeDocument;
  /** Whether the reader sees the case too. */
  withCase: boolean;
  hrefOf: (eventId: number) => string;
};

/** Who the document is between, who has worked on it, and what it came from. */
export function PartiesSection({ document, withCase, hrefOf }: PartiesSectionProps) {
  const { subscriber, supplier, createdByName, handledByName, createdAt, updatedAt } = document;
  const linked = (label: string, eventId: number | null): Field[] =>
    eventId === null
      ? []
      : [
          {
            label,
            value: (
              <Link component={RouterLink} to={hrefOf(eventId)}>
                {formatEventId(eventId)}
              </Link>
            ),
          },
        ];
  const person = (label: string, name: string | null): Field[] => (name ? [{ label, value: name }] : []);
  return (
    <Section title={words.sections.basics}>
      <FieldList
        items={[
          { label: texts.documents.subscriber, value: subscriber.name },
          { label: texts.documents.supplier, value: supplier.name },
          ...person(words.parties.createdBy, createdByName),
          ...person(words.parties.handledBy, handledByName),
          { label: words.parties.createdAt, value: texts.formats.instant(createdAt) },
          { label: words.parties.updatedAt, value: texts.formats.instant(updatedAt) },
          ...(withCase
            ? [{ label: texts.documents.cid, value: String(document.caseId), copy: String(document.caseId) }]
            : []),
          ...linked(words.parties.source, document.sourceEventId),
        ]}
      />
    </Section>
  );
}
