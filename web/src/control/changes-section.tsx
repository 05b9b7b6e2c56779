import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../components/layout/section.tsx";

const List = styled("ul")({ margin: 0, paddingInlineStart: 20, overflowWrap: "anywhere" });

/** What saving does to one field, in words. */
export type Change = { label: string; text: string };

type ChangesSectionProps = { changes: readonly Change[] };

/** Exactly what saving would change, as it is typed. */
export function ChangesSection({ changes }: ChangesSectionProps) {
  return (
    <Section title={texts.control.changesTitle}>
      {changes.length === 0 ? (
        texts.control.noChanges
      ) : (
        <List>
          {changes.map(({ label, text }) => (
            <li key={label}>
              <strong>{label}:</strong> {text}
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
