import { texts } from "@runko/domain/texts/texts";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { DocumentForm } from "../fields/document-form.ts";
import { TakeValue } from "./take-value.tsx";

/** Offers the first day on which a normal delivery is possible. */
export function FirstDate({ form, day }: { form: UseFormReturn<DocumentForm>; day: string }) {
  const delivery = useWatch({ control: form.control, name: "document.deliveryType" });
  if (delivery !== "" && delivery !== "normal") return null;
  const label = texts.documentForm.takeFirstDate(texts.formats.date(day));
  return <TakeValue form={form} name="document.requestedDate" label={label} valueOf={() => day} />;
}
