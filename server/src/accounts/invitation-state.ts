import type { InvitationState } from "@runko/domain/accounts/invitations";

const when = (condition: string, state: InvitationState) => `WHEN ${condition} THEN '${state}'`;

/** SQL of where the invitation `i` of the user `u` is (D-52); one to an address that is theirs no more is over. */
export const invitationState = `CASE
  ${when("i.accepted_at IS NOT NULL OR u.password_hash IS NOT NULL", "accepted")}
  ${when("i.expires_at <= now() OR lower(i.address) <> lower(u.email_address)", "expired")}
  ${when("i.opened_at IS NOT NULL", "opened")}
  ${when("i.sent_at IS NOT NULL", "sent")}
  ${when("EXISTS (SELECT FROM outbox o WHERE o.id = i.link_id AND o.dead_at IS NOT NULL)", "failed")}
  ELSE 'waiting' END`;
