import { search } from "./search.ts";
import { formats } from "./formats.ts";

const documents = (count: number) => (count === 1 ? "1 document" : `${count} documents`);

/** The screens of search and of saved searches. */
export const searchPage = {
  title: "Search",
  results: "Search results",
  field: "Search documents",
  placeholder: "TID, CID, connection ID, project, customer or address",
  clearField: "Clear search word",
  basic: "Basic search",
  advanced: "Advanced search",
  startTitle: "What are you looking for?",
  startText:
    "Type a document or case ID, a connection or project ID, a customer’s name or part of an address. The search finds archived documents too.",
  repeatLast: (what: string) => `Repeat the previous search: ${what}`,

  criteria: "Search criteria",
  setIn: (group: string, count: number) => (count === 0 ? group : `${group} (${count} in use)`),
  submit: "Search",
  clearAll: "Clear criteria",
  change: "Change criteria",
  cancelChange: "Return to results",
  remove: (criterion: string) => `Remove criterion ${criterion}`,
  emptySearch: "Give at least one search criterion",
  rangeFrom: (criterion: string) => `${criterion} ${search.from}`,
  rangeTo: (criterion: string) => `${criterion} ${search.to}`,
  between: (from: string, to: string) => `${from}–${to}`,
  since: (date: string) => `${search.from} ${date}`,
  until: (date: string) => `${search.to} ${date}`,
  unknown: "unknown",
  chooseSeveral: "Type and choose",
  badCriteria: "Correct the search criteria",

  facets: {
    title: "Narrow the results",
    atLeast: (count: string) => `at least ${count}`,
    failed: "The counts could not be fetched.",
    nothing: "All results are alike: there is nothing to narrow by.",
  },

  nothingFound: "No documents match the search",
  nothingHint: "Check the spelling, try a shorter part of the word or remove a criterion.",
  found: documents,
  foundMany: (most: number) => `more than ${formats.number(most)} documents`,
  showAll: (count: string) => `Show all results (${count})`,

  export: "Download",
  exportCsv: "As a CSV file",
  exportXlsx: "As an Excel file",
  exported: "The file has been saved among your downloads",

  save: "Save search",
  saved: "Saved searches",
  saveTitle: "Save search",
  editTitle: "Edit saved search",
  name: "Name",
  share: "Show to others in the organisation too",
  pin: "Pin to menu",
  saveHelp: "The search is saved with its criteria, columns and order.",
  saveButton: "Save",
  savedDone: (name: string) => `Search “${name}” saved`,
  update: "Update saved search",
  noSaved: "No saved searches. Make a search and save it, and you will find it here.",
  sharedBy: (name: string) => `shared by ${name}`,
  shared: "shared",
  pinSearch: (name: string) => `Pin to menu: ${name}`,
  unpinSearch: (name: string) => `Unpin from menu: ${name}`,
  edit: (name: string) => `Edit search ${name}`,
  deleteSearch: (name: string) => `Delete search ${name}`,
  deleteTitle: "Delete saved search",
  deleteText: (name: string) => `The search “${name}” is removed from everyone who sees it. The documents stay.`,
  deleteButton: "Delete search",
  deleted: (name: string) => `Search “${name}” deleted`,
};
