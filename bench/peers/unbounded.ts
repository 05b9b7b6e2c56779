/** Settings with which one caller's amounts are not bounded: what is measured is the work, not the bounds. */
export const unbounded = {
  CALLS_PER_MINUTE: "100000000",
  DOCUMENTS_PER_HOUR: "1000000000",
  DOCUMENTS_PER_HOUR_OF_ORGANIZATION: "1000000000",
  CHANGES_PER_HOUR: "1000000000",
  CHANGES_PER_HOUR_OF_ORGANIZATION: "1000000000",
};
