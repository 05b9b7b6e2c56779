import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { ManagedUser } from "../entities.ts";
import { isToBeInvited } from "./invite-users.ts";

const words = texts.controlUsers.invitation;

/** When the state of an invitation began. */
function since({ state, askedAt, sentAt, openedAt, acceptedAt, expiresAt }: NonNullable<ManagedUser["invitation"]>) {
  const times = {
    waiting: askedAt,
    failed: askedAt,
    sent: sentAt,
    opened: openedAt,
    expired: expiresAt,
    accepted: acceptedAt,
  };
  return times[state];
}

/** When a user last came in, or where the invitation is of one who never has. */
export function loginText(user: ManagedUser): string {
  if (user.lastLoginAt !== null) return texts.formats.instant(user.lastLoginAt);
  const { invitation } = user;
  if (invitation === null) return isToBeInvited(user) ? words.never : texts.controlUsers.neverLoggedIn;
  const at = since(invitation);
  return at === null
    ? words.states[invitation.state]
    : `${words.states[invitation.state]} ${texts.formats.date(dateOfInstant(at))}`;
}

/** The invitation on the user's own page, time by time. */
export function invitationItems(user: ManagedUser) {
  const { invitation } = user;
  if (invitation === null) return isToBeInvited(user) ? [{ label: words.label, value: words.never }] : [];
  const { sentAt, openedAt, expiresAt, state, times } = invitation;
  const item = (label: string, at: string | null) => (at === null ? [] : [{ label, value: texts.formats.instant(at) }]);
  return [
    { label: words.label, value: words.states[state] },
    ...(sentAt === null ? [] : [{ label: words.sentAt, value: words.sentTimes(texts.formats.instant(sentAt), times) }]),
    ...item(words.openedAt, openedAt),
    ...(state === "accepted" ? [] : item(words.expiresAt, expiresAt)),
  ];
}
