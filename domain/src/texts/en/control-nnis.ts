import type { NniFields } from "../../nnis/nni-schema.ts";

const fields: Record<keyof NniFields | "productGroupIds", string> = {
  identifier: "ID",
  description: "Description",
  active: "In use",
  productGroupIds: "Product groups",
};

type Side = "allowFrom" | "allowTo";

const sides: Record<Side, string> = { allowFrom: "From", allowTo: "To" };
const rightTo: Record<Side, string> = {
  allowFrom: "may order from the ID",
  allowTo: "may order to the ID",
};
const rightChanged: Record<Side, string> = {
  allowFrom: "right to order from the ID",
  allowTo: "right to order to the ID",
};

/** NNIs of an organization in the control area: their list, form, rights and sharing. */
export const controlNnis = {
  fields,
  title: "NNI IDs",
  columns: {
    identifier: "ID",
    description: "Description",
    productGroups: "Product groups",
    rights: "Rights",
    state: "State",
  },
  row: (identifier: string) => `NNI ID ${identifier}`,
  inUse: "In use",
  notInUse: "Not in use",
  empty: "The organisation has no NNI IDs",

  add: "New NNI ID",
  create: "Add NNI ID",
  created: (identifier: string) => `NNI ID ${identifier} added`,
  saved: (identifier: string) => `Changes to NNI ID ${identifier} saved`,
  editTitle: (identifier: string) => `Edit: ${identifier}`,
  toList: "All NNI IDs",
  own: "Basic details",
  activeHelp: "An ID that is not in use is not offered for new documents",
  productGroupsHelp: "The ID can be used for products of these groups",
  noProductGroups: "No product groups, so the ID is not offered for any product",
  sharedTo: "Shared with sub-organisations",
  holders: "Rights",
  noHolders: "Nobody has a right to the ID",
  rightsOf: (from: boolean, to: boolean) => [...(from ? ["from"] : []), ...(to ? ["to"] : [])].join(" and "),
  notFound: "The NNI ID was not found. It may have been deleted.",

  remove: "Delete NNI ID",
  removeTitle: (identifier: string) => `Delete NNI ID ${identifier}?`,
  removeText: "The ID and the rights given to it are removed permanently. This cannot be undone.",
  deactivate: "Take out of use",
  deactivateTitle: (identifier: string) => `Take NNI ID ${identifier} out of use?`,
  deactivateText:
    "The ID cannot be deleted because documents use it. An ID taken out of use is no longer offered for new documents.",
  removed: (identifier: string) => `NNI ID ${identifier} deleted`,
  deactivated: (identifier: string) => `NNI ID ${identifier} is no longer in use`,
  alreadyInactive: "The ID is already out of use, and it cannot be deleted because documents use it",

  rights: "Rights to NNI IDs",
  rightsHelp:
    "From: the organisation may order a connection that begins at the ID. To: the organisation may order a connection that ends at the ID.",
  organization: "Organisation",
  sides,
  box: (organization: string, identifier: string, side: Side) => `${organization} ${rightTo[side]} ${identifier}`,
  rightOf: (side: Side) => rightChanged[side],
  rightChange: (identifier: string, organization: string) => `${identifier} / ${organization}`,
  search: "Search organisations",
  searchHelp: "Name of organisation",
  shownNni: "ID shown",
  allNnis: "All IDs",
  holding: (count: number) => `Organisations with rights (${count})`,
  others: (count: number) => `Other organisations (${count})`,
  noRows:
    "There are no organisations to which rights could be given. A right can be given to a subscriber that has requested a subscription.",
  noRowsFound: "No organisations match the search",
  changeCount: (count: number) => (count === 1 ? "One unsaved change" : `${count} unsaved changes`),
  saveRights: "Save rights",
  discard: "Discard changes",
  rightsSaved: "Rights saved",
  notAllSaved: (saved: number, all: number, why: string) =>
    `${saved}/${all} changes saved. The rest are waiting to be saved. ${why}`,

  received: "Shared with this organisation",
  receivedHelp: "The organisation offers these IDs of its parent organisation as its own.",
  noReceived: "No NNI IDs have been shared with the organisation",
  ownerOf: (owner: string) => `Owner ${owner}`,
  given: "Shared with sub-organisations",
  givenHelp: "A sub-organisation offers a shared ID as its own.",
  noGiven: "The organisation’s NNI IDs have not been shared with sub-organisations",
  noBelow: "The organisation has no sub-organisations with which NNI IDs could be shared",
  noneToShare: "The organisation has no NNI IDs to share",
  sharedNni: "NNI ID",
  receiver: "Sub-organisation",
  sharedWith: (organization: string) => `Sub-organisation ${organization}`,
  share: "Share NNI ID",
  chooseBoth: "Choose an NNI ID and a sub-organisation first",
  shared: (identifier: string, organization: string) => `${identifier} shared: ${organization}`,
  end: "Stop sharing",
  endWhich: (identifier: string, organization: string) => `Stop sharing: ${identifier}, ${organization}`,
  endTitle: (identifier: string) => `Stop sharing ${identifier}?`,
  endText: (organization: string) =>
    `${organization} can no longer offer the ID. Documents that use it stay as they are.`,
  ended: (identifier: string) => `Sharing of ${identifier} stopped`,
  endRefused: "Sharing can be stopped by the administrator of the organisation that owns the ID",
};
