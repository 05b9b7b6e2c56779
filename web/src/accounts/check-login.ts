import { userNameMaxLength } from "@runko/domain/values/email";
import type { IssueCode } from "@runko/domain/values/issue";
import { checkLoginPassword } from "@runko/domain/values/password-length";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";

export type Credentials = { username: string; password: string };
export type LoginErrors = Partial<Record<keyof Credentials, string>>;

function messageOf(code: IssueCode | null): string | undefined {
  return code === null ? undefined : issueMessage(texts.issues, { code });
}

function checkUsername(username: string): string | undefined {
  if (username.trim() === "") return messageOf("REQUIRED");
  return username.trim().length > userNameMaxLength ? texts.login.usernameTooLong : undefined;
}

/** What keeps the login from being sent, by field. Source: specification §5 */
export function checkLogin({ username, password }: Credentials): LoginErrors {
  const found = { username: checkUsername(username), password: messageOf(checkLoginPassword(password)) };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
