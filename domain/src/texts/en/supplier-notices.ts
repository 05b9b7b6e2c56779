import type { ChoiceWay, NoticeKind, NoticeState, NoticeWord } from "../../supplier-notices/supplier-notice.ts";
import { todayInHelsinki } from "../../values/calendar-date.ts";
import { formats } from "./formats.ts";
import { shell } from "./shell.ts";

const kinds: Record<NoticeKind, string> = {
  plannedWork: "Planned work",
  outage: "Outage",
  termination: "Termination",
};
const states: Record<NoticeState, string> = { announced: "Announced", cancelled: "Cancelled", finished: "Finished" };
const headlines: Record<NoticeWord, (kind: string) => string> = {
  announced: (kind) => kind,
  changed: (kind) => `${kind}, new information`,
  cancelled: (kind) => `${kind} cancelled`,
  finished: (kind) => (kind === kinds.termination ? "Terminated connections have ended" : `${kind} finished`),
  reminded: (kind) => `Reminder: ${kind.toLowerCase()}`,
};
const lastDay = (endsAt: string) => formats.date(todayInHelsinki(new Date(endsAt)));
const ways: Record<ChoiceWay, string> = {
  municipality: "Municipality",
  postalCode: "Postal code",
  hub: "Hub",
  product: "Product",
  connection: "Single connections",
};
const connections = (count: number) => (count === 1 ? "1 connection" : `${formats.number(count)} connections`);

/** Planned work and outages that a supplier tells of (beyond F7.2). */
export const supplierNotices = {
  title: shell.supplierNotices,
  kinds,
  states,
  headlines,
  ways,
  connections,
  times: (kind: NoticeKind, beginsAt: string, endsAt: string | null) =>
    kind === "termination" && endsAt !== null
      ? `Last day ${lastDay(endsAt)}`
      : endsAt === null
        ? `From ${formats.instant(beginsAt)}, the end is not known yet`
        : kind === "outage"
          ? `From ${formats.instant(beginsAt)}, estimated end ${formats.instant(endsAt)}`
          : `${formats.instant(beginsAt)} – ${formats.instant(endsAt)}`,
  touches: (count: number) => `Concerns: ${connections(count)}`,
  openMailed: "Open the notice in the portal",
  why: (organization: string) => `You got this because you work in the organization ${organization}.`,

  columns: {
    kind: "Kind",
    title: "Title",
    when: "Time",
    supplier: "Supplier",
    connections: "Connections",
    read: "Read",
    connection: "Connection",
    partner: { SUBSCRIBER: "Supplier", SUPPLIER: "Subscriber" },
    customer: "Customer",
  },
  row: (title: string) => `Notice ${title}`,
  make: "New notice",
  shown: "Notices shown",
  parts: { standing: "Current", all: "All" },
  empty: {
    SUBSCRIBER:
      "No notices. Your suppliers tell here of planned work, outages and terminations that concern your connections.",
    SUPPLIER: "No notices. Make one when planned work or an outage concerns your customers' connections.",
  },
  readBy: (read: number, all: number) => `${read} / ${all}`,
  notRead: "Not read",
  ongoing: "Ongoing",
  coming: "Coming",

  // The form.
  formTitle: "New notice",
  kind: "Kind",
  noticeTitle: "Title",
  text: "What happens",
  begins: "Begins",
  ends: "Ends",
  endsEstimated: "Estimated end",
  by: "What it concerns",
  values: {
    municipality: "Municipalities",
    postalCode: "Postal codes",
    hub: "Hubs",
    product: "Products",
    connection: "TIDs of connections",
  } satisfies Record<ChoiceWay, string>,
  separated: "Separate with a space, a comma or a new line",
  hubsSeparated: "One on each line",
  preview: (all: number, subscribers: number) =>
    `Concerns: ${connections(all)}, ${subscribers === 1 ? "1 subscriber" : `${formats.number(subscribers)} subscribers`}`,
  previewOver: (most: string) =>
    `The choice is of more connections than ${most}. Narrow the choice or make several notices.`,
  previewNone: "The choice finds no connection in use",
  previewed: "Who gets the notice",
  andOthers: (count: number) => `and ${formats.number(count)} more subscribers`,
  send: "Send the notice",
  sent: "Notice sent",
  sendAsk: (all: number, subscribers: number) =>
    `The notice goes at once to ${subscribers === 1 ? "one subscriber" : `${formats.number(subscribers)} subscribers`} in the portal and by e-mail. It concerns: ${connections(all)}. The choice of connections cannot be changed once it is sent.`,

  // The page.
  notFound: "There is no such notice",
  notFoundHelp: "The notice is gone, or does not concern your organization's connections.",
  facts: "Notice",
  sender: "Sender",
  when: "Time",
  touched: "Connections",
  ownTouched: "Connections that this concerns",
  updates: "Later information",
  receipts: "Read receipts",
  told: "Told",
  remindedAt: (at: string) => `Reminded ${at}`,
  remind: "Remind those who have not read",
  reminded: (count: number) =>
    count === 0
      ? "Nobody to remind: the notice or the last reminder is less than an hour old, or all have read it."
      : count === 1
        ? "1 organization was reminded"
        : `${count} organizations were reminded`,
  update: "Tell a new time",
  cancel: "Cancel the notice",
  finish: "Mark finished",
  updateText: "Message to the subscribers",
  cancelText: "Why it is cancelled",
  tell: "Tell the subscribers",
  toldAgain: "The subscribers were told",
  faults: "Faults reported during this",
  noFaults: "No fault reports",
  faultCount: (count: number) => (count === 1 ? "1 fault report" : `${formats.number(count)} fault reports`),
  faultsElsewhere: "Faults are handled in fault handling.",
  handleFaults: "Handle the faults together",
  faultsHelp: "Choose faults and handle them together: send one message, take them into processing or archive them.",

  // Marks.
  mark: {
    plannedWork: "Known work",
    outage: "Known outage",
    termination: "Ends",
  } satisfies Record<NoticeKind, string>,
  knownFault: (title: string, when: string) => `Known outage: ${title}. ${when}.`,
  knownWork: (title: string, when: string) => `Known planned work: ${title}. ${when}.`,
  knownHelp: "You can still report the fault. It is linked to this notice.",
  open: "Open the notice",

  // Connections that their supplier ends.
  ending: {
    formTitle: "New termination",
    text: "Reason",
    lastDay: "Last day",
    notice: (days: number, date: string) =>
      `The notice period is ${days === 1 ? "1 day" : `${days} days`}: the last day is ${date} at the earliest.`,
    bound: (date: string) =>
      `The longest contract of those chosen binds until ${date}, so the last day is then at the earliest.`,
    alternatives: "Alternatives",
    alternativesHelp:
      "Your own products that the subscriber may order instead. A subscriber sees those that are offered to it.",
    alternativesText: "About the alternatives",
    previewNone: "The choice finds no connection in use that is not terminated already",
    send: "Terminate",
    sent: "Connections terminated",
    sendAsk: (all: number, subscribers: number) =>
      `The termination goes at once to ${subscribers === 1 ? "one subscriber" : `${formats.number(subscribers)} subscribers`} in the portal and by e-mail. It concerns: ${connections(all)}. The connections end in the register by themselves after the last day.`,
    update: "Move the last day",
    updateHelp: "The day can always be moved later. Moving it earlier needs a new notice period.",
    cancel: "Withdraw the termination",
    noAlternatives: {
      SUBSCRIBER: "The supplier has named no alternatives that your organization may order.",
      SUPPLIER: "No alternatives were given.",
    },
    order: "Order instead",
    replacement: "Replacing order",
    orderInstead: (tid: number) => `Order instead of connection ${tid}`,
    ordered: "Product to order",
    help: "The connection ends after the last day without a cancel order. It can be ended earlier by a usual cancel order on the page of the connection.",
    ended: (date: string) => `Ended ${date}, terminated by the supplier`,
    state: "State",
    history: "Termination by the supplier",
  },
};
