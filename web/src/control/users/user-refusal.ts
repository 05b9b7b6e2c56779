import { userRefusal, type UserAction, type UserRefusalCode } from "@runko/domain/accounts/user-actions";
import { texts } from "@runko/domain/texts/texts";
import type { ManagedUser } from "../entities.ts";

const words = texts.controlUsers;

const reasons: Record<UserRefusalCode, string> = {
  OWN_ACCOUNT: words.ownAccount,
  OWN_ROLES: words.ownRoles,
  USER_BELONGS_ELSEWHERE: words.belongsElsewhere,
  CANNOT_LOG_IN: words.noLogin,
  NO_SECOND_FACTOR: words.noSecondFactor,
  NO_PROVIDER_LINK: words.noProviderLink,
};

/** Why this cannot be done to the user, as the server judged it; undefined when it can. */
export function refusalOf(user: ManagedUser, action: UserAction): string | undefined {
  const code = userRefusal(user, action);
  if (action === "setProductAdmin" && code === "OWN_ACCOUNT") return words.ownProductAdmin;
  if (action === "resetSecondFactor" && code === "OWN_ACCOUNT") return words.ownSecondFactor;
  if (action === "unlinkProvider" && code === "OWN_ACCOUNT") return words.ownLogin;
  return code && reasons[code];
}
