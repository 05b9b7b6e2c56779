import { resetLinkMinutes } from "@runko/domain/accounts/password-reset";
import { keptDays } from "@runko/domain/operations/kept-days";
import { z } from "zod";
import type { Capability } from "../capability.ts";
import { mailPasswordReset } from "./mail-password-reset.ts";
import { passwordLinks } from "./password-links.ts";
import { registerAccountRoutes } from "./account-routes.ts";
import { registerSessionRoutes } from "./session-routes.ts";
import { registerPasskeyRoutes } from "./passkey-routes.ts";
import { registerPasskeyLoginRoutes } from "./passkey-login-routes.ts";
import { registerSecondFactorRoutes } from "./second-factor-routes.ts";
import { registerUserRoutes } from "./user-routes.ts";
import { registerPasswordResetRoutes } from "./password-reset-routes.ts";
import { registerMemberRoutes } from "./member-routes.ts";

export const accounts: Capability = {
  tables: {
    users: [
      "admin-log",
      "api-clients",
      "consents",
      "contact",
      "documents",
      "imports",
      "joining",
      "mass-mails",
      "messages",
      "newsletters",
      "notifications",
      "organization-lifecycle",
      "organizations",
      "overview",
      "products",
      "search",
      "sessions",
    ],
    user_organization_roles: [
      "admin-log",
      "consents",
      "documents",
      "joining",
      "mass-mails",
      "notifications",
      "organization-lifecycle",
      "organizations",
      "overview",
      "products",
      "sessions",
    ],
    login_sessions: [],
    login_addresses: [],
    revoked_tokens: ["sessions"],
    password_resets: [],
    invitations: [],
    rate_limits: [],
    second_factors: ["sessions"],
    passkeys: [],
    passkey_challenges: [],
    recovery_codes: [],
  },
  expiring: [
    { table: "revoked_tokens", condition: "expires_at < now()" },
    { table: "login_sessions", condition: "expires_at < now()" },
    { table: "login_addresses", condition: `used_at < now() - interval '${keptDays.loginAddresses} days'` },
    { table: "passkey_challenges", condition: "expires_at < now()" },
    { table: "rate_limits", condition: "window_started_at < now() - interval '1 day'" },
    // Longer than the outbox keeps the word that made it: made anew, a used link would open again.
    { table: "password_resets", condition: "expires_at < now() - interval '31 days'" },
  ],
  delivers: [
    {
      topic: passwordLinks,
      byMail: true,
      deliver: (context, waiting, send) => mailPasswordReset(context, send, waiting),
    },
  ],
  privacy: {
    tokenHours: { schema: z.int(), of: ({ tokenHours }) => tokenHours },
    resetLinkMinutes: { schema: z.int(), of: () => resetLinkMinutes },
  },
  routes: (api, context) => {
    registerAccountRoutes(api, context);
    registerSessionRoutes(api, context);
    registerSecondFactorRoutes(api, context);
    registerPasskeyRoutes(api, context);
    registerPasskeyLoginRoutes(api, context);
    registerUserRoutes(api, context);
    registerPasswordResetRoutes(api, context);
    registerMemberRoutes(api, context);
  },
};
