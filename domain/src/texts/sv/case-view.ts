/** A case: its documents as one story. */
export const caseView = {
  title: (cid: number) => `CID ${cid}`,
  open: "Visa hela ärendehelheten",
  copyCid: "Kopiera CID",
  label: "Ärendehelhetens ärenden",
  count: (documents: number) => (documents === 1 ? "1 ärende" : `${documents} ärenden`),
  states: (what: string) => `${what}: steg`,
  between: (subscriber: string, supplier: string) => `${subscriber} → ${supplier}`,
  createdBy: (who: string | null, when: string) => (who === null ? `Skapad ${when}` : `Skapad ${when}, ${who}`),
  handledBy: (who: string) => `Handläggare ${who}`,
  from: (what: string) => `Skapad utifrån ${what}`,
  here: "Du öppnade härifrån",
  notFound: "Ärendehelhetens ärenden kunde inte visas",
};
