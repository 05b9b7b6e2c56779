import type { UserFields } from "../../accounts/check-user.ts";
import type { InvitationResult, InvitationState } from "../../accounts/invitations.ts";
import type { UserCategory } from "../../accounts/user-categories.ts";

const categories: Record<UserCategory, string> = {
  ORPHAN: "Ingen organisation",
  GROUP: "Gruppkonto",
  ADMIN: "Administratör",
  RUNKO_ADMIN: "Huvudanvändare",
};

const invitationWords: Record<InvitationState, string> = {
  waiting: "Inbjudan skickas snart",
  failed: "Inbjudan kom inte fram",
  sent: "Inbjuden",
  opened: "Inbjudan öppnad",
  expired: "Inbjudan har gått ut",
  accepted: "Lösenord angivet",
};

const invitationRefusals: Record<Exclude<InvitationResult, "invited">, string> = {
  hasPassword: "lösenordet är redan angivet",
  noLogin: "användaren kan inte logga in",
  belongsElsewhere: "användaren har roller som du inte administrerar",
  justInvited: "inbjudan skickades nyss",
  notFound: "användaren finns inte längre",
};

const fields: Record<keyof UserFields, string> = {
  firstName: "Förnamn",
  lastName: "Efternamn",
  emailAddress: "E-postadress",
  phoneNumber: "Telefonnummer",
  jobTitle: "Befattning",
  groupAccount: "Gruppkonto",
  disabled: "Ur bruk",
};

/** The users of the control area: list, new, view and edit. */
export const controlUsers = {
  title: "Användare",
  titleOf: (organization: string) => `Användare / ${organization}`,
  categories,
  fields,

  columns: {
    name: "Namn",
    emailAddress: "E-postadress",
    jobTitle: "Befattning",
    organizations: "Organisationer",
    category: "Kategori",
    lastLoginAt: "Inloggad",
  },
  row: (name: string) => `Användare ${name}`,
  disabled: "Ur bruk",
  inUse: "I bruk",
  neverLoggedIn: "aldrig",
  search: "Sök användare",
  searchHelp: "Namn eller e-postadress",
  category: "Kategori",
  allCategories: "Alla kategorier",
  role: "Roll",
  allRoles: "Alla roller",
  loginState: "Inloggning",
  allLogins: "Alla",
  loginStates: {
    never: "Har aldrig loggat in",
    once: "Har loggat in",
    notInvited: "Inte inbjuden",
    invited: "Inbjudan inte öppnad",
    opened: "Inbjudan öppnad",
    lapsed: "Inbjudan gick ut eller kom inte fram",
  },
  copyAddresses: "Kopiera e-postadresserna",
  addressesCopied: (count: number) => (count === 1 ? "1 adress kopierad" : `${count} adresser kopierade`),
  copyFailed: "Kopieringen lyckades inte. Ladda ner användarna som CSV-fil.",
  organization: "Organisation",
  allOrganizations: "Alla organisationer",
  empty: "Det finns inga användare",
  emptyFiltered: "Sökningen gav inga användare",
  newUser: "Ny användare",
  editTitle: (name: string) => `Redigera: ${name}`,

  notFound: "Användaren hittades inte",
  notFoundHelp: "Användaren har raderats, eller så hör användaren inte till de organisationer som du administrerar.",
  toList: "Användare",

  own: "Basuppgifter",
  roles: "Roller",
  rolesIn: (organization: string) => `Roller, ${organization}`,
  orphan: "Användaren hör inte till någon organisation. Lägg till en organisation genom att redigera.",
  productAdmin: "Huvudanvändaren har alla roller i alla organisationer.",
  addOrganization: "Lägg till organisation",
  addOrganizationHelp: "Välj organisation och sedan rollerna i den",
  noMoreOrganizations: "Inga fler organisationer",
  login: "Inloggning",
  hasSecondFactor: "Tvåstegsinloggning",
  lastLoginAt: "Senast inloggad",
  hasPassword: "Lösenord angivet",
  state: "Status",

  emailHelp: "E-postadressen är också användarnamnet",
  phoneHelp: "Det första numret används. Lägg till ett i taget.",
  groupHelp: "Ett gruppkonto är till för information och kan inte logga in",
  ownEmailHelp: "Byt din egen e-postadress i dina egna uppgifter",
  ownRoles: "Dina egna roller ändras av en annan administratör.",
  invite: "Skicka en inbjudan per e-post",
  inviteHelp: "Användaren anger själv sitt lösenord via länken i meddelandet.",
  invited: (name: string, email: string) => `Användaren ${name} tillagd. Inbjudan skickas till ${email}`,
  notInvited: (name: string, reason: string) => `Användaren ${name} tillagd, men ingen inbjudan skickades: ${reason}`,

  invitation: {
    label: "Inbjudan",
    send: "Skicka inbjudan",
    sendAgain: "Skicka inbjudan på nytt",
    states: invitationWords,
    never: "Inte inbjuden",
    all: "Alla",
    sentAt: "Skickad",
    sentTimes: (at: string, times: number) => (times > 1 ? `${at} (gång nr ${times})` : at),
    openedAt: "Öppnad",
    expiresAt: "Gäller till",
    sentTo: (email: string) => `Inbjudan skickas till ${email}`,
    refused: (reason: string) => `Ingen inbjudan skickades: ${reason}`,
    refusals: invitationRefusals,
    sentToSome: (count: number) => (count === 1 ? "1 inbjudan skickas" : `${count} inbjudningar skickas`),
    notSentTo: (count: number, reason: string) => `${count}: ${reason}`,
    tooMany: (most: number) => `Välj högst ${most} användare åt gången`,
    nobody: "De valda har redan ett lösenord, eller så loggar de inte in",
  },

  mailLink: "Skicka länk för byte av lösenord",
  linkMailed: (email: string) => `Länken skickas till ${email}`,
  linkKept:
    "Portalen skickar för närvarande ingen e-post. Länken kan läsas av portalens huvudanvändare i utgående post",
  noLogin: "Användaren kan inte logga in",
  belongsElsewhere:
    "Användaren har roller som du inte administrerar. Du kan bara ändra de av användarens roller som du själv ger.",
  ownAccount: "Du kan inte radera ditt eget konto eller ta det ur bruk",
  actions: "Övriga åtgärder",
  create: "Lägg till användare",
  created: (name: string) => `Användaren ${name} tillagd`,
  saved: (name: string) => `Ändringarna för användaren ${name} sparade`,

  resetSecondFactor: {
    action: "Ta bort tvåstegsinloggningen",
    title: (name: string) => `Ska tvåstegsinloggningen tas bort: ${name}?`,
    text: "Gör detta bara när du vet vem som ber om det. Användaren loggar sedan in enbart med lösenord och får ett meddelande om detta.",
    done: (name: string) => `${name} loggar nu in enbart med lösenord`,
  },
  noSecondFactor: "Användaren har ingen tvåstegsinloggning",
  ownSecondFactor: "Din egen tvåstegsinloggning tar du ur bruk i dina egna uppgifter",
  giveProductAdmin: {
    action: "Ge huvudanvändarens rättigheter",
    title: (name: string) => `Ge huvudanvändarens rättigheter: ${name}?`,
    text: "Huvudanvändaren ser och ändrar allt i alla organisationer. Användaren och de andra huvudanvändarna får ett meddelande om detta.",
    done: (name: string) => `${name} är nu huvudanvändare`,
  },
  takeProductAdmin: {
    action: "Ta bort huvudanvändarens rättigheter",
    title: (name: string) => `Ta bort huvudanvändarens rättigheter: ${name}?`,
    text: "Rättigheterna upphör genast. Rollerna i organisationerna behålls. Användaren och de andra huvudanvändarna får ett meddelande om detta.",
    done: (name: string) => `${name} är inte längre huvudanvändare`,
  },
  ownPassword: "Ditt eget lösenord",
  ownPasswordNeeded: "Bekräfta med ditt eget lösenord",
  ownProductAdmin: "Du kan inte ta bort dina egna rättigheter. En annan huvudanvändare kan göra det.",

  disable: "Ta ur bruk",
  disableTitle: (name: string) => `Ta ${name} ur bruk?`,
  disableText: "Användaren kan inte längre logga in och loggas genast ut. Du kan ta kontot i bruk igen.",
  isDisabled: (name: string) => `${name} är nu ur bruk`,
  enable: "Ta i bruk",
  isEnabled: (name: string) => `${name} är nu i bruk`,
  remove: "Radera användaren",
  removeTitle: (name: string) => `Radera ${name}?`,
  removeText:
    "Användaren raderas permanent och loggas genast ut. Namnet finns kvar i loggarna. Raderingen kan inte ångras.",
  isRemoved: (name: string) => `${name} har raderats`,
  leave: "Ta bort ur organisationen",
  leaveWhich: (organization: string) => `Ta bort ur organisationen ${organization}`,
  leaveTitle: (name: string, organization: string) => `Ta bort ${name} ur organisationen ${organization}?`,
  leaveText:
    "Användaren förlorar sina roller i den här organisationen. Om det inte finns andra står användaren utan organisation.",
  hasLeft: (name: string, organization: string) => `${name} hör inte längre till organisationen ${organization}`,
};
