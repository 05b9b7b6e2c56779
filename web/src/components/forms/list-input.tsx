import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { texts as catalogue } from "@runko/domain/texts/texts";
import { useState, type KeyboardEvent } from "react";
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
  /** What is wrong with one entry beside the others, in words; undefined when nothing. */
  check: (text: string, others: readonly string[]) => string | undefined;
  inputMode?: "email" | "tel" | "text";
};

const entriesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

type EntriesProps = { entries: readonly string[]; disabled: boolean; onRemove: (entry: string) => void };

function Entries({ entries, disabled, onRemove }: EntriesProps) {
  return (
    <Added>
      {entries.map((entry) => (
        <Item key={entry}>
          {entry}
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={catalogue.common.remove(entry)}
            onClick={() => onRemove(entry)}
          >
            <Close fontSize="inherit" />
          </IconButton>
        </Item>
      ))}
    </Added>
  );
}

/** Entries without the last that is this text. */
const without = (entries: readonly string[], text: string): string[] =>
  entries.filter((_, index) => index !== entries.lastIndexOf(text));

/** Entries added and checked one at a time, as e-mails and phone numbers are; the form holds them as an array. */
export function ListInput<Values extends FieldValues>(props: ListInputProps<Values>) {
  const { id, field, texts } = useField(props);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const entry = typed.trim();
  // What is typed is the form's from the first letter, so that its rules refuse what is wrong in it (0211).
  const entries = without(entriesOf(field.value), entry);
  const { disabled = false } = props;
  const shown = { ...texts, error: fault ?? texts.error };

  const type = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === "" ? entries : [...entries, text.trim()]);
  };
  const add = () => {
    if (entry === "") return setFault(undefined);
    const wrong = props.check(entry, entries);
    setFault(wrong);
    field.onChange(wrong === undefined && entries.includes(entry) ? entries : [...entries, entry]);
    if (wrong === undefined) setTyped("");
  };

  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || entry === "") return;
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  const button = { onClick: add, disabled, "aria-label": catalogue.common.form.addItem(props.label) };

  return (
    <FieldFrame id={id} {...shown}>
      <Row>
        <OutlinedInput
          fullWidth
          name={field.name}
          value={typed}
          error={shown.error !== undefined}
          disabled={disabled}
          inputRef={field.ref}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            add();
            field.onBlur();
          }}
          onKeyDown={addByEnter}
          slotProps={{
            input: { ...controlProps(id, shown), autoComplete: "off", inputMode: props.inputMode ?? "text" },
          }}
        />
        <Button variant="outlined" startIcon={<Add />} sx={{ flex: "none" }} {...button}>
          {catalogue.common.add}
        </Button>
      </Row>
      {entries.length > 0 && (
        <Entries
          {...{ entries, disabled }}
          onRemove={(gone) => field.onChange(entriesOf(field.value).filter((one) => one !== gone))}
        />
      )}
    </FieldFrame>
  );
}
