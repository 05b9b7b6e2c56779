import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useController, type Control } from "react-hook-form";
import { Section } from "../../components/layout/section.tsx";
import type { BriefingFields } from "./briefing-queries.ts";

const words = texts.newsletters.write;

const Text = styled("p")({ margin: "0 0 8px", maxHeight: 320, overflow: "auto", whiteSpace: "pre-wrap" });

type OtherTextProps = { control: Control<BriefingFields>; name: "title" | "body"; label: string; text: string };

/** What another saved meanwhile in a field that was written here too, to be read and taken. */
export function OtherText({ control, name, label, text }: OtherTextProps) {
  const { field } = useController({ control, name });
  if (field.value === text) return null;
  return (
    <Section title={words.otherText(label)}>
      <Text tabIndex={0}>{text}</Text>
      <Button variant="outlined" onClick={() => field.onChange(text)}>
        {words.takeOther(label)}
      </Button>
    </Section>
  );
}
