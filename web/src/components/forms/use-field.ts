import { useController, type FieldValues } from "react-hook-form";
import { controlProps, fieldId, type ControlProps, type FieldTexts } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";

type FieldHandlers = {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: { focus: () => void } | null) => void;
  name: string;
};

export type FieldState = { id: string; field: FieldHandlers; texts: FieldTexts; control: ControlProps };

/** A field of the form, with the ids and texts that its frame and its control share. */
export function useField<Values extends FieldValues>(props: InputProps<Values>): FieldState {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const id = fieldId(props.name);
  const { label, required, help } = props;
  const texts = { label, required, help, error: fieldState.error?.message };
  return { id, field, texts, control: controlProps(id, texts) };
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
