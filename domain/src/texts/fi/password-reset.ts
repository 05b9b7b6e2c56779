/** A forgotten password: asking for a link, and the new password. */
export const passwordReset = {
  title: "Vaihda salasana",
  askText: "Anna sähköpostiosoitteesi, niin saat siihen linkin, jolla voit asettaa uuden salasanan.",
  email: "Sähköpostiosoite",
  ask: "Lähetä linkki",
  asking: "Lähetetään",
  asked: (minutes: number) =>
    `Jos osoite on rekisteröity, siihen on lähetetty linkki. Se toimii ${minutes} minuuttia. Katso tarvittaessa myös roskapostikansiosta.`,
  askedKept: (minutes: number) =>
    `Portaali ei nyt lähetä sähköpostia. Jos osoite on rekisteröity, portaalin pääkäyttäjä sai pyyntösi ja voi toimittaa sinulle linkin. Se toimii ${minutes} minuuttia siitä, kun pääkäyttäjä avaa sen.`,
  invitedBy: (name: string) => `${name} kutsui sinut Runkoon. Aseta salasana, jolla kirjaudut.`,
  used: "Linkki on jo käytetty, ja salasana on asetettu. Kirjaudu sillä, tai pyydä uusi linkki, jos et muista sitä.",
  expired: (minutes: number) => `Linkki on vanhentunut. Linkki toimii ${minutes} minuuttia. Pyydä uusi.`,
  invitationExpired: (days: number, name: string, emailAddress: string) =>
    `Kutsu on vanhentunut. Kutsu on voimassa ${days} päivää. Pyydä uusi lähettäjältä (${name}, ${emailAddress}), tai pyydä linkki itse.`,
  newTitle: "Aseta uusi salasana",
  password: "Uusi salasana",
  passwordHelp: "12–50 merkkiä. Pitkä lause on hyvä salasana.",
  again: "Uusi salasana toiseen kertaan",
  set: "Aseta salasana",
  setting: "Asetetaan",
  done: "Salasana on vaihdettu. Kirjaudu uudella salasanalla.",
  askAgain: "Pyydä uusi linkki",
  toLogin: "Kirjautumiseen",
};
