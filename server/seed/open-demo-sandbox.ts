import type { Kysely } from "kysely";
import type { Database } from "../src/platform/database/schema.ts";
import { openSandbox } from "../src/sandbox/open-sandbox.ts";
import { demoUsers } from "./demo-logins.ts";

const addressWith = (role: (typeof demoUsers)[number]["roles"][number]) =>
  demoUsers.find(({ roles }) => roles.includes(role))?.emailAddress ?? "";

/** Opens the sandbox of the demo's first subscriber, ready for a token; its people take their roles in it by a press. */
export async function openDemoSandbox(db: Kysely<Database>, now: Date): Promise<void> {
  const user = (email: string) => db.selectFrom("users").select("id").where("email_address", "=", email);
  const admin = await user(addressWith("RUNKO_ADMIN")).executeTakeFirstOrThrow();
  const { organization_id: organizationId } = await db
    .selectFrom("user_organization_roles")
    .select("organization_id")
    .where("user_id", "=", user(addressWith("SUBSCRIBER_ADMIN")))
    .where("role", "=", "SUBSCRIBER_ADMIN")
    .executeTakeFirstOrThrow();
  await openSandbox(db, { userId: admin.id, address: "127.0.0.1", requestId: "demo", at: now }, organizationId);
}
