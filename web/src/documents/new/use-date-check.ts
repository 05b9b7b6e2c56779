import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DocumentForm } from "../fields/document-form.ts";

const day = "document.requestedDate";

/** A day that was given is judged anew by the way of delivery that is chosen after it. */
export function useDateCheck({ subscribe, getValues, trigger }: UseFormReturn<DocumentForm>): void {
  useEffect(
    () =>
      subscribe({
        name: "document.deliveryType",
        formState: { values: true },
        callback: () => {
          if (getValues(day) !== "") void trigger(day);
        },
      }),
    [subscribe, getValues, trigger],
  );
}
