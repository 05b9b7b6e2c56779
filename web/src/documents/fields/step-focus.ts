import { useEffect, useEffectEvent } from "react";
import { fieldId } from "../../components/forms/field-frame.tsx";
import { unfold } from "../../components/forms/unfold.ts";

/** Moves the focus to an input of the page and brings it into sight. */
export function focusInput(name: string, block: ScrollLogicalPosition = "center"): void {
  const input = document.getElementById(fieldId(name));
  if (!input) return;
  unfold(input);
  input.scrollIntoView({ block });
  input.focus({ preventScroll: true });
}

type Picked = { name: string; wanted: boolean };

/** Each time `when` changes to something, starts at the top and focuses what `pick` names, or goes to it where it is wanted. */
export function useStepFocus(when: string | undefined, pick: () => Picked | undefined): void {
  const focus = useEffectEvent(() => {
    const picked = pick();
    if (!picked?.wanted) globalThis.scrollTo(0, 0);
    if (picked) focusInput(picked.name, picked.wanted ? "center" : "nearest");
  });
  useEffect(() => {
    if (when !== undefined) focus();
  }, [when]);
}
