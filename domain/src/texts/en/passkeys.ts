/** Passkeys: in own data, at the login and before what is irreversible. */
export const passkeys = {
  title: "Passkeys",
  help: "A passkey is in a phone, a computer or a security key. A fingerprint, a face or a PIN opens it, and it logs you in without a password too.",
  add: "Add a passkey",
  make: "Create passkey",
  name: "Name",
  nameHelp: "For instance the device that holds the key",
  made: (at: string, used: string | null) => `Added ${at}, ${used === null ? "not used yet" : `last used ${used}`}`,
  asksPassword:
    "Asks for the password too, for it was changed after the key was added. If you do not know the key, remove it. If it is yours, remove it and add it again to log in without a password.",
  remove: "Remove",
  removeWhich: (name: string) => `Remove passkey ${name}`,
  removeHelp: "It no longer logs anybody in. Remove the key from the device too.",
  lastOneHelp:
    "It is your only second step: logging in then asks for the password alone, and the recovery codes stop working.",
  removed: (name: string) => `Passkey ${name} removed`,
  added: (name: string) => `Passkey ${name} added`,
  logIn: "Log in with a passkey",
  show: "Use a passkey",
  confirm: "Confirm with a passkey",
  passkeyInstead: "Use a passkey instead of the app",
  askEither: "Now confirm with a passkey, or type the code of the authenticator app.",
  notGiven: "No passkey was given: the request was cancelled, time ran out or the device holds no key. Try again.",
  thereAlready: "This device already holds your passkey.",
  wrongAddress: "Passkeys work only at the portal's own address. Open the portal there.",
};
