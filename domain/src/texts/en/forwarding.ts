import type { RequestKind } from "../../documents/request-states.ts";

/** Forwarding a document, and bringing the answer back. */
export const forwarding = {
  title: "Forward",
  help: "Choose to whom the document is forwarded. Nothing is sent before you have checked the form.",
  choice: "To whom",
  search: "Search suppliers",
  backToOriginal: "Back to the original",
  backHelp: "Copies the answer received to the original document",
  next: "Continue to form",
  noSuppliers: "Your organisation has no supplier that takes in this document",
  chooseOne: "Choose a supplier",

  loop: {
    returned: (tid: string) =>
      `You have forwarded this once already (${tid}), and it has come back to you. Forwarding it again goes round in a loop.`,
    toSubscriber: "The document came from this organisation. Forwarding would return it to its sender.",
  },

  orderQuoted: "Order from the forwarded inquiry",
  quoted: (what: string, supplier: string) =>
    `You forwarded the inquiry from which this was ordered, and got an answer: ${what}, ${supplier}. An order made from it continues the chain.`,

  section: "Forwarding",
  original: "Original document",
  originalOperators: "Original operators",
  ownForward:
    "You forwarded this document. You can copy the answer to the original; the other actions are on the subscriber’s page.",
  originalChanged:
    "The original document has been changed since it was forwarded. Compare the details and edit or cancel this one if necessary.",
  originalCancelled:
    "The original document has been cancelled since it was forwarded. Cancel this one if it is no longer needed.",
  onward: {
    cancel: "The subscriber requests cancellation. Decide whether what you forwarded is cancelled too.",
    amend:
      "The subscriber requests a change. Decide whether the same is requested from the one to whom you forwarded this.",
  } satisfies Record<RequestKind, string>,
  openForward: (tid: string) => `Open ${tid}`,
  forwards: "Forwarded",
  forwardedTo: (supplier: string) => `to supplier ${supplier}`,

  transferTitle: "Copy the delivery details to the original?",
  transferText: (target: string) =>
    `The details of the answer are copied to ${target}. Details already there are replaced.`,
  copied: "Details to copy",
  fees: "Copy the prices too",
  feesHelp: "Leave out if you invoice the subscriber at your own prices.",
  reject: "Reject for the same reason",
  rejectTitle: (target: string) => `Reject ${target}`,
  rejectImpossible: "The original can no longer be rejected",
  transferred: (target: string) => `Delivery details copied to ${target}`,
};
