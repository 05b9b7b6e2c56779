let pending = false;

/** A navigation has begun: the next page heading takes the focus, so that screen readers tell where one is. */
export function expectHeadingFocus(): void {
  pending = true;
}

const isTyping = (element: Element | null) =>
  element?.matches("input, textarea, select, [contenteditable=true]") ?? false;

/** Focuses the heading when a navigation waits for it and nobody is typing. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!pending) return;
  pending = false;
  if (!isTyping(document.activeElement)) heading?.focus({ preventScroll: true });
}
