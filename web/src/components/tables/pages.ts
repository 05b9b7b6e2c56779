/** Source: specification §9 */
export const pageSizes = [25, 50, 75, "all"] as const;
export type PageSize = (typeof pageSizes)[number];

/** `page` counts from 0. */
export type Page = { page: number; pageSize: PageSize };

/** The sizes of a list that may be too long to be read whole. */
export const boundedSizes = pageSizes.filter((size) => size !== "all");

export function pageCount(pageSize: PageSize, total: number): number {
  return pageSize === "all" ? 1 : Math.max(1, Math.ceil(total / pageSize));
}

/** The first and the last row of the page, counted from 1; zeros when there are none. */
export function rangeOf({ page, pageSize }: Page, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  if (pageSize === "all") return { from: 1, to: total };
  return { from: page * pageSize + 1, to: Math.min(total, (page + 1) * pageSize) };
}
