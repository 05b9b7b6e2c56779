/** A case: its documents as one story. */
export const caseView = {
  title: (cid: number) => `CID ${cid}`,
  open: "Näytä asia kokonaan",
  copyCid: "Kopioi CID",
  label: "Asian tapahtumat",
  count: (documents: number) => (documents === 1 ? "1 tapahtuma" : `${documents} tapahtumaa`),
  states: (what: string) => `${what}: tilan vaiheet`,
  between: (subscriber: string, supplier: string) => `${subscriber} → ${supplier}`,
  createdBy: (who: string | null, when: string) => (who === null ? `Luotu ${when}` : `Luotu ${when}, ${who}`),
  handledBy: (who: string) => `Käsittelijä ${who}`,
  from: (what: string) => `Tehty tapahtumasta ${what}`,
  here: "Avasit tästä",
  notFound: "Asian tapahtumia ei saatu näkyviin",
};
