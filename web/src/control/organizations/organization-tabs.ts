import type { OrganizationTab } from "@runko/domain/organizations/organization-tabs";
import { lazy, type ComponentType } from "react";
import type { OrganizationTabProps } from "./organization-tab-props.ts";

type TabPage = { tab: OrganizationTab; Page: ComponentType<OrganizationTabProps> };

/** The tabs that have a page, in the order of §2; whoever makes one adds it here. */
export const organizationTabs: readonly TabPage[] = [
  { tab: "info", Page: lazy(() => import("./info/info-tab.tsx")) },
  { tab: "event-messages", Page: lazy(() => import("./event-messages/event-messages-tab.tsx")) },
  { tab: "sub-organization-event-visibility", Page: lazy(() => import("./visibility/visibility-tab.tsx")) },
  { tab: "settings", Page: lazy(() => import("./settings/settings-tab.tsx")) },
  { tab: "billing-info", Page: lazy(() => import("./billing/billing-tab.tsx")) },
  { tab: "nni-identifiers", Page: lazy(() => import("./nnis/nni-identifiers-tab.tsx")) },
  { tab: "sub-nni-identifiers", Page: lazy(() => import("./nnis/sub-nni-identifiers-tab.tsx")) },
  { tab: "subscriptions", Page: lazy(() => import("./subscriptions/subscriptions-tab.tsx")) },
  { tab: "customers", Page: lazy(() => import("./subscriptions/customers-tab.tsx")) },
  { tab: "service-times", Page: lazy(() => import("./service-times/service-times-tab.tsx")) },
  { tab: "escalation", Page: lazy(() => import("./escalation/escalation-tab.tsx")) },
  { tab: "api", Page: lazy(() => import("./api/api-tab.tsx")) },
  { tab: "sign-in", Page: lazy(() => import("./sign-in/sign-in-tab.tsx")) },
];
