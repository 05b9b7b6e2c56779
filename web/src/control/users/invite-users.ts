import { mostInvited, type InvitationResult } from "@runko/domain/accounts/invitations";
import { texts } from "@runko/domain/texts/texts";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import type { ManagedUser } from "../entities.ts";

const words = texts.controlUsers.invitation;

type Invited = Pick<ManagedUser, "id" | "emailAddress">;

/** Who is to set the first password: the account logs in, and none is set. */
export const isToBeInvited = ({ hasPassword, groupAccount, disabled }: ManagedUser): boolean =>
  !hasPassword && !groupAccount && !disabled;

/** Why nobody can be invited of those who were selected. */
export function invitingRefusal(users: readonly ManagedUser[]): string | undefined {
  if (users.length > mostInvited) return words.tooMany(mostInvited);
  return users.some(isToBeInvited) ? undefined : words.nobody;
}

/** Invites a user; `refused` is why none was mailed, `kept` that no mail leaves and the product admin reads the link. */
export async function inviteUser({ id }: Pick<Invited, "id">): Promise<{ kept: boolean; refused: string | undefined }> {
  const { kept, results } = await answer(api.POST("/users/invitations", { body: { userIds: [id] } }));
  const result = results[0]?.result ?? "notFound";
  return { kept, refused: result === "invited" ? undefined : words.refusals[result] };
}

/** Invites those of the selected who are to set the first password, and says in one sentence what became of all. */
export async function inviteSelected(users: readonly ManagedUser[]): Promise<void> {
  const userIds = users.map(({ id }) => id);
  const { kept, results } = await answer(api.POST("/users/invitations", { body: { userIds } }));
  const counts = new Map<InvitationResult, number>();
  for (const { result } of results) counts.set(result, (counts.get(result) ?? 0) + 1);
  const refused = [...counts].flatMap(([result, count]) =>
    result === "invited" ? [] : [words.notSentTo(count, words.refusals[result])],
  );
  const said = [
    words.sentToSome(counts.get("invited") ?? 0),
    ...refused,
    ...(kept ? [texts.controlUsers.linkKept] : []),
  ];
  showSnackbar(said.join(". "), { severity: refused.length > 0 || kept ? "info" : "success" });
}

/** Invites one user, or anew, and says what became of it. */
export async function inviteAndTell(user: Invited): Promise<void> {
  const { kept, refused } = await inviteUser(user);
  if (refused !== undefined) showSnackbar(words.refused(refused), { severity: "warning" });
  else if (kept) showSnackbar(texts.controlUsers.linkKept, { severity: "info" });
  else showSnackbar(words.sentTo(user.emailAddress), { severity: "success" });
}
