import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { typeName } from "../type-name.ts";
import { readersQuery } from "./visibility-queries.ts";

const words = texts.controlOrganizations.readers;

/** Which organizations above read the documents of this one; for one that has nobody above it nothing. */
export function ReadersSection({ organizationId }: { organizationId: string }) {
  const { data: readers, error, refetch } = useQuery(readersQuery(organizationId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!readers) return null;
  return (
    <Section title={words.title}>
      <p style={{ margin: "0 0 12px" }}>{readers.length === 0 ? words.none : words.help}</p>
      <FieldList
        items={readers.map(({ name, eventTypes }) => ({
          label: name,
          value: eventTypes.map(typeName).join(", "),
          wide: true,
        }))}
      />
    </Section>
  );
}
