/** Passkeys: in own data, at the login and before what is irreversible. */
export const passkeys = {
  title: "Pääsyavaimet",
  help: "Pääsyavain on puhelimessa, tietokoneessa tai avainlaitteessa. Se avataan sormenjäljellä, kasvoilla tai PIN-koodilla, ja sillä kirjaudutaan myös ilman salasanaa.",
  add: "Lisää pääsyavain",
  make: "Luo pääsyavain",
  name: "Nimi",
  nameHelp: "Esimerkiksi laite, jossa avain on",
  made: (at: string, used: string | null) =>
    `Lisätty ${at}, ${used === null ? "ei vielä käytetty" : `käytetty viimeksi ${used}`}`,
  asksPassword:
    "Kysyy myös salasanan, koska salasana on vaihdettu avaimen lisäämisen jälkeen. Jos et tunne avainta, poista se. Jos se on omasi, poista ja lisää uudelleen, niin kirjaudut sillä taas ilman salasanaa.",
  remove: "Poista",
  removeWhich: (name: string) => `Poista pääsyavain ${name}`,
  removeHelp: "Sillä ei voi enää kirjautua. Poista avain myös laitteesta.",
  lastOneHelp:
    "Tämä on ainoa toinen vaiheesi: kirjautuminen kysyy sen jälkeen vain salasanan, ja palautuskoodit lakkaavat toimimasta.",
  removed: (name: string) => `Pääsyavain ${name} poistettu`,
  added: (name: string) => `Pääsyavain ${name} lisätty`,
  logIn: "Kirjaudu pääsyavaimella",
  show: "Käytä pääsyavainta",
  confirm: "Vahvista pääsyavaimella",
  passkeyInstead: "Käytä pääsyavainta sovelluksen sijasta",
  askEither: "Vahvista kirjautuminen vielä pääsyavaimella tai kirjoita todennussovelluksen koodi.",
  notGiven: "Pääsyavainta ei saatu: pyyntö peruttiin, aika loppui tai laitteessa ei ole avainta. Yritä uudelleen.",
  thereAlready: "Tässä laitteessa on jo pääsyavaimesi.",
  wrongAddress: "Pääsyavaimet toimivat vain portaalin omassa osoitteessa. Avaa portaali siitä.",
};
