import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../components/layout/section.tsx";

const List = styled("ul")({ margin: 0, paddingInlineStart: 20, overflowWrap: "anywhere" });

type ChangesSectionProps = { changes: readonly { label: string; text: string }[] };

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
