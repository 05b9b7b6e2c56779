/** The searches that a user has pinned to the drawer. */
export const pinnedSearches = {
  title: "Kiinnitetyt haut",
  count: (name: string, count: string) => `${name}, ${count} kpl`,
  more: (most: number) => `${most - 1}+`,
  unsearchable: (name: string) => `${name}, hakuehdot ovat vanhentuneet`,
};
