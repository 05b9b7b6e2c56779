/** The searches that a user has pinned to the drawer. */
export const pinnedSearches = {
  title: "Fästa sökningar",
  count: (name: string, count: string) => `${name}, ${count} st.`,
  more: (most: number) => `${most - 1}+`,
  unsearchable: (name: string) => `${name}, sökvillkoren är föråldrade`,
};
