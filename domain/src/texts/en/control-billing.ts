const fields = {
  name: "Name",
  type: "Invoicing method",
  eBillingAddress: "E-invoicing address",
  operatorId: "Intermediary ID",
  addressId: "Billing address",
  isDefault: "Default group",
};

/** Billing groups of an organization (§3). */
export const controlBilling = {
  fields,
  title: "Billing groups",
  empty: "No billing groups. The billing details of an order are written on the order form.",
  add: "Add billing group",
  newGroup: "New billing group",
  editGroup: (name: string) => `Edit: ${name}`,
  edit: (name: string) => `Edit billing group ${name}`,
  remove: "Delete",
  removeWhich: (name: string) => `Delete billing group ${name}`,
  isDefault: "Default",
  defaultHelp: "The default group is filled in for a new order. There can be one default.",
  noAddress: "No address",
  addressHelp: "Choose from the organisation’s addresses. Addresses are added on the Details page.",
  addresses: "Billing addresses",
  addressesElsewhere: "Change the addresses on the Details page",
  noAddresses: "No billing addresses",
  groupNotFound: "The billing group was not found, it may have been deleted.",
  created: (name: string) => `Billing group ${name} added`,
  saved: (name: string) => `Changes to billing group ${name} saved`,
  removeTitle: (name: string) => `Delete billing group ${name}?`,
  removeText:
    "The group can no longer be chosen for new orders. It remains on the orders for which it has been chosen.",
  removeLabel: "Delete billing group",
  removed: (name: string) => `Billing group ${name} deleted`,
};
