/** Opens what an element is folded into, so that it can be shown and take the focus. */
export function unfold(element: Element): void {
  const folded = element.closest<HTMLDetailsElement>("details:not([open])");
  if (!folded) return;
  folded.open = true;
  if (folded.parentElement) unfold(folded.parentElement);
}
