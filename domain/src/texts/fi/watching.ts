/** What a person hears of a document that is nobody's but the person's own choice to watch. */
export const watching = {
  title: "Seuraaminen",
  about: "Saat ilmoituksen, kun joku muu tekee tapahtumalle jotakin. Muut eivät näe, että seuraat.",
  watching: "Seuraat tapahtumaa",
  begin: "Seuraa tapahtumaa",
  end: "Lopeta seuraaminen",
  begun: "Seuraat nyt tapahtumaa",
  ended: "Et seuraa enää tapahtumaa",
};
