import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** An organization's sandbox: the twin that it tries things in, and who trades with the twin. */
export type Sandbox = {
  organizationId: string;
  twinId: string;
  robotId: string;
  robotUserId: string;
  clientId: string;
  emptiedAt: Date | null;
};

/** The sandbox of an organization, asked by it or by its twin. */
export async function findSandbox(db: Kysely<Database>, id: string): Promise<Sandbox | undefined> {
  return await db
    .selectFrom("sandboxes")
    .select([
      "organization_id as organizationId",
      "twin_id as twinId",
      "robot_id as robotId",
      "robot_user_id as robotUserId",
      "client_id as clientId",
      "emptied_at as emptiedAt",
    ])
    .where(({ eb, or }) => or([eb("organization_id", "=", id), eb("twin_id", "=", id)]))
    .executeTakeFirst();
}

/** What the robot is to put away. */
export async function setEmptied(db: Kysely<Database>, organizationId: string, at: Date): Promise<void> {
  await db.updateTable("sandboxes").set({ emptied_at: at }).where("organization_id", "=", organizationId).execute();
}

/** Whether the organization is a twin or a robot itself. */
export async function isOfSandbox(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = db.selectFrom("organizations").select("id").where("id", "=", id).where("sandbox", "=", true);
  return (await found.executeTakeFirst()) !== undefined;
}
