import {
  greeting,
  mailText,
  type AccountChange,
  type ApiTokenEnd,
  type WebhookFailing,
  type Invitation,
  type Joining,
  type ProductAdminsChange,
} from "../any-language/mail-text.ts";
import { formats } from "./formats.ts";

/** What the portal mails, as plain text. */
export const mails = {
  passwordReset: {
    subject: "Runko: change of password",
    text: (name: string, link: string, minutes: number) =>
      mailText(
        greeting("Hello", name, ","),
        "a new password for Runko has been requested for you. Set it by this link:",
        link,
        `The link works once, for ${minutes} minutes. When the password changes, your other sessions end.`,
        "If you did not ask for this, you need not do anything: your current password remains valid.",
      ),
  },
  invitation: {
    subject: "Runko: your account",
    days: (days: number) => (days === 1 ? "for 1 day" : `for ${days} days`),
    minutes: (minutes: number) => (minutes === 1 ? "for 1 minute" : `for ${minutes} minutes`),
    text: (name: string, { username, link, life, askAgain, invitedBy }: Invitation) =>
      mailText(
        greeting("Hello", name, ","),
        `${invitedBy ? `${invitedBy.name} invites you to Runko` : "an account has been made for you in Runko"}. Your username is ${username}. Set your password by this link:`,
        link,
        `The link works once, ${life}. ${
          invitedBy
            ? `If it expires, ask for a new invitation from ${invitedBy.emailAddress}, or for a new link yourself:`
            : "If it expires, ask for a new one:"
        }`,
        askAgain,
        "In Runko, operators order network services from each other. The user guide is in the Info area of the portal.",
      ),
  },
  apiTokenEnds: {
    subject: (client: string) => `Runko: the token of the system ${client} expires`,
    text: ({ organization, client, token, expiresAt, link }: ApiTokenEnd) =>
      mailText(
        "Hello,",
        `the token ${token} of the system ${client} in the organization ${organization} expires on ${formats.instant(expiresAt.toISOString())}. After that the system can no longer enter the portal.`,
        "Make a new token in time: the old one can hold beside it until the system uses the new one.",
        link,
      ),
  },
  webhookFails: {
    subject: ({ webhook, isOff }: WebhookFailing) =>
      `Runko: webhook ${webhook} ${isOff ? "is off" : "does not answer"}`,
    text: ({ webhook, url, since, isOff, link }: WebhookFailing) =>
      mailText(
        "Hello,",
        `webhook ${webhook} (${url}) has not answered since ${formats.instant(since)}.`,
        isOff
          ? "The webhook is off now, and nothing is sent to it. When the system works again, turn the webhook on in the portal: what was missed can be sent."
          : "It is tried for five days. After that the webhook is turned off.",
        link,
      ),
  },
  joining: {
    subject: (organization: string) => `Runko: invitation to ${organization}`,
    text: ({ organization, inviter, inviterEmail, known, roles, link, days }: Joining) =>
      mailText(
        "Hello,",
        `${inviter} invites you to ${organization} in Runko. Roles: ${roles.join(", ")}.`,
        ...(known
          ? [
              "Log in with your own account, and accept or decline the invitation:",
              link,
              `The invitation is valid for ${days === 1 ? "1 day" : `${days} days`}. Your present roles stay.`,
            ]
          : [
              `This address has no account that can log in to Runko. If you want to join, reply to the sender (${inviterEmail}), who can add you as a user. If you have an account with another address, ask for the invitation to be sent there.`,
            ]),
        `If you do not know the sender (${inviterEmail}), you need not do anything.`,
      ),
  },
  productAdmins: {
    subject: "Runko: the portal administrators have changed",
    text: ({ name, emailAddress, given, by, at }: ProductAdminsChange) =>
      mailText(
        "Hello,",
        `${
          given
            ? `${name} (${emailAddress}) was given the rights of a portal administrator ${formats.instant(at.toISOString())}.`
            : `The rights of a portal administrator were taken from ${name} (${emailAddress}) ${formats.instant(at.toISOString())}.`
        }\nThe change was made by ${by}.`,
        "If you did not expect the change, check the change log of the portal at once.",
      ),
  },

  accountChange: {
    subject: "Runko: your account has been changed",
    roleGiven: (role: string, organization: string) => `New role: ${role}, ${organization}`,
    roleTaken: (role: string, organization: string) => `Role removed: ${role}, ${organization}`,
    emailAddress: (before: string, after: string) => `Username changed: ${before} → ${after}`,
    secondFactorOn: "Two-step login switched on",
    secondFactorOff: "Two-step login switched off",
    secondFactorReset: "The portal's operators switched off two-step login",
    codeAppAdded: "Authenticator app added to logging in",
    codeAppRemoved: "Authenticator app removed from logging in",
    providerUnlinked: "Your account was unlinked from your organisation's identity provider. Log in anew next time",
    passkeyAdded: (name: string) => `Passkey added: ${name}`,
    passkeyRemoved: (name: string) => `Passkey removed: ${name}`,
    password: "Password changed",
    passkeysAskPassword: "Passkeys added earlier now ask for the password too. Remove those that you do not know",
    grouped: "The account was turned into a group account and can no longer be used to log in",
    ungrouped: "The account is now personal, no longer a group account",
    disabled: "The account was disabled",
    enabled: "The account was enabled again",
    deleted: "The account was deleted",
    productAdminGiven: "You were given the rights of an administrator of the whole portal",
    productAdminTaken: "Your rights as a portal administrator were removed",
    text: (name: string, { lines, by, at }: AccountChange) =>
      mailText(
        greeting("Hello", name, ","),
        `your Runko account was changed ${formats.instant(at.toISOString())}:`,
        lines.map((line) => `- ${line}`).join("\n"),
        by === null ? "The change was made with your own account." : `The change was made by ${by}.`,
        "If you did not expect the change, tell the administrator of your organisation at once.",
      ),
  },
};
