import type { BrowserName, SystemName } from "../../accounts/tell-device.ts";

/** Where the user is logged in, and the warning before a session ends. */
export const ownSessions = {
  title: "Logins",
  help: "Here you see on which devices you are logged in. If you do not recognise one, log it out and change your password.",
  device: (browser: BrowserName | null, system: SystemName | null) =>
    [browser ?? "Other program", system].filter((part) => part !== null).join(", "),
  thisOne: "This browser",
  used: (when: string) => `used ${when}`,
  started: (when: string) => `logged in ${when}`,
  address: (address: string) => `from ${address}`,
  signOut: "Log out",
  signOutWhich: (device: string, when: string) => `Log out: ${device}, used ${when}`,
  signOutOthers: "Log out the others",
  ended: (device: string) => `Logged out: ${device}`,
  othersEnded: "All others have been logged out",

  expiry: {
    title: "The session ends soon",
    text: (time: string, minutes: number) =>
      `Your session ends at ${time}, in ${minutes < 1 ? "less than a minute" : minutes === 1 ? "a minute" : `${minutes} minutes`}. Continue, so that what you have written is kept and you can finish your work.`,
    extend: "Continue session",
    extended: (time: string) => `The session continues until ${time}`,
  },
};
