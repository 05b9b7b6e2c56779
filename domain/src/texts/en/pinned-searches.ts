/** The searches that a user has pinned to the drawer. */
export const pinnedSearches = {
  title: "Pinned searches",
  count: (name: string, count: string) => `${name}, ${count}`,
  more: (most: number) => `${most - 1}+`,
  unsearchable: (name: string) => `${name}, the search criteria are out of date`,
};
