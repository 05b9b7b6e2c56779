/** A case: its documents as one story. */
export const caseView = {
  title: (cid: number) => `CID ${cid}`,
  open: "Show the whole case",
  copyCid: "Copy CID",
  label: "Documents of the case",
  count: (documents: number) => (documents === 1 ? "1 document" : `${documents} documents`),
  states: (what: string) => `${what}: steps of the state`,
  between: (subscriber: string, supplier: string) => `${subscriber} → ${supplier}`,
  createdBy: (who: string | null, when: string) => (who === null ? `Created ${when}` : `Created ${when}, ${who}`),
  handledBy: (who: string) => `Handler ${who}`,
  from: (what: string) => `Made from ${what}`,
  here: "Opened from here",
  notFound: "The documents of the case could not be shown",
};
