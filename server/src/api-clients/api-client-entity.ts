import { apiScopes } from "@runko/domain/api-clients/api-scopes";
import { oldTokenEndNames, tokenDays, usualTokenDays } from "@runko/domain/api-clients/api-tokens";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  instant,
  nullable,
  objectJson,
  schemaOf,
  shown,
  shownInstant,
  uuid,
  version,
} from "../platform/entity/fields.ts";
import { createScope } from "../platform/filter/combine-where.ts";

const scopesSchema = z.array(z.enum(apiScopes));
const networksSchema = z.array(z.string());

/** A token `t`: enough to tell it from others, never the token itself. */
const tokenFields = {
  id: shown("t.id"),
  prefix: described(shown("t.prefix"), "Its first eight letters."),
  suffix: described(shown("t.suffix"), "Its last four."),
  createdAt: shownInstant("t.created_at"),
  expiresAt: shownInstant("t.expires_at"),
  revokedAt: nullable(shownInstant("t.revoked_at")),
  lastUsedAt: described(nullable(shownInstant("t.last_used_at")), "To the minute."),
  lastAddress: described(shown("t.last_address"), "Where it was used from last; empty: nowhere."),
};
const tokenSchema = schemaOf(tokenFields).meta({ id: "ApiToken" });

const MOST_TOKENS = 20;
const tokens = `coalesce((SELECT json_agg(${objectJson(tokenFields)} ORDER BY t.created_at DESC, t.id) FROM (
  SELECT * FROM api_tokens WHERE client_id = c.id ORDER BY created_at DESC, id LIMIT ${MOST_TOKENS}) t), '[]'::json)`;

/** The API clients of an organization, with their newest tokens. */
export const apiClientRows = defineEntity({
  name: "apiClient",
  schema: "ApiClient",
  table: "api_clients",
  as: "c",
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: uuid("c.id"),
    name: finnish("c.name"),
    scopes: shown("c.scopes", scopesSchema),
    networks: described(shown("c.networks", networksSchema), "From where it may call; none: from anywhere."),
    disabled: boolean("c.disabled"),
    createdAt: instant("c.created_at"),
    tokens: described(shown(tokens, z.array(tokenSchema)), `The newest ${MOST_TOKENS}, the newest first.`),
    version: version(["c.name, c.scopes, c.networks, c.disabled"]),
  },
});

export const clientsOf = (organizationId: string) => createScope("c.organization_id = $1", [organizationId]);

/** SQL of one client of an organization. */
export const oneClient = "c.organization_id = $1 AND c.id = $2";

const writtenShape = {
  name: z.string(),
  scopes: scopesSchema.max(apiScopes.length * 2),
  networks: networksSchema.max(100),
};

/** Shapes only; what they must be is told by checkApiClient. */
export const newApiClientSchema = z.strictObject({ ...writtenShape, networks: writtenShape.networks.default([]) });
export const apiClientPatchSchema = z.strictObject({ ...writtenShape, disabled: z.boolean() }).partial();

export const newTokenSchema = z.strictObject({
  days: z
    .literal([...tokenDays])
    .default(usualTokenDays)
    .meta({ description: "For how many days it holds." }),
  oldToken: z
    .enum(oldTokenEndNames)
    .default("now")
    .meta({ description: "When the newest of the tokens before it ends; still older ones end at once." }),
});
export const madeTokenSchema = z
  .strictObject({
    id: z.string(),
    token: z.string().meta({ description: "Shown this once." }),
    expiresAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "MadeApiToken" });

export const ownTokenSchema = z
  .strictObject({
    organizationId: z.string(),
    organizationName: z.string(),
    clientId: z.string(),
    clientName: z.string(),
    roles: z.array(z.string()).meta({ description: "The roles of the organization in which the client acts." }),
    scopes: scopesSchema.meta({ description: "Those that hold now." }),
    expiresAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "OwnApiToken" });
