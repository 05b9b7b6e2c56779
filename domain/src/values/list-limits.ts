/** Rows of one page of any list, at most. Source: D-27 */
export const largestPage = 1000;

/** Values that one condition of a filter may name. Source: R3 */
export const valuesOfCondition = 100;

/** Where a list may hold too much, it tells at most so many. Source: D-27 */
export const countedAtMost = 1000;

/** So far the server counts then: one more says that there are others. */
export const countLimit = countedAtMost + 1;
