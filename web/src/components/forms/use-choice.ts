import type { FieldValues } from "react-hook-form";
import { controlProps } from "./field-frame.tsx";
import type { InputProps, Option } from "./input-props.ts";
import { textOf, useField } from "./use-field.ts";

export type ChoiceProps<Values extends FieldValues> = InputProps<Values> & {
  options: readonly Option[];
  /** What a value that is no option any more is called, and why it will not do; without it such a value is not shown. */
  unavailable?: ((value: string) => { label: string; error: string }) | undefined;
};

/** A field with its options; a value that is none of them stays, as one that cannot be chosen. */
export function useChoice<Values extends FieldValues>(props: ChoiceProps<Values>) {
  const { options, unavailable } = props;
  const state = useField(props);
  const value = textOf(state.field.value);
  const isKnown = value === "" || options.some((option) => option.value === value);
  const lost = isKnown ? undefined : unavailable?.(value);
  if (!lost) return { ...state, options };
  const texts = { ...state.texts, error: state.texts.error ?? lost.error };
  return {
    ...state,
    texts,
    control: controlProps(state.id, texts),
    options: [...options, { value, label: lost.label, disabled: true }],
  };
}
