import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { texts as catalogue } from "@runko/domain/texts/texts";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { controlProps, FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { useField } from "./use-field.ts";

const Row = styled("div")({ display: "flex", gap: 8 });
const Added = styled("ul")({ listStyle: "none", display: "flex", flexWrap: "wrap", gap: 6, margin: 0, padding: 0 });
const Item = styled("li")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  padding: "2px 2px 2px 10px",
  border: `1px solid ${theme.colors.outline}`,
  borderRadius: 14,
  fontSize: "0.8125rem",
}));

type ListInputProps<Values extends FieldValues> = InputProps<Values> & {
  /** What is wrong with one entry, in Finnish; undefined when nothing. */
  check: (text: string) => string | undefined;
  inputMode?: "email" | "tel" | "text";
};

const entriesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

/** Entries added and checked one at a time, as e-mails and phone numbers are; the form holds them as an array. */
export function ListInput<Values extends FieldValues>(props: ListInputProps<Values>) {
  const { id, field, texts } = useField(props);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const entries = entriesOf(field.value);
  const shown = { ...texts, error: fault ?? texts.error };

  const add = () => {
    const entry = typed.trim();
    const wrong = entry === "" ? undefined : props.check(entry);
    setFault(wrong);
    if (entry === "" || wrong !== undefined) return;
    if (!entries.includes(entry)) field.onChange([...entries, entry]);
    setTyped("");
  };

  return (
    <FieldFrame id={id} {...shown}>
      <Row>
        <OutlinedInput
          fullWidth
          name={field.name}
          value={typed}
          error={shown.error !== undefined}
          disabled={props.disabled ?? false}
          inputRef={field.ref}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            add();
            field.onBlur();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || typed.trim() === "") return;
            event.preventDefault();
            event.stopPropagation();
            add();
          }}
          slotProps={{
            input: { ...controlProps(id, shown), autoComplete: "off", inputMode: props.inputMode ?? "text" },
          }}
        />
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={add}
          disabled={props.disabled ?? false}
          sx={{ flex: "none" }}
          aria-label={catalogue.common.form.addItem(props.label)}
        >
          {catalogue.common.add}
        </Button>
      </Row>
      {entries.length > 0 && (
        <Added>
          {entries.map((entry) => (
            <Item key={entry}>
              {entry}
              <IconButton
                size="small"
                disabled={props.disabled ?? false}
                aria-label={catalogue.common.remove(entry)}
                onClick={() => field.onChange(entries.filter((other) => other !== entry))}
              >
                <Close fontSize="inherit" />
              </IconButton>
            </Item>
          ))}
        </Added>
      )}
    </FieldFrame>
  );
}
