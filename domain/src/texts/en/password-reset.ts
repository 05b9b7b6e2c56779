/** A forgotten password: asking for a link, and the new password. */
export const passwordReset = {
  title: "Change password",
  askText: "Give your email address, and you get a link by which you can set a new password.",
  email: "Email address",
  ask: "Send link",
  asking: "Sending",
  asked: (minutes: number) =>
    `If the address is registered, a link has been sent to it. It works for ${minutes} minutes. Look in the spam folder too if necessary.`,
  askedKept: (minutes: number) =>
    `The portal does not send email now. If the address is registered, the portal administrator got your request and can give you a link. It works for ${minutes} minutes from when the administrator opens it.`,
  invitedBy: (name: string) => `${name} invited you to Runko. Set the password with which you log in.`,
  used: "The link has already been used, and a password has been set. Log in with it, or request a new link if you do not remember it.",
  expired: (minutes: number) => `The link has expired. A link works for ${minutes} minutes. Request a new one.`,
  invitationExpired: (days: number, name: string, emailAddress: string) =>
    `The invitation has expired. An invitation is valid for ${days} days. Ask the sender for a new one (${name}, ${emailAddress}), or request a link yourself.`,
  newTitle: "Set a new password",
  password: "New password",
  passwordHelp: "12–50 characters. A long sentence is a good password.",
  again: "New password again",
  set: "Set password",
  setting: "Setting",
  done: "The password has been changed. Log in with the new password.",
  askAgain: "Request a new link",
  toLogin: "To login",
};
