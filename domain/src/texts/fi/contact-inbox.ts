/** The product admin's inbox of what is asked without a login. */
export const contactInbox = {
  title: "Yhteydenotot",
  newCount: (count: number) => (count === 1 ? "1 uusi" : `${count} uutta`),
  show: "Näytä",
  all: "Kaikki",
  status: { new: "Uusi", handled: "Käsitelty" },
  statuses: { new: "Uudet", handled: "Käsitellyt" },
  received: (time: string) => `Vastaanotettu ${time}`,
  handledBy: (name: string, time: string) => `${name} merkitsi käsitellyksi ${time}`,
  handle: "Merkitse käsitellyksi",
  reopen: "Palauta uudeksi",
  which: (action: string, name: string) => `${action}: ${name}`,
  handled: "Yhteydenotto merkitty käsitellyksi",
  reopened: "Yhteydenotto palautettu uudeksi",
  empty: "Yhteydenottoja ei ole",
  emptyNew: "Kaikki yhteydenotot on käsitelty",
};
