import { largestPage } from "@runko/domain/values/list-limits";

export type Rows<Row> = { rows: Row[]; total: number };

type Part = { limit: number; skip: number };

/** The part of a list as the parameters of a call. */
export const pageParams = ({ limit, skip }: Part) => ({ limit: String(limit), skip: String(skip) });

/** Every row of a list, page after page. */
export async function fetchAll<Row>(fetchPage: (part: Part) => Promise<Rows<Row>>): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    const { rows, total } = await fetchPage({ limit: largestPage, skip: found.length });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}
