import type { UserFields } from "../../accounts/check-user.ts";
import type { InvitationResult, InvitationState } from "../../accounts/invitations.ts";
import type { UserCategory } from "../../accounts/user-categories.ts";

const categories: Record<UserCategory, string> = {
  ORPHAN: "Ei organisaatiota",
  GROUP: "Ryhmätunnus",
  ADMIN: "Ylläpitäjä",
  RUNKO_ADMIN: "Pääkäyttäjä",
};

const invitationWords: Record<InvitationState, string> = {
  waiting: "Kutsu lähdössä",
  failed: "Kutsu ei mennyt perille",
  sent: "Kutsuttu",
  opened: "Kutsu avattu",
  expired: "Kutsu vanhentunut",
  accepted: "Salasana asetettu",
};

const invitationRefusals: Record<Exclude<InvitationResult, "invited">, string> = {
  hasPassword: "salasana on jo asetettu",
  noLogin: "käyttäjä ei voi kirjautua",
  belongsElsewhere: "käyttäjällä on rooleja, joita et ylläpidä",
  justInvited: "kutsu lähti juuri",
  notFound: "käyttäjää ei enää ole",
};

const fields: Record<keyof UserFields, string> = {
  firstName: "Etunimi",
  lastName: "Sukunimi",
  emailAddress: "Sähköpostiosoite",
  phoneNumber: "Puhelinnumerot",
  jobTitle: "Tehtävänimike",
  groupAccount: "Ryhmätunnus",
  disabled: "Pois käytöstä",
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
  role: "Rooli",
  allRoles: "Kaikki roolit",
  loginState: "Kirjautuminen",
  allLogins: "Kaikki",
  loginStates: {
    never: "Ei koskaan kirjautunut",
    once: "Kirjautunut",
    notInvited: "Ei kutsuttu",
    invited: "Kutsu avaamatta",
    opened: "Kutsu avattu",
    lapsed: "Kutsu vanhentui tai jäi perille menemättä",
  },
  copyAddresses: "Kopioi sähköpostiosoitteet",
  addressesCopied: (count: number) => (count === 1 ? "1 osoite kopioitu" : `${count} osoitetta kopioitu`),
  copyFailed: "Kopiointi ei onnistunut. Lataa käyttäjät CSV-tiedostona.",
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
  ownEmailHelp: "Vaihda oma sähköpostiosoitteesi omissa tiedoissasi",
  ownRoles: "Omia roolejasi muuttaa toinen ylläpitäjä.",
  invite: "Lähetä kutsu sähköpostiin",
  inviteHelp: "Käyttäjä asettaa salasanansa itse viestin linkistä.",
  invited: (name: string, email: string) => `Käyttäjä ${name} lisätty. Kutsu lähetetään osoitteeseen ${email}`,
  notInvited: (name: string, reason: string) => `Käyttäjä ${name} lisätty, mutta kutsua ei lähetetty: ${reason}`,

  invitation: {
    label: "Kutsu",
    send: "Lähetä kutsu",
    sendAgain: "Lähetä kutsu uudelleen",
    states: invitationWords,
    never: "Ei kutsuttu",
    all: "Kaikki",
    sentAt: "Lähetetty",
    sentTimes: (at: string, times: number) => (times > 1 ? `${at} (${times}. kerran)` : at),
    openedAt: "Avattu",
    expiresAt: "Voimassa asti",
    sentTo: (email: string) => `Kutsu lähetetään osoitteeseen ${email}`,
    refused: (reason: string) => `Kutsua ei lähetetty: ${reason}`,
    refusals: invitationRefusals,
    sentToSome: (count: number) => (count === 1 ? "1 kutsu lähetetään" : `${count} kutsua lähetetään`),
    notSentTo: (count: number, reason: string) => `${count}: ${reason}`,
    tooMany: (most: number) => `Valitse kerralla enintään ${most} käyttäjää`,
    nobody: "Valituilla on jo salasana, tai he eivät kirjaudu",
  },

  mailLink: "Lähetä salasanan vaihtolinkki",
  linkMailed: (email: string) => `Linkki lähetetään osoitteeseen ${email}`,
  linkKept: "Portaali ei nyt lähetä sähköpostia. Linkin voi lukea portaalin pääkäyttäjä lähtevästä postista",
  noLogin: "Käyttäjä ei voi kirjautua",
  belongsElsewhere:
    "Käyttäjällä on rooleja, joita et ylläpidä. Voit muuttaa vain niitä hänen roolejaan, joita itse annat.",
  ownAccount: "Et voi poistaa omaa tunnustasi tai ottaa sitä pois käytöstä",
  actions: "Muut toiminnot",
  create: "Lisää käyttäjä",
  created: (name: string) => `Käyttäjä ${name} lisätty`,
  saved: (name: string) => `Käyttäjän ${name} muutokset tallennettu`,

  giveProductAdmin: {
    action: "Anna pääkäyttäjän oikeudet",
    title: (name: string) => `Annetaanko pääkäyttäjän oikeudet: ${name}?`,
    text: "Pääkäyttäjä näkee ja muuttaa kaikkea kaikissa organisaatioissa. Hän ja muut pääkäyttäjät saavat tästä viestin.",
    done: (name: string) => `${name} on nyt pääkäyttäjä`,
  },
  takeProductAdmin: {
    action: "Poista pääkäyttäjän oikeudet",
    title: (name: string) => `Poistetaanko pääkäyttäjän oikeudet: ${name}?`,
    text: "Oikeudet päättyvät heti. Roolit organisaatioissa säilyvät. Hän ja muut pääkäyttäjät saavat tästä viestin.",
    done: (name: string) => `${name} ei ole enää pääkäyttäjä`,
  },
  ownPassword: "Oma salasanasi",
  ownPasswordNeeded: "Vahvista omalla salasanallasi",
  ownProductAdmin: "Et voi poistaa omia oikeuksiasi. Toinen pääkäyttäjä voi.",

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
