import type { ControlEntry } from "@runko/domain/organizations/control-entries";
import { rowsOf, type Load, type Row } from "./route-table.tsx";

/** The page of each entry of the drawer. */
const fronts: Record<ControlEntry, Load> = {
  users: () => import("../control/users/users-page.tsx").then((page) => page.UsersPage),
  organizations: () => import("../control/organizations/organizations-page.tsx").then((page) => page.OrganizationsPage),
  products: () => import("./control-products-route.tsx").then((page) => page.ControlProductsRoute),
  emails: () => import("../control/emails/emails-page.tsx").then((page) => page.EmailsPage),
  faq: () => import("../control/faq/faq-list-page.tsx").then((page) => page.FaqListPage),
  log: () => import("../control/log/log-page.tsx").then((page) => page.LogPage),
  "contact-requests": () =>
    import("../control/contact/contact-requests-page.tsx").then((page) => page.ContactRequestsPage),
};

/** What stands below /control. */
export const controlRows: readonly Row[] = [
  { path: "", to: "/control/users" },
  ...rowsOf(fronts),
  { path: "users/add", load: () => import("../control/users/new-user-page.tsx").then((page) => page.NewUserPage) },
  { path: "users/:id/:mode", load: () => import("../control/users/user-page.tsx").then((page) => page.UserPage) },
  {
    path: "organizations/add",
    load: () =>
      import("../control/organizations/new/new-organization-page.tsx").then((page) => page.NewOrganizationPage),
  },
  { path: "organizations/:id", to: "info" },
  {
    path: "organizations/:id/:tab",
    load: () => import("../control/organizations/organization-page.tsx").then((page) => page.OrganizationPage),
  },
  { path: "organization/:id", load: () => import("./aliases.tsx").then((page) => page.OrganizationAlias) },
  { path: "emails/add", load: () => import("../control/emails/new-email-page.tsx").then((page) => page.NewEmailPage) },
  { path: "emails/:id", load: () => import("../control/emails/email-page.tsx").then((page) => page.EmailPage) },
  {
    path: "faq/add",
    load: () => import("../control/faq/faq-question-page.tsx").then((page) => page.NewFaqQuestionPage),
  },
  { path: "faq/:id", load: () => import("../control/faq/faq-question-page.tsx").then((page) => page.FaqQuestionPage) },
];
