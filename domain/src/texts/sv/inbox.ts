/** The page of messages of all documents. */
export const inbox = {
  title: "Meddelanden",
  search: "Sök bland meddelanden",
  shown: "Meddelanden som visas",
  all: "Alla",
  unread: "Olästa",
  columns: {
    subject: "Ämne",
    content: "Meddelande",
    sender: "Avsändare",
    document: "Ärende",
    sentAt: "Skickat",
    mark: "Läst",
  },
  fromOwn: (name: string, to: string) => `${name}, mottagare ${to}`,
  row: (subject: string, type: string, tid: number) => `${subject}, ${type.toLowerCase()} ${tid}`,
  hint: "oläst",
  markRead: (subject: string) => `Markera som läst: ${subject}`,
  markUnread: (subject: string) => `Markera som oläst: ${subject}`,
  empty: "Det finns inga meddelanden ännu. Ett meddelande skickas från ärendets sida.",
  allRead: "Alla meddelanden är lästa",
  emptyFiltered: "Inga meddelanden hittades",
  overCounted: (count: number) =>
    `Det finns över ${count} meddelanden. Avgränsa med en sökning, så hittar du även äldre.`,
  toAll: "Alla meddelanden",
};
