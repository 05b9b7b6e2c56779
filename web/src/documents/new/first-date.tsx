import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { DocumentForm } from "../fields/document-form.ts";
import { focusInput } from "../fields/step-focus.ts";

const name = "document.requestedDate";

/** Offers the first day on which a normal delivery is possible, until a day is given. */
export function FirstDate({ form, day }: { form: UseFormReturn<DocumentForm>; day: string }) {
  const [requested, delivery] = useWatch({ control: form.control, name: [name, "document.deliveryType"] });
  if (requested !== "" || (delivery !== "" && delivery !== "normal")) return null;
  const take = () => {
    form.setValue(name, day, { shouldDirty: true, shouldValidate: true });
    focusInput(name);
  };
  return (
    <Button size="small" onClick={take}>
      {texts.documentForm.takeFirstDate(texts.formats.date(day))}
    </Button>
  );
}
