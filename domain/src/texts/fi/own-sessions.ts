import type { BrowserName, SystemName } from "../../accounts/tell-device.ts";

/** Where the user is logged in, and the warning before a session ends. */
export const ownSessions = {
  title: "Kirjautumiset",
  help: "Täällä näet, millä laitteilla olet kirjautuneena. Jos et tunnista jotakin, kirjaa se ulos ja vaihda salasanasi.",
  device: (browser: BrowserName | null, system: SystemName | null) =>
    [browser ?? "Muu ohjelma", system].filter((part) => part !== null).join(", "),
  thisOne: "Tämä selain",
  used: (when: string) => `käytetty ${when}`,
  started: (when: string) => `kirjautunut ${when}`,
  address: (address: string) => `osoitteesta ${address}`,
  signOut: "Kirjaa ulos",
  signOutWhich: (device: string, when: string) => `Kirjaa ulos: ${device}, käytetty ${when}`,
  signOutOthers: "Kirjaa muut ulos",
  ended: (device: string) => `Kirjattu ulos: ${device}`,
  othersEnded: "Kaikki muut on kirjattu ulos",

  expiry: {
    title: "Istunto päättyy pian",
    text: (time: string, minutes: number) =>
      `Istuntosi päättyy klo ${time}, ${minutes < 1 ? "alle minuutin" : minutes === 1 ? "minuutin" : `${minutes} minuutin`} kuluttua. Jatka, niin kirjoittamasi säilyy ja voit tehdä työsi loppuun.`,
    extend: "Jatka istuntoa",
    extended: (time: string) => `Istunto jatkuu klo ${time} asti`,
  },
};
