import { useEffect, type RefObject } from "react";
import { keptEdges, type KeptPlaces } from "./kept-columns.ts";

/** Marks on the element, as it scrolls, under which of its kept columns others have gone. Draws nothing anew. */
export function useKeptEdges(element: RefObject<HTMLElement | null>, places: KeptPlaces, room: number): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const mark = () => current.setAttribute("data-edges", keptEdges(places, current.scrollLeft, room).join(" "));
    mark();
    current.addEventListener("scroll", mark, { passive: true });
    return () => current.removeEventListener("scroll", mark);
  }, [element, places, room]);
}
