import { clientSecretMaxLength } from "@runko/domain/accounts/identity-provider";
import { pathRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { versioned } from "../platform/entity/versioned.ts";

const fields = z.strictObject({
  enabled: z.boolean().meta({ description: "Whether people sign in by it." }),
  issuer: z.string().meta({ description: "The issuer identifier of OpenID Connect, an https address." }),
  clientId: z.string(),
  domains: z
    .array(z.string())
    .max(100)
    .meta({ description: "Of the e-mails of its people; each is one organization's." }),
  makesAccounts: z.boolean().meta({ description: "Whether who is not known yet is made an account." }),
  newUserRoles: z.array(z.enum(pathRoles)).max(10).meta({ description: "Of an account that is made so." }),
  localLogin: z.boolean().meta({ description: "Whether its people may log in with a password too." }),
});

/** How the people of an organization sign in by its own identity provider. */
export const providerSchema = fields
  .extend({
    secretSetAt: z.string().nullable().meta({ description: "When the client secret was given; it is never told." }),
    returnUrl: z.string().meta({ description: "Where the provider is to lead back to." }),
  })
  .meta({ id: "IdentityProvider" })
  .register(versioned, { located: false });

/** Shapes only; what they must be is told by checkIdentityProvider. */
export const providerPatchSchema = fields
  .extend({
    clientSecret: z
      .string()
      .max(clientSecretMaxLength)
      .meta({ description: "Asked anew when the issuer or the client id changes; empty takes it away." }),
  })
  .partial();
