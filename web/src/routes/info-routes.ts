import type { InfoEntry } from "@runko/domain/organizations/tabs";
import { rowsOf, type Load, type Row } from "./route-table.tsx";

/** The page of each entry of the drawer. */
const fronts: Record<InfoEntry, Load> = {
  newsletters: () => import("../info/newsletters/newsletters-page.tsx").then((page) => page.NewslettersPage),
  faq: () => import("../info/guide/faq-page.tsx").then((page) => page.FaqPage),
  "vendors-contact": () =>
    import("../info/contacts/supplier-contacts-page.tsx").then((page) => page.SupplierContactsPage),
  manual: () => import("../info/guide/manual-page.tsx").then((page) => page.ManualPage),
  "feedback-and-errors": () => import("../info/feedback/feedback-page.tsx").then((page) => page.FeedbackPage),
  confidentiality: () => import("./info-confidentiality-route.tsx").then((page) => page.InfoConfidentialityRoute),
};

/** What stands below /info. */
export const infoRows: readonly Row[] = [
  { path: "", to: "/info/newsletters" },
  ...rowsOf(fronts),
  {
    path: "newsletters/:id",
    load: () => import("../info/newsletters/newsletter-page.tsx").then((page) => page.NewsletterPage),
  },
  {
    path: "invitations",
    load: () => import("../accounts/own-invitations-page.tsx").then((page) => page.OwnInvitationsPage),
  },
];
