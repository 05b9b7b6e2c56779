import { useEffect, useEffectEvent } from "react";
import { fieldId } from "../../components/forms/field-frame.tsx";

/** Moves the focus to an input once it is on the page. */
export function focusInput(name: string): boolean {
  const input = document.getElementById(fieldId(name));
  input?.scrollIntoView({ block: "center" });
  input?.focus({ preventScroll: true });
  return input !== null;
}

/** Focuses an input each time `when` changes to something; `pick` names it when that happens. */
export function useStepFocus(when: string | undefined, pick: () => string | undefined): void {
  const focus = useEffectEvent(() => {
    const name = pick();
    if (name !== undefined) focusInput(name);
  });
  useEffect(() => {
    if (when !== undefined) focus();
  }, [when]);
}
