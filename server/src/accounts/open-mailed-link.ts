import type { LinkState } from "@runko/domain/accounts/invitations";
import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import { addressLimit, countAttempts } from "./limit-attempts.ts";
import { readResetToken } from "./reset-token.ts";
import { refuseLink, type LinkCaller } from "./refuse-link.ts";

type Inviter = { name: string; emailAddress: string };
type OpenedLink = { state: LinkState; invitedBy: Inviter | null };

/** Tells who holds a mailed link whether it can be used still and who sent it, and notes that an invitation was opened. */
export async function openMailedLink(context: AppContext, token: string, caller: LinkCaller): Promise<OpenedLink> {
  const { db, config, clock } = context;
  await countAttempts(context, [addressLimit(config, caller.address, "link")]);
  const id = readResetToken(config, token);
  if (id === null) return await refuseLink(context, caller);
  const now = clock.now();
  const { rows } = await sql<OpenedLink & { userId: string }>`
    SELECT u.id AS "userId",
      CASE WHEN r.used_at IS NOT NULL THEN 'used'
        WHEN r.expires_at > ${now} AND (r.address IS NULL OR lower(r.address) = lower(u.email_address)) THEN 'open'
        ELSE 'expired' END AS state,
      CASE WHEN r.invitation THEN (
        SELECT json_build_object('name', trim(b.first_name || ' ' || b.last_name), 'emailAddress', b.email_address)
        FROM invitations i JOIN users b ON b.id = i.invited_by AND b.deleted_at IS NULL
        WHERE i.user_id = u.id) END AS "invitedBy"
    FROM password_resets r JOIN users u ON u.id = r.user_id
    WHERE r.id = ${id} AND NOT u.disabled AND NOT u.group_account AND u.deleted_at IS NULL`.execute(db);
  const [link] = rows;
  // Signed by us and not kept any more: its time was over long ago.
  if (!link) return { state: "expired", invitedBy: null };
  const { userId, ...opened } = link;
  if (opened.invitedBy !== null && opened.state === "open")
    await db
      .updateTable("invitations")
      .set({ opened_at: now })
      .where("user_id", "=", userId)
      .where("opened_at", "is", null)
      .execute();
  return opened;
}
