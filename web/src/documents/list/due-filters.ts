/** How soon the supplier has to do something. */
export const dueFilters = ["late", "today"] as const;
export type DueFilter = (typeof dueFilters)[number];
