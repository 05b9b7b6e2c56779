import type { Capability } from "../capability.ts";
import { registerOrganizationRoutes } from "./organization-routes.ts";
import { registerOrganizationControlRoutes } from "./control-routes.ts";
import { registerRoleRoutes } from "./role-routes.ts";
import { registerAddressRoutes } from "./address-routes.ts";
import { registerOneAddressRoutes } from "./one-address-routes.ts";
import { registerBillingGroupRoutes } from "./billing-group-routes.ts";
import { registerEventMessageRoutes } from "./event-message-routes.ts";
import { registerRecipientConsentRoutes } from "./recipient-consent-routes.ts";
import { registerVisibilityRoutes } from "./visibility-routes.ts";
import { registerSubscriptionRoutes } from "./subscription-routes.ts";
import { registerSubscriberInfoRoutes } from "./subscriber-info-routes.ts";
import { registerEscalationContactsRoutes } from "./escalation-contacts-routes.ts";
import { registerServiceTimesRoutes } from "./service-times-routes.ts";
import { registerKnownSubscriberRoutes } from "./known-subscriber-routes.ts";

export const organizations: Capability = {
  tables: {
    organizations: [
      "accounts",
      "admin",
      "admin-log",
      "api-clients",
      "availability",
      "connections",
      "consents",
      "contact",
      "documents",
      "identity-providers",
      "joining",
      "mass-mails",
      "messages",
      "nnis",
      "notifications",
      "organization-lifecycle",
      "overview",
      "products",
      "projects",
      "reports",
      "sandbox",
      "search",
      "sessions",
      "supplier-notices",
      "tmf",
      "webhooks",
    ],
    organization_role_grants: [
      "accounts",
      "api-clients",
      "documents",
      "identity-providers",
      "mass-mails",
      "organization-lifecycle",
      "overview",
      "products",
      "search",
      "tmf",
      "webhooks",
    ],
    addresses: ["organization-lifecycle"],
    billing_groups: ["documents"],
    event_message_recipients: ["notifications", "organization-lifecycle"],
    subscribers_info: [],
    subscriptions: ["documents", "organization-lifecycle", "products", "search"],
    sub_organization_event_visibilities: ["documents"],
  },
  routes: (api, context) => {
    registerOrganizationRoutes(api, context);
    registerOrganizationControlRoutes(api, context);
    registerRoleRoutes(api, context);
    registerAddressRoutes(api, context);
    registerOneAddressRoutes(api, context);
    registerBillingGroupRoutes(api, context);
    registerEventMessageRoutes(api, context);
    registerRecipientConsentRoutes(api, context);
    registerVisibilityRoutes(api, context);
    registerSubscriptionRoutes(api, context);
    registerSubscriberInfoRoutes(api, context);
    registerKnownSubscriberRoutes(api, context);
    registerServiceTimesRoutes(api, context);
    registerEscalationContactsRoutes(api, context);
  },
};
