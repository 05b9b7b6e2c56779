import type { BrowserName, SystemName } from "../../accounts/tell-device.ts";

/** Where the user is logged in, and the warning before a session ends. */
export const ownSessions = {
  title: "Inloggningar",
  help: "Här ser du på vilka enheter du är inloggad. Om du inte känner igen någon, logga ut den och byt ditt lösenord.",
  device: (browser: BrowserName | null, system: SystemName | null) =>
    [browser ?? "Annat program", system].filter((part) => part !== null).join(", "),
  thisOne: "Den här webbläsaren",
  used: (when: string) => `använd ${when}`,
  started: (when: string) => `inloggad ${when}`,
  address: (address: string) => `från adressen ${address}`,
  signOut: "Logga ut",
  signOutWhich: (device: string, when: string) => `Logga ut: ${device}, använd ${when}`,
  signOutOthers: "Logga ut de andra",
  ended: (device: string) => `Utloggad: ${device}`,
  othersEnded: "Alla andra har loggats ut",

  expiry: {
    title: "Sessionen avslutas snart",
    text: (time: string, minutes: number) =>
      `Din session avslutas kl. ${time}, om ${minutes < 1 ? "mindre än en minut" : minutes === 1 ? "en minut" : `${minutes} minuter`}. Fortsätt, så finns det du har skrivit kvar och du kan slutföra ditt arbete.`,
    extend: "Fortsätt sessionen",
    extended: (time: string) => `Sessionen fortsätter till kl. ${time}`,
  },
};
