import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { checkAddedEmail } from "@runko/domain/organizations/event-messages";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useId, useState } from "react";
import { controlProps, FieldFrame } from "../../../components/forms/field-frame.tsx";
import { Section } from "../../../components/layout/section.tsx";

const words = texts.controlEventMessages;

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, maxWidth: 620 });

/** One address into the list of every type that lacks it. */
export function AddToAll({ onAdd }: { onAdd: (email: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const shown = { label: words.toAll, help: words.toAllHelp, error };
  const add = () => {
    const email = typed.trim();
    const code = checkAddedEmail(email, []);
    setError(code === null ? undefined : issueMessage(texts.issues, { code }));
    if (code !== null) return;
    onAdd(email);
    setTyped("");
  };
  return (
    <Section title={words.toAllTitle}>
      <FieldFrame id={id} {...shown}>
        <Row>
          <OutlinedInput
            value={typed}
            error={error !== undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.stopPropagation();
              add();
            }}
            slotProps={{ input: { ...controlProps(id, shown), autoComplete: "off", inputMode: "email" } }}
            sx={{ flex: "1 1 220px" }}
          />
          <Button variant="outlined" startIcon={<Add />} onClick={add}>
            {words.addToAll}
          </Button>
        </Row>
      </FieldFrame>
    </Section>
  );
}
