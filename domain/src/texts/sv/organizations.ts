/** Organizations in the control area. */
export const organizations = {
  /** Who stands in the way of a change. */
  namesOf: (names: readonly string[], more: number) =>
    `${names.join(", ")}${more > 0 ? ` och ${String(more)} till` : ""}`,
};
