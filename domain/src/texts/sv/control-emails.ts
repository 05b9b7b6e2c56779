import type { RecipientKind, RecipientState } from "../../mass-mails/mass-mail.ts";

const kinds: Record<RecipientKind, string> = {
  subscriber: "Beställare",
  supplier: "Leverantörer",
  backboneOperator: "Stomnätsoperatörer",
  publicSupplier: "Öppna leverantörer",
};
const states: Record<RecipientState, string> = {
  waiting: "Väntar på sändning",
  sent: "Skickat",
  failed: "Kom inte fram",
  stopped: "Stoppat",
};

const people = (count: number) => (count === 1 ? "1 mottagare" : `${count} mottagare`);

/** Mass e-mails of the product admin. */
export const controlEmails = {
  title: "Massutskick",
  newTitle: "Nytt massutskick",
  toList: "Massutskick",
  row: (subject: string) => `Massutskick ${subject}`,
  empty: "Inga massutskick har skickats",
  emptyFiltered: "Sökningen gav inga massutskick",
  search: "Sök massutskick",
  searchHelp: "Ämne",
  columns: {
    subject: "Ämne",
    createdAt: "Skickat",
    createdBy: "Avsändare",
    recipients: "Mottagare",
    state: "Status",
  },
  unknownUser: "raderad användare",

  recipients: "Mottagare",
  recipientsHelp:
    "Välj alla, eller avgränsa med villkor: meddelandet går till var och en som har en roll i en organisation som uppfyller villkoren. Ett tomt villkor avgränsar inte. Var och en får ett eget meddelande, och ingen ser de andras adresser.",
  roles: "Roll i organisationen",
  organizationKinds: "Typ av organisation",
  eventTypes: "Organisationens ärendetyper",
  eventTypesHelp: "Organisationen kan skapa eller ta emot någon av dessa",
  organizations: "Organisationer",
  addOrganization: "Lägg till organisation",
  addOrganizationHelp: "Skriv början av namnet",
  noMoreOrganizations: "Det finns inga fler organisationer",
  counting: "Räknar mottagarna…",
  count: (count: number) => (count === 0 ? "Villkoren ger inga mottagare" : people(count)),
  everybody: "Alla användare som har en roll i någon organisation",
  chooseEverybody: "Välj alla användare",
  nobody: "Inga mottagare har valts",
  nobodyHelp: "Välj alla användare eller minst ett villkor.",
  sample: (names: string, more: number) => (more === 0 ? names : `${names} och ${more} till`),

  message: "Meddelande",
  subject: "Ämne",
  text: "Meddelandets text",
  textHelp: "Enbart text. Stycken skiljs åt med en tom rad, och adresser blir länkar i mottagarens program.",
  footer: "Runko\nDu fick detta meddelande eftersom du har ett konto i Runko-portalen. Meddelandet kan inte besvaras.",

  test: "Skicka ett test till dig själv",
  testNeeds: "Skriv först ämne och meddelande",
  tested: (address: string) => `Testmeddelandet skickat till ${address}`,
  review: "Förhandsgranska och skicka",
  reviewTitle: "Skicka massutskicket?",
  reviewCount: (count: number) =>
    `Meddelandet går till ${people(count)}. Sändningen kan stoppas, men det som redan har skickats kan inte återkallas.`,
  preview: "Förhandsgranskning",
  send: (count: number) => `Skicka, ${people(count)}`,
  started: "Sändningen av massutskicket har börjat",

  stop: "Stoppa sändningen",
  stopTitle: "Stoppa sändningen?",
  stopText:
    "De som meddelandet ännu inte har skickats till får det inte. Det som redan har skickats kan inte återkallas, och sändningen kan inte återupptas.",
  isStopped: "Sändningen har stoppats",
  stoppedAt: (time: string) => `Sändningen stoppades ${time}`,
  retry: "Skicka de misslyckade på nytt",
  isRetried: "De misslyckade skickas på nytt",
  progressing: "Sändningen pågår",
  stopped: (count: number) => `Stoppad, ${people(count)} blev utan`,
  retried: (count: number) => `Väntar på ett nytt försök, ${people(count)}`,

  progress: "Sändningens läge",
  progressOf: (done: number, all: number) => `${done} / ${all} behandlade`,
  finished: "Sändningen är klar",
  sentCount: "Skickade",
  failedCount: "Kom inte fram",
  waitingCount: "Väntar",
  stoppedCount: "Blev utan",
  states,
  kinds,
  criteria: "Vem det skickades till",
  noLimit: "inte avgränsat",
  name: "Namn",
  emailAddress: "E-postadress",
  state: "Status",
  allStates: "Alla statusar",
  at: "Tid",
  searchRecipients: "Sök mottagare",
  searchRecipientsHelp: "Namn eller adress",
  recipientsEmpty: "Inga mottagare hittades",
  stale: "Meddelandet kunde inte skickas i tid",
  notFound: "Massutskicket hittades inte",
  notFoundHelp: "Massutskick bevaras i ett år.",
};
