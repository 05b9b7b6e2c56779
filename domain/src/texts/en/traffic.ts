import type { TrafficName } from "../../reports/traffic.ts";

/** What both parties are told of the documents between them (beyond F7.12). */
export const traffic = {
  title: "Shared figures",
  titleOf: (counterparty: string) => (counterparty === "" ? "Shared figures" : `Shared figures: ${counterparty}`),
  open: (counterparty: string) => `${counterparty}, shared figures`,
  about:
    "The subscriber and the supplier see the same figures. They cover the documents between them created in the period.",
  choose: "Choose the other party",
  names: {
    confirmation: "Confirmation",
    onTime: "On time",
    rejections: "Rejected",
    repair: "Repair time",
  } satisfies Record<TrafficName, string>,
  explained: {
    confirmation: "Working days from creating an order to its confirmation, on average.",
    onTime: "How many of the orders were delivered by the agreed day.",
    rejections: "How many of the documents that the supplier answered were rejected.",
    repair:
      "The supplier's service hours from a fault report to its repair, median. Time waiting for the subscriber is left out.",
  } satisfies Record<TrafficName, string>,
  columns: {
    confirmation: "Confirmation, working days",
    onTime: "On time %",
    rejections: "Rejected %",
    repair: "Repair time, median h",
  } satisfies Record<TrafficName, string>,
  counted: {
    confirmation: "Confirmed",
    onTime: "Delivered",
    rejections: "Answered",
    repair: "Repaired",
  } satisfies Record<TrafficName, string>,
  countedOf: (name: string, count: string) => `${name}: ${count}`,
  months: "By month",
  month: "Month",
  reasons: "Reasons for rejection",
  reason: "Reason for rejection",
  rejected: "Rejected",
  noReason: "No reason recorded",
  noRejections: "Nothing was rejected in the period",
  reports: "Figures and reports",
  empty: "No documents with this party in the period",
  noCounterparties: "No documents with any other party in the period",
};
