/** Passkeys: in own data, at the login and before what is irreversible. */
export const passkeys = {
  title: "Lösennycklar",
  help: "En lösennyckel finns i telefonen, datorn eller en säkerhetsnyckel. Den öppnas med fingeravtryck, ansikte eller PIN-kod, och med den loggar du också in utan lösenord.",
  add: "Lägg till en lösennyckel",
  make: "Skapa lösennyckel",
  name: "Namn",
  nameHelp: "Till exempel enheten där nyckeln finns",
  made: (at: string, used: string | null) =>
    `Tillagd ${at}, ${used === null ? "ännu inte använd" : `senast använd ${used}`}`,
  asksPassword:
    "Frågar också efter lösenordet, eftersom det har bytts efter att nyckeln lades till. Känner du inte igen nyckeln, ta bort den. Är den din, ta bort den och lägg till den på nytt, så loggar du åter in utan lösenord.",
  remove: "Ta bort",
  removeWhich: (name: string) => `Ta bort lösennyckeln ${name}`,
  removeHelp: "Man kan inte längre logga in med den. Ta bort nyckeln också från enheten.",
  lastOneHelp:
    "Den är ditt enda andra steg: därefter frågar inloggningen bara efter lösenordet, och återställningskoderna slutar fungera.",
  removed: (name: string) => `Lösennyckeln ${name} borttagen`,
  added: (name: string) => `Lösennyckeln ${name} tillagd`,
  logIn: "Logga in med lösennyckel",
  show: "Använd lösennyckel",
  confirm: "Bekräfta med lösennyckel",
  passkeyInstead: "Använd en lösennyckel i stället för appen",
  askEither: "Bekräfta ännu inloggningen med lösennyckeln eller skriv koden från autentiseringsappen.",
  notGiven: "Ingen lösennyckel erhölls: begäran avbröts, tiden tog slut eller enheten har ingen nyckel. Försök igen.",
  thereAlready: "Den här enheten har redan din lösennyckel.",
  wrongAddress: "Lösennycklar fungerar bara på portalens egen adress. Öppna portalen där.",
};
