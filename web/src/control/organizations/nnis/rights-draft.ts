import { texts } from "@runko/domain/texts/texts";
import type { NamedOrganization, Nni } from "./nni-entities.ts";

export const sides = ["allowFrom", "allowTo"] as const;
export type Side = (typeof sides)[number];

/** One box of the grid. */
export type Box = { nniId: string; organizationId: string; side: Side };

/** What has been changed and is not yet saved: boxes by key, with what they are to be. */
export type Draft = ReadonlyMap<string, boolean>;

export type RightChange = { nniId: string; organizationId: string } & Partial<Record<Side, boolean>>;

const keyOf = ({ nniId, organizationId, side }: Box): string => [nniId, organizationId, side].join("/");

/** Whether the box is checked as it is saved. */
export function isAllowed(nnis: readonly Nni[], { nniId, organizationId, side }: Box): boolean {
  const right = nnis.find(({ id }) => id === nniId)?.rights.find(({ id }) => id === organizationId);
  return right?.[side] ?? false;
}

/** Whether the box is checked, with what is not yet saved. */
export const isChecked = (draft: Draft, box: Box, saved: boolean): boolean => draft.get(keyOf(box)) ?? saved;

/** The draft after the box has been set; a box that is as it is saved is no change. */
export function withBox(draft: Draft, box: Box, { checked, saved }: { checked: boolean; saved: boolean }): Draft {
  const next = new Map(draft);
  if (checked === saved) next.delete(keyOf(box));
  else next.set(keyOf(box), checked);
  return next;
}

/** The draft without what has been saved. */
export function withoutChange(draft: Draft, { nniId, organizationId }: RightChange): Draft {
  const saved = new Set(sides.map((side) => keyOf({ nniId, organizationId, side })));
  return new Map([...draft].filter(([key]) => !saved.has(key)));
}

/** What is to be saved: one change for each NNI and organization. */
export function changesOf(draft: Draft): RightChange[] {
  const changes = new Map<string, RightChange>();
  for (const [key, allowed] of draft) {
    const [nniId = "", organizationId = "", side] = key.split("/");
    const known = sides.find((one) => one === side);
    const place = `${nniId}/${organizationId}`;
    const change = changes.get(place) ?? { nniId, organizationId };
    if (known) changes.set(place, { ...change, [known]: allowed });
  }
  return [...changes.values()];
}

type RowsAsked = {
  /** The columns of the grid. */
  shown: readonly Nni[];
  /** Whoever may be given a right, and whoever has one to any NNI; some of them twice. */
  known: readonly NamedOrganization[];
  search: string;
};

/** The rows of the grid: organizations that hold a right in one of its columns first, then the others. */
export function rowsOf({ shown, known, search }: RowsAsked) {
  const holding = new Set(shown.flatMap(({ rights }) => rights.map(({ id }) => id)));
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...new Map(known.map((one) => [one.id, one])).values()]
    .filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
    .toSorted((a, b) => texts.formats.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  return { holding: rows.filter(({ id }) => holding.has(id)), others: rows.filter(({ id }) => !holding.has(id)) };
}
