/** What an organization writes of a document for itself. */
export const notes = {
  title: "Omat muistiinpanot",
  own: "Vain oma organisaatio",
  about:
    "Vastapuoli ei näe muistiinpanoja. Ne eivät ole mukana tulosteissa, ladatuissa tiedostoissa eivätkä ilmoituksissa.",
  empty: "Muistiinpanoja ei ole vielä",
  write: "Uusi muistiinpano",
  content: "Muistiinpano",
  save: "Tallenna muistiinpano",
  saved: "Muistiinpano tallennettu",
  remove: "Poista muistiinpano",
  removeTitle: "Poistetaanko muistiinpano?",
  removeText: "Poistettua muistiinpanoa ei voi palauttaa.",
  removed: "Muistiinpano poistettu",
  by: (name: string, when: string) => `${name}, ${when}`,
};
