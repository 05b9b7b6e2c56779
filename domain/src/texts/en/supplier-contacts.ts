/** How the organization's suppliers are reached. */
export const supplierContacts = {
  title: "Suppliers’ contact details",
  help: "Suppliers from which your organisation can order. Each supplier keeps its own contact details.",
  search: "Search suppliers",
  searchHelp: "Name, address, number or other information",
  type: "What it is about",
  allTypes: "All documents",
  general: "Contact details",
  nothing: "The supplier has given no contact details.",
  nothingOfType: "There are no separate contact details for this document type.",
  empty:
    "Your organisation has no suppliers yet. The organisation’s administrator requests subscriptions in the control area.",
  emptyFiltered: "No suppliers match the search",
  /** "Orders, change orders and terminations" */
  about: (types: readonly string[]) =>
    types
      .map((type, place) => (place === 0 ? type : type.toLowerCase()))
      .join(", ")
      .replace(/, ([^,]+)$/u, " and $1"),
  count: (count: number) => (count === 1 ? "1 supplier" : `${count} suppliers`),
};
