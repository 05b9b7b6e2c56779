import type { FieldName } from "../../documents/document-fields.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

/** What binds, and when, when a document of each type is sent. */
const check: Record<DocumentType, string> = {
  AvailabilityRequest: "Check the details before sending. The request does not commit you to order.",
  Inquiry: "Check the details before sending. The inquiry does not commit you to order.",
  Order: "Check the details before sending. The order is binding once the supplier has confirmed it.",
  ChangeOrder: "Check the details before sending. The change is binding once the supplier has confirmed it.",
  CancelOrder: "Check the details before sending. The termination is binding once the supplier has confirmed it.",
  Fault: "Check the details before sending. The supplier’s fault handling is notified at once.",
};

/** What is asked before anything else of these types. */
const leadingTitles: Record<DocumentType, string> = {
  AvailabilityRequest: "Request",
  Inquiry: "Inquiry",
  Order: "Order",
  ChangeOrder: "What is changed",
  CancelOrder: "Termination",
  Fault: "Fault",
};

/** Where a label names no thing to be given. */
const otherwise: Partial<Record<FieldName, string>> = { validUntilDate: "Give last day of validity" };

/** The form of a document in its three steps. */
export const documentForm = {
  steps: {
    label: "Steps",
    product: "Product and supplier",
    order: "Order",
    fields: "Connection and delivery",
    details: "Details",
    summary: "Summary",
    next: "Next",
    toSummary: "To summary",
    previous: "Previous",
    edit: "Edit",
    editWhat: (group: string) => `Edit: ${group}`,
  },

  productGroup: "Product group",
  supplier: "Supplier",
  product: "Product",
  productsOf: (supplier: string) => `Products: ${supplier}`,
  searchProducts: "Search products",
  severalProducts: "You can choose several products",
  nthProduct: (name: string) => `Product details: ${name}`,
  chooseGroupFirst: "Choose a product group first",
  noSuppliers:
    "No supplier from which your organisation may order has this product group. Choose another product group.",
  productGone: (name: string | undefined) =>
    `${name === undefined ? "The product of the draft" : `Product ${name}`} is no longer available.`,
  chooseAnother: "Choose another product.",
  noProducts: "The supplier has no products in this product group. Choose another supplier.",
  initialFee: "Connection fee",
  monthlyFee: "Monthly fee",
  perMonth: (fee: string) => `${fee}/month`,
  supplierInfo: (supplier: string) => `From ${supplier}`,
  customerNumber: (number: string) => `Your customer number: ${number}`,
  earliestNormal: (date: string) => `Normal delivery ${date} at the earliest`,
  beganNow: "It began now",
  takeFirstDate: (date: string) => `Choose the first possible, ${date}`,

  customFields: "Product details",
  addressParts: {
    streetName: "Street",
    streetNumber: "Number",
    streetLetter: "Staircase",
    apartment: "Apartment",
    postalCode: "Postcode",
    postalPlace: "Post town",
  },
  sameAsTarget: "Use A end address",
  useOwnContact: "Use my own details",
  ownBillingAddress: "No billing group, I will give the address",
  lengthHelp: "In metres, for example 12500",
  followersHelp: "Email addresses that are notified of changes",

  projectInUse: {
    title: (projectId: string) => `Project ID ${projectId} is already used in other documents`,
    document: (type: string, tid: number, customer: string) => `${type} TID ${tid}${customer && `, ${customer}`}`,
    newTab: "opens in a new tab",
    more: (count: number) => (count === 1 ? "and 1 other" : `and ${count} others`),
  },

  connectionIdUnchecked: "Could not check whether the ID is already in use. It is checked at the latest when you send.",
  billingGroupsFailed: "Could not be loaded",
  billingGroupsUnknown: "The billing groups could not be loaded. Try again before you give a billing address yourself.",
  connectionIdInUse: (connectionId: string) => `The ID is already in use: ${connectionId}. Give another ID.`,

  faultHandlerFront: "Fault handling",

  source: {
    original: (tid: number) => `TID ${tid}`,
    from: {
      COPY: "Copy of document",
      ORDER: "You are ordering from the answer",
      FORWARD: "You are forwarding the document",
      FROM_EXISTING: "Concerns the order",
    },
    offered: ({ connectFee, monthlyFee }: { connectFee: string; monthlyFee: string }) =>
      `Offered connection fee ${connectFee}, monthly fee ${monthlyFee}/month`,
    validUntil: (date: string) => `The quote is valid until ${date}`,
    forwardHelp: "The original subscriber’s billing and reference details are not carried over.",
    copyHelp: "Give the copy a connection ID of its own.",
    loading: "Loading source document",
    cannotTitle: "The source document cannot be used",
    cannotHelp: "Open the source document to see what can be done with it now.",
    missing: (tid: number) => `Source document TID ${tid} was not found, or you have no right to it`,
    missingHelp: "Return to the list and choose the document again.",
    orderSection: "The order concerned",
  },

  findOrder: {
    title: "Which connection is this about?",
    search: "Find among own connections",
    searchHelp: "Connection ID, TID, CID, customer or address",
    found: (count: number) => (count === 1 ? "1 connection" : `${count} connections`),
    nothingFound: "No valid connection was found. Try another ID, customer or address.",
    more: (count: number) => `There are ${count} more. Type in the search to narrow the list.`,
    withoutOrder: "Report a fault without an order",
    withoutOrderHelp: "If the order is not in the portal, the fault report opens a case of its own.",
  },

  summary: {
    live: {
      AvailabilityRequest: "Your request",
      Inquiry: "Your inquiry",
      Order: "Your order",
      ChangeOrder: "Your change order",
      CancelOrder: "Your termination",
      Fault: "Your report",
    },
    liveEmpty: "Your choices are gathered here.",
    check: check.Order,
    checks: check,
  },

  leadingTitles,
  moreOfFault: "Further details of the fault",
  /** Beside the heading of a group that is folded. */
  optionalGroup: "Optional details",
  filledIn: (count: number) => (count === 1 ? "1 item given" : `${count} items given`),

  /** What is to be done at a field that is empty, in the summary of errors. */
  missing: {
    give: (what: string) => `Give ${what}`,
    choose: (what: string) => `Choose ${what}`,
    otherwise,
  },

  sendFailed: "Sending failed",
  sendFailedKept: "What you have written is kept as a draft.",
  alreadySent: "The draft has already been sent earlier with other details. Check the list before you send it again.",
  sendAsNew: "Send as new",
  toList: "Go to list",
  moveOn: "Move on or send",
  loadingForm: "Loading form",
};
