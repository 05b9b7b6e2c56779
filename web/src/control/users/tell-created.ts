import { texts } from "@runko/domain/texts/texts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { controlProblemText } from "../control-problem.ts";
import type { ManagedUser } from "../entities.ts";
import { fullName } from "./full-name.ts";
import { inviteUser } from "./invite-users.ts";

const words = texts.controlUsers;

type CreatedUser = Pick<ManagedUser, "id" | "firstName" | "lastName" | "emailAddress">;

/** Says that a user was added, and invites the one who is to set the first password. */
export async function tellCreated(user: CreatedUser, invited: boolean): Promise<void> {
  const name = fullName(user);
  if (!invited) {
    showSnackbar(words.created(name), { severity: "success" });
    return;
  }
  try {
    const { kept, refused } = await inviteUser(user);
    if (refused !== undefined) showSnackbar(words.notInvited(name, refused), { severity: "warning" });
    else if (kept) showSnackbar(`${words.created(name)}. ${words.linkKept}`, { severity: "info" });
    else showSnackbar(words.invited(name, user.emailAddress), { severity: "success" });
  } catch (error) {
    showSnackbar(words.notInvited(name, controlProblemText(error)), { severity: "warning" });
  }
}
