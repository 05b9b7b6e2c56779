import { makePublicLinks } from "../any-language/public-links.ts";
import type { TextSection } from "../text-section.ts";

const moreInfo: readonly TextSection[] = [
  {
    title: "What Runko is",
    paragraphs: [
      "Runko is a shared portal of telecom operators, in which operators order network connections and services from each other. The subscriber makes a document, the supplier answers it, and both see all the time how far it has got.",
      "The same operator can be the subscriber in one case and the supplier in another. A request can also be forwarded to one’s own supplier and the answer returned to the original subscriber.",
    ],
  },
  {
    title: "What is done in Runko",
    paragraphs: [],
    list: [
      "Availability request: whether a connection can be had at an address, what kind and how soon.",
      "Inquiry: what the connection costs and how long the quote is valid.",
      "Order: product, addresses, interface and requested date. The supplier confirms the delivery date and signs the order off as ready.",
      "Change order: a change of address, speed or connection to a ready order.",
      "Termination: ending a connection on the requested date.",
      "Fault report: reporting a fault, urgent ones too, and following it until it is repaired.",
    ],
  },
  {
    title: "What kinds of products are ordered",
    paragraphs: [
      "Subscriber lines and leased lines, DSL and fibre connections, Ethernet connections and leased Ethernet lines, transmission capacity and wavelengths, IP transit, places for equipment and antennas, and services. Each supplier keeps its own product list and decides who sees the products.",
    ],
  },
  {
    title: "What using it requires",
    paragraphs: [
      "You need your organisation’s account and an up-to-date browser. Nothing is installed. The portal also works on a phone and by keyboard, and your own systems can be connected to it by the API.",
      "If your organisation already uses Runko, ask its administrator for an account. Otherwise request an account by the form.",
    ],
  },
];

const partnering: readonly TextSection[] = [
  {
    title: "For whom",
    paragraphs: [
      "Any telecom operator, network owner or service provider in Finland that buys network connections from other operators or sells to them can join Runko. Size does not matter: you join as a subscriber, a supplier or both.",
    ],
  },
  {
    title: "What a subscriber gets",
    paragraphs: [],
    list: [
      "One way to ask for, order and change connections from all suppliers.",
      "The supplier’s confirmation, delivery date and messages in the same place as the order.",
      "Copying and drafts, by which recurring orders are made in a moment.",
    ],
  },
  {
    title: "What a supplier gets",
    paragraphs: [],
    list: [
      "Orders always in the same form and checked: addresses, interfaces and dates are as they should be.",
      "Its own product list, prices and NNI IDs, whose visibility it decides itself.",
      "Fault reports directly to fault handling, urgent ones marked separately.",
    ],
  },
  {
    title: "How to begin",
    paragraphs: [],
    list: [
      "Request an account by the form and tell whether you are a subscriber, a supplier or both.",
      "The portal administrator opens your organisation and makes its first administrator.",
      "Your administrator adds users, recipients of notifications and billing details. A supplier also adds products and NNI IDs.",
      "The subscriber requests subscriptions from suppliers, and the suppliers approve them. After that the first document can be sent.",
    ],
  },
  {
    title: "Contracts",
    paragraphs: [
      "Runko passes on documents, but the prices and terms of connections are agreed between subscriber and supplier. The contract number is recorded in the subscription, so that it is shown on orders.",
    ],
  },
];

/** Pages that are read without a login. */
export const publicPages = {
  toPortal: "Go to portal",
  toLogin: "Log in",
  links: makePublicLinks({
    moreInfo: "More information",
    news: "News",
    partnering: "Become a partner",
    orderCredentials: "Request account",
    privacy: "Privacy policy",
  }),
  moreInfo: {
    title: "About Runko",
    lead: "Connection orders between operators in one place, from inquiry to a ready connection.",
    sections: moreInfo,
  },
  partnering: {
    title: "Become a Runko partner",
    lead: "When everyone orders in the same way, there is time left to build networks.",
    sections: partnering,
  },
  orderCredentials: "Request account",
};
