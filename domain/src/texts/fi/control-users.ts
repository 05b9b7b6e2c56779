import type { UserFields } from "../../accounts/check-user.ts";
import type { UserCategory } from "../../accounts/user-categories.ts";

const categories: Record<UserCategory, string> = {
  ORPHAN: "Ei organisaatiota",
  GROUP: "Ryhmätunnus",
  ADMIN: "Ylläpitäjä",
  RUNKO_ADMIN: "Pääkäyttäjä",
};

const fields: Record<keyof UserFields | "password", string> = {
  firstName: "Etunimi",
  lastName: "Sukunimi",
  emailAddress: "Sähköpostiosoite",
  phoneNumber: "Puhelinnumerot",
  jobTitle: "Tehtävänimike",
  groupAccount: "Ryhmätunnus",
  disabled: "Pois käytöstä",
  password: "Salasana",
};

/** The users of the control area: list, new, view and edit. */
export const controlUsers = {
  title: "Käyttäjät",
  titleOf: (organization: string) => `Käyttäjät / ${organization}`,
  categories,
  fields,

  columns: {
    name: "Nimi",
    emailAddress: "Sähköpostiosoite",
    jobTitle: "Tehtävänimike",
    organizations: "Organisaatiot",
    category: "Luokka",
    lastLoginAt: "Kirjautunut",
  },
  row: (name: string) => `Käyttäjä ${name}`,
  disabled: "Pois käytöstä",
  inUse: "Käytössä",
  neverLoggedIn: "ei koskaan",
  search: "Hae käyttäjiä",
  searchHelp: "Nimi tai sähköpostiosoite",
  category: "Luokka",
  allCategories: "Kaikki luokat",
  organization: "Organisaatio",
  allOrganizations: "Kaikki organisaatiot",
  empty: "Käyttäjiä ei ole",
  emptyFiltered: "Haulla ei löytynyt käyttäjiä",
  newUser: "Uusi käyttäjä",
  editTitle: (name: string) => `Muokkaa: ${name}`,

  notFound: "Käyttäjää ei löytynyt",
  notFoundHelp: "Käyttäjä on poistettu, tai hän ei kuulu organisaatioihin, joita ylläpidät.",
  toList: "Käyttäjät",

  own: "Perustiedot",
  roles: "Roolit",
  rolesIn: (organization: string) => `Roolit, ${organization}`,
  orphan: "Käyttäjä ei kuulu mihinkään organisaatioon. Lisää hänelle organisaatio muokkaamalla.",
  productAdmin: "Pääkäyttäjällä on kaikki roolit kaikissa organisaatioissa.",
  addOrganization: "Lisää organisaatio",
  addOrganizationHelp: "Valitse organisaatio ja sitten roolit siinä",
  noMoreOrganizations: "Ei muita organisaatioita",
  login: "Kirjautuminen",
  lastLoginAt: "Viimeksi kirjautunut",
  hasPassword: "Salasana asetettu",
  state: "Tila",

  emailHelp: "Sähköpostiosoite on myös käyttäjätunnus",
  phoneHelp: "Ensimmäistä numeroa käytetään. Lisää yksi kerrallaan.",
  groupHelp: "Ryhmätunnus on tiedottamista varten, eikä sillä voi kirjautua",
  newPassword: "Uusi salasana",
  newPasswordHelp: "Vähintään 12 merkkiä. Vaihtaminen kirjaa käyttäjän ulos kaikkialta.",
  firstPassword: "Ensimmäinen salasana",
  firstPasswordHelp: "Vähintään 12 merkkiä. Voit myös jättää tyhjäksi ja asettaa salasanan myöhemmin.",
  invite: "Lähetä kutsu sähköpostiin",
  inviteHelp: "Käyttäjä asettaa salasanansa itse viestin linkistä.",
  invited: (name: string, email: string) => `Käyttäjä ${name} lisätty. Kutsu lähetetään osoitteeseen ${email}`,
  notInvited: (name: string, reason: string) => `Käyttäjä ${name} lisätty, mutta kutsua ei lähetetty: ${reason}`,
  passwordChanged: "vaihdetaan",

  mailLink: "Lähetä salasanan vaihtolinkki",
  mailInvitation: "Lähetä kutsu",
  linkMailed: (email: string) => `Linkki lähetetään osoitteeseen ${email}`,
  linkKept: "Portaali ei nyt lähetä sähköpostia. Linkin voi lukea portaalin pääkäyttäjä lähtevästä postista",
  noLogin: "Käyttäjä ei voi kirjautua",
  belongsElsewhere:
    "Käyttäjä kuuluu myös organisaatioihin, joita et ylläpidä. Voit muuttaa vain hänen roolejaan omissa organisaatioissasi.",
  ownAccount: "Et voi poistaa omaa tunnustasi tai ottaa sitä pois käytöstä",
  actions: "Lisää toimintoja",
  create: "Lisää käyttäjä",
  created: (name: string) => `Käyttäjä ${name} lisätty`,
  saved: (name: string) => `Käyttäjän ${name} muutokset tallennettu`,

  disable: "Ota pois käytöstä",
  disableTitle: (name: string) => `Otetaanko ${name} pois käytöstä?`,
  disableText: "Käyttäjä ei voi enää kirjautua, ja hänet kirjataan ulos heti. Voit ottaa hänet takaisin käyttöön.",
  isDisabled: (name: string) => `${name} on nyt pois käytöstä`,
  enable: "Ota käyttöön",
  isEnabled: (name: string) => `${name} on nyt käytössä`,
  remove: "Poista käyttäjä",
  removeTitle: (name: string) => `Poistetaanko ${name}?`,
  removeText:
    "Käyttäjä poistuu pysyvästi ja hänet kirjataan ulos heti. Hänen nimensä säilyy lokeissa. Poistoa ei voi perua.",
  isRemoved: (name: string) => `${name} on poistettu`,
  leave: "Poista organisaatiosta",
  leaveWhich: (organization: string) => `Poista organisaatiosta ${organization}`,
  leaveTitle: (name: string, organization: string) => `Poistetaanko ${name} organisaatiosta ${organization}?`,
  leaveText:
    "Käyttäjä menettää roolinsa tässä organisaatiossa. Ellei hänellä ole muita, hän jää vaille organisaatiota.",
  hasLeft: (name: string, organization: string) => `${name} ei enää kuulu organisaatioon ${organization}`,
};
