import { texts } from "@runko/domain/texts/texts";
import { demoLogins, type Login } from "../support/demo.ts";

export type Visitor = "nobody" | Login;

/** A screen to be photographed; `{READY}` and so on in its path become the TID of an order in that state. */
export type Place = { name: string; path: string };

/** Without a login. */
export const publicPlaces: readonly Place[] = [
  { name: "login", path: "/login" },
  { name: "reset-password", path: "/reset-password" },
  { name: "more-info", path: "/more-info" },
  { name: "news", path: "/news" },
  { name: "order-credentials", path: "/order-credentials" },
  { name: "partnering-with", path: "/partnering-with" },
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "not-found", path: "/not-found" },
];

const subscriberPlaces: readonly Place[] = [
  { name: "subscriber", path: "/subscriber" },
  { name: "new-order", path: "/subscriber/documents/new?type=Order" },
  { name: "subscriber-orders", path: "/subscriber/documents?type=Order" },
  { name: "subscriber-orders-open", path: "/subscriber/documents?type=Order&status=OPEN" },
  { name: "subscriber-faults", path: "/subscriber/documents?type=Fault" },
  { name: "subscriber-availability", path: "/subscriber/availability?street=H%C3%A4meenkatu&number=12&postal=33100" },
  { name: "subscriber-projects", path: "/subscriber/projects" },
  { name: "subscriber-imports", path: "/subscriber/imports" },
  { name: "subscriber-import-connections", path: "/subscriber/imports?kind=Connection" },
  { name: "subscriber-connections", path: "/subscriber/connections" },
  { name: "subscriber-reconciliation", path: "/subscriber/connections/reconciliation" },
  { name: "subscriber-connection", path: "/subscriber/connections/{READY}" },
  { name: "subscriber-messages", path: "/subscriber/messages" },
  { name: "subscriber-search", path: "/subscriber/search" },
  { name: "subscriber-invitations", path: "/info/invitations" },
  { name: "subscriber-search-criteria", path: "/subscriber/search?searchType=advanced" },
  { name: "subscriber-search-results", path: "/subscriber/search?q=katu" },
  { name: "subscriber-order-open", path: "/subscriber/documents/{OPEN}" },
  { name: "subscriber-order-ready", path: "/subscriber/documents/{READY}" },
  { name: "subscriber-order-cancelled", path: "/subscriber/documents/{CANCELLED}" },
  { name: "subscriber-order-missing", path: "/subscriber/documents/99" },
  { name: "subscriber-reports", path: "/reports/subscriber" },
  { name: "subscriber-traffic", path: "/reports/subscriber/traffic" },
  { name: "subscriber-report", path: "/reports/subscriber?report=count-per-event&mode=basic" },
];

/** For everyone who is logged in. */
export const infoPlaces: readonly Place[] = [
  { name: "newsletters", path: "/info/newsletters" },
  { name: "faq", path: "/info/faq" },
  { name: "suppliers-contacts", path: "/info/vendors-contact" },
  { name: "manual", path: "/info/manual" },
  { name: "feedback", path: "/info/feedback-and-errors" },
  { name: "confidentiality", path: "/info/confidentiality" },
  { name: "not-found-inside", path: "/not-found" },
];

const vendorPlaces: readonly Place[] = [
  { name: "vendor", path: "/vendor" },
  { name: "vendor-orders", path: "/vendor/documents?type=Order" },
  { name: "vendor-projects", path: "/vendor/projects" },
  { name: "vendor-connections", path: "/vendor/connections" },
  { name: "vendor-reconciliation", path: "/vendor/connections/reconciliation" },
  { name: "vendor-messages", path: "/vendor/messages" },
  { name: "vendor-search", path: "/vendor/search?q=katu" },
  { name: "vendor-order-open", path: "/vendor/documents/{OPEN}" },
  { name: "vendor-order-in-processing", path: "/vendor/documents/{IN_PROCESSING}" },
  { name: "vendor-order-confirmed", path: "/vendor/documents/{CONFIRMED}" },
  { name: "vendor-order-in-delivery", path: "/vendor/documents/{IN_DELIVERY}" },
  { name: "vendor-traffic", path: "/reports/vendor/traffic" },
  { name: "vendor-report", path: "/reports/vendor?report=delivery-time&mode=advanced" },
];

/** Of the control area and of the product admin. */
export const controlPlaces: readonly Place[] = [
  ...Object.keys(texts.control.entries).map((entry) => ({ name: `control-${entry}`, path: `/control/${entry}` })),
  { name: "control-new-user", path: "/control/users/add" },
  { name: "control-own-products", path: "/control/products?tab=OrganizationsProducts" },
  { name: "control-new-product", path: "/control/products?tab=AddNewProduct" },
  { name: "control-product-areas", path: "/control/products?tab=Areas" },
  { name: "control-product-visibility", path: "/control/products?tab=Visibility" },
  { name: "control-new-email", path: "/control/emails/add" },
  { name: "control-new-question", path: "/control/faq/add" },
  { name: "briefings", path: "/briefings" },
  { name: "new-briefing", path: "/briefings/new" },
  { name: "admin", path: "/admin" },
  { name: "admin-mails", path: "/admin/mails" },
];

/** The routes that stand today, by the kind of user whose roles open them. Whoever makes a route adds it here. */
export const placesOf: Readonly<Partial<Record<Visitor, readonly Place[]>>> = {
  nobody: publicPlaces,
  productAdmin: [...subscriberPlaces, ...vendorPlaces, ...controlPlaces],
  subscriber: [...subscriberPlaces, ...infoPlaces],
  supplier: [...subscriberPlaces, ...vendorPlaces],
  otherSupplier: vendorPlaces,
  otherErrorHandler: [
    { name: "fault-handler", path: "/fault-handler" },
    { name: "fault-handler-faults", path: "/fault-handler/documents" },
    { name: "fault-handler-search", path: "/fault-handler/search?q=katu" },
    { name: "fault-handler-new", path: "/fault-handler/documents/new" },
    { name: "fault-handler-traffic", path: "/reports/fault-handler/traffic" },
    { name: "fault-handler-report", path: "/reports/fault-handler?report=fault&mode=basic" },
  ],
};

export const loginOf = (visitor: Login): string => demoLogins[visitor];

export const widths = [360, 1024, 1138, 1280, 1920] as const;
