import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { apiScopes } from "@runko/domain/api-clients/api-scopes";
import type { Insertable, Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { hashOfToken, makeToken } from "../../src/api-clients/token-text.ts";
import type { Database } from "../../src/platform/database/schema.ts";
import { makeUser } from "./make-user.ts";
import { nextNumber } from "./next-number.ts";

type Overrides = Partial<Omit<Insertable<Database["api_clients"]>, "scopes">> & {
  scopes?: readonly ApiScope[];
  /** When the token ends. */
  expiresAt?: Date;
};

export type TestApiClient = { id: string; userId: string; name: string; tokenId: string; token: string };

const FAR = new Date("2100-01-01T00:00:00Z");

/** A machine of the organization, of every scope unless said otherwise, with one token. */
export async function makeApiClient(
  db: Kysely<Database>,
  organization: { id: string },
  { scopes = apiScopes, expiresAt = FAR, ...overrides }: Overrides = {},
): Promise<TestApiClient> {
  const name = `Kone ${nextNumber()}`;
  const machine = { kind: "machine", group_account: true, first_name: "Järjestelmä:", last_name: name };
  const user = await makeUser(db, { ...machine, phone_numbers: [] });
  const row = {
    id: uuidv7(),
    organization_id: organization.id,
    user_id: user.id,
    name,
    networks: [],
    created_at: new Date(),
    ...overrides,
  };
  await db
    .insertInto("api_clients")
    .values({ ...row, scopes: [...scopes] })
    .execute();
  const token = makeToken();
  const kept = {
    id: uuidv7(),
    client_id: row.id,
    hash: hashOfToken(token),
    prefix: token.slice(0, 8),
    suffix: token.slice(-4),
    created_at: new Date(),
    created_by_id: user.id,
    expires_at: expiresAt,
  };
  await db.insertInto("api_tokens").values(kept).execute();
  return { id: row.id, userId: user.id, name: row.name, tokenId: kept.id, token };
}
