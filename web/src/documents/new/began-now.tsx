import { texts } from "@runko/domain/texts/texts";
import type { UseFormReturn } from "react-hook-form";
import type { DocumentForm } from "../fields/document-form.ts";
import { TakeValue } from "./take-value.tsx";

const MINUTE = 60_000;
/** To the minute that has begun: a time of a fault is not in the future. */
const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString();

/** Offers this moment as the time at which a fault began. */
export function BeganNow({ form }: { form: UseFormReturn<DocumentForm> }) {
  const { beganNow } = texts.documentForm;
  return <TakeValue form={form} name="document.faultTime" label={beganNow} valueOf={thisMinute} />;
}
