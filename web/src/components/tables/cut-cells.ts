/** A part of text that is not seen whole: its row's heading says of what it is. */
export type CutCell = { header: string; text: string };

/** Whether something of the element's own text lies outside it; what is hidden from sight is no wider than a pixel. */
function isCut(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  if (clientWidth <= 1 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1)) return false;
  return getComputedStyle(element).overflowX !== "visible";
}

/** What is cut in these cells, by the headings of their columns. Reads the layout: not to be called while one draws. */
export function cutCells(cells: readonly HTMLTableCellElement[]): CutCell[] {
  return cells.flatMap((cell) => {
    const cut = [...cell.querySelectorAll("*"), cell].find(isCut);
    if (!cut) return [];
    const heading = cell.closest("table")?.tHead?.rows[0]?.cells[cell.cellIndex];
    return { header: heading?.textContent.trim() ?? "", text: cut.textContent.trim() };
  });
}
