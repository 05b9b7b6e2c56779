import type { CSSProperties } from "react";
import type { DataColumn } from "./data-column.ts";

/** Where the columns that stay in sight stand, in pixels. */
export type KeptPlaces = {
  /** Where the first of them begins: behind the checkboxes. */
  start: number;
  /** Where the one of both ends is held at the left, where it stands by itself, and how wide it is. */
  both: { held: number; own: number; width: number } | undefined;
};

export function keptPlaces(
  columns: readonly Pick<DataColumn<never>, "kept">[],
  widths: readonly number[],
  checkbox: number,
): KeptPlaces {
  const before = (place: number) => widths.slice(0, place).reduce((sum, width) => sum + width, checkbox);
  const start = columns.findIndex(({ kept }) => kept === "start");
  const both = columns.findIndex(({ kept }) => kept === "both");
  const held = checkbox + (start < 0 ? 0 : (widths[start] ?? 0));
  return {
    start: checkbox,
    both: both < 0 ? undefined : { held, own: before(both), width: widths[both] ?? 0 },
  };
}

/** What has gone under the kept columns: so that their edges are told from it. */
export function keptEdges({ both }: KeptPlaces, scrolled: number, room: number): string[] {
  if (!both) return scrolled > 0 ? ["start"] : [];
  const { held, own, width } = both;
  const heldLeft = own - scrolled < held;
  return [
    ...(scrolled > 0 && !heldLeft ? ["start"] : []),
    ...(heldLeft ? ["left"] : []),
    ...(own + width - scrolled > room ? ["right"] : []),
  ];
}

/** What the cells read of where they are held, and how far what takes the focus is scrolled out from under them. */
export const keptStyle = ({ start, both }: KeptPlaces): CSSProperties & Record<`--${string}`, string> => ({
  "--kept-start": `${start}px`,
  "--kept-both": `${both?.held ?? start}px`,
  scrollPaddingLeft: both?.held ?? start,
  scrollPaddingRight: both?.width ?? 0,
});
