const stops = "a[href], button, input, select, textarea";

const stopsIn = (element: Element | null | undefined) => [...(element?.querySelectorAll<HTMLElement>(stops) ?? [])];

/** For the `ref` of a list: the focus of an item that takes itself away goes to the one in its place, of the last one to what stands before the list. */
export const passFocusOn = (list: HTMLElement | null) => {
  if (list === null) return undefined;
  let focused: { item: Element; place: number } | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    const items = [...list.children];
    const place = items.findIndex((item) => target instanceof Node && item.contains(target));
    const item = items[place];
    focused = item && { item, place };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) focused = undefined;
  };
  const removed = new MutationObserver(() => {
    if (!focused || focused.item.isConnected) return;
    const { place } = focused;
    focused = undefined;
    if (document.activeElement === document.body) stopsIn(list.children[place] ?? list.lastElementChild)[0]?.focus();
  });
  removed.observe(list, { childList: true });
  list.addEventListener("focusin", onFocus);
  list.addEventListener("focusout", onBlur);
  return () => {
    removed.disconnect();
    list.removeEventListener("focusin", onFocus);
    list.removeEventListener("focusout", onBlur);
    if (!list.contains(document.activeElement)) return;
    const before = stopsIn(document.querySelector("main")).findLast(
      (stop) => stop.tabIndex >= 0 && (stop.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    queueMicrotask(() => before?.focus());
  };
};
