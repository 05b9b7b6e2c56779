import type { ReactNode } from "react";

/** A cell that would show nothing, whose header a card leaves out. */
export const saysNothing = (cell: ReactNode): boolean =>
  cell === null || cell === undefined || cell === false || cell === "";
