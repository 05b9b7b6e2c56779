import { pageSizes, type PageSize } from "./pages.ts";
import { Pagination } from "./pagination.tsx";
import type { PageAddress } from "./use-list-page.ts";

type ListPagerProps = {
  at: PageAddress;
  counted: number;
  /** How long its pages may be. */
  sizes?: readonly PageSize[] | undefined;
};

/** The way to the other pages of a list. Where all are of one length, a list of one page needs none. */
export function ListPager({ at: { url, change }, counted, sizes = pageSizes }: ListPagerProps) {
  if (sizes.length === 1 && counted <= Number(sizes[0])) return null;
  return (
    <Pagination
      page={url.page}
      pageSize={url.pageSize}
      total={counted}
      sizes={sizes}
      onChange={(next) => change(next)}
    />
  );
}
