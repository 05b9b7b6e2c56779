import { proofMinutes } from "../../accounts/second-factor.ts";

/** The second factor of a login: in own data, and after the password. */
export const secondFactor = {
  title: "Two-step login",
  help: "After the password, logging in asks for a code of the authenticator app on your phone, or a passkey.",
  isOff: "Off",
  isOn: (since: string) => `On since ${since}`,
  codesLeft: (count: number) => `Recovery codes left: ${count}`,
  requiredTitle: "Set up two-step login",
  requiredHelp: "Your organisation or the portal requires it. You can go on once it is set up.",
  app: "Authenticator app",
  appInstead: "Use an authenticator app instead of a passkey",
  begin: "Switch on",
  end: "Switch off",
  continue: "Continue",
  currentPassword: "Current password",
  scan: "Scan the picture with the authenticator app on your phone. If you cannot scan it, type the key into the app:",
  picture: "QR code for the authenticator app",
  code: "Code",
  codeOfApp: "The six digits that the authenticator app shows",
  codeOrRecovery: "The six digits of the authenticator app, or a recovery code",
  proofTitle: "Confirm that it is you",
  proofHelp: `This makes sure that it is you who asks. The confirmation holds for ${proofMinutes} minutes.`,
  confirm: "Confirm",
  codesTitle: "Recovery codes",
  codesHelp:
    "Store these in a safe place now: they are not shown again. If you lose your phone they let you in, each of them once.",
  stored: "I have stored the codes",
  ended: "Two-step login switched off",
  askCode: "Now type the code of the authenticator app.",
  back: "Start again",
};
