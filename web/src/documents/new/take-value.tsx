import Button from "@mui/material/Button";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { DocumentForm } from "../fields/document-form.ts";
import { focusInput } from "../fields/step-focus.ts";

type TakeValueProps = {
  form: UseFormReturn<DocumentForm>;
  name: "document.requestedDate" | "document.faultTime";
  label: string;
  valueOf: () => string;
};

/** Offers the value that most give, until one is given. */
export function TakeValue({ form, name, label, valueOf }: TakeValueProps) {
  const present = useWatch({ control: form.control, name });
  if (present !== "") return null;
  const take = () => {
    form.setValue(name, valueOf(), { shouldDirty: true, shouldValidate: true });
    focusInput(name);
  };
  return (
    <Button size="small" onClick={take}>
      {label}
    </Button>
  );
}
