import type { Control, FieldPath, FieldValues } from "react-hook-form";
import type { ReactNode } from "react";

/** What every input of a react-hook-form takes. */
export type InputProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  help?: ReactNode;
  disabled?: boolean;
};

export type Option = { value: string; label: string; disabled?: boolean; hint?: string };
