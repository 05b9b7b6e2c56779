/** Of the event log, what is no field of a document. */
export const eventLog = {
  automatic: "automaattinen muutos",
  transferred: "Toimitustiedot siirretty alkuperäiseen",
  file: "Liite",
  ordered: "Tilaus tehty",
  modified: "Muutettu",
  disconnected: "Irtikytketty",
  erased: (field: string) => `${field}: henkilötieto on poistettu`,
};
