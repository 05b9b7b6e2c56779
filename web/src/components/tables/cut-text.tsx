import { useEffect, useState, type MouseEvent, type RefObject } from "react";
import { createPortal } from "react-dom";
import { Bubble, placeBy, type BubblePlace } from "../bubble.tsx";
import { cutCells, type CutCell } from "./cut-cells.ts";

/** The pointer rests so long on a cell before its text is told: who passes by is told nothing. */
const pause = 350;

type Told = { cells: readonly CutCell[]; withHeader: boolean; place: BubblePlace };

/** Tells what is cut: of the cell under the pointer, and of the whole row whose link has the focus. Escape hides it. */
function listen(scroller: HTMLElement, tell: (told: Told | undefined) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Element | null = null;
  const hide = () => {
    clearTimeout(timer);
    tell(undefined);
  };
  const show = (anchor: Element, of: readonly HTMLTableCellElement[], withHeader: boolean) => {
    const cells = cutCells(of);
    if (cells.length > 0) tell({ cells, withHeader, place: placeBy(anchor.getBoundingClientRect(), 0) });
  };
  const onPointer = (event: PointerEvent) => {
    const cell = event.target instanceof Element ? event.target.closest("td") : null;
    if (cell === pointed) return;
    pointed = cell;
    hide();
    if (cell && event.pointerType === "mouse") timer = setTimeout(() => show(cell, [cell], false), pause);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const link = target instanceof Element ? target.closest("a[data-row-link]:focus-visible") : null;
    const row = link?.closest("tr");
    hide();
    if (row) timer = setTimeout(() => show(row, [...row.cells], true), pause);
  };
  const onLeave = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget instanceof Element && relatedTarget.closest("[data-cut-text]")) return;
    pointed = null;
    hide();
  };
  scroller.addEventListener("pointerover", onPointer, options);
  scroller.addEventListener("pointerleave", onLeave, options);
  scroller.addEventListener("focusin", onFocus, options);
  scroller.addEventListener("focusout", hide, options);
  scroller.addEventListener("scroll", hide, options);
  scroller.addEventListener("pointerdown", hide, options);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), options);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** A press on the bubble is meant for the row that it covers. */
function pressBeneath({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void {
  const { clientX, clientY } = nativeEvent;
  const beneath = document.elementsFromPoint(clientX, clientY).find((element) => !currentTarget.contains(element));
  beneath?.dispatchEvent(new globalThis.MouseEvent("click", nativeEvent));
}

/** Says whole what the cells of a table cut off. Readers of the screen hear it in the cells themselves. */
export function CutText({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const [told, setTold] = useState<Told>();
  useEffect(() => (scroller.current ? listen(scroller.current, setTold) : undefined), [scroller]);
  if (!told) return null;
  const { cells, withHeader, place } = told;
  const hide = () => setTold(undefined);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    pressBeneath(event);
    hide();
  };
  // The focus stays where it is: as it goes the bubble would, before the press has ended.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  const handlers = { onClick, onMouseDown, onWheel: hide, onPointerLeave: hide };
  return createPortal(
    <Bubble style={place} aria-hidden data-cut-text data-screen-only {...handlers}>
      {cells.map(({ header, text }) => (
        <span key={header} style={{ display: "block" }}>
          {withHeader && <b>{header}: </b>}
          {text}
        </span>
      ))}
    </Bubble>,
    document.body,
  );
}
