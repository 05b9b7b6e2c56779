/** A forgotten password: asking for a link, and the new password. */
export const passwordReset = {
  title: "Byt lösenord",
  askText: "Ange din e-postadress, så får du en länk för att ange ett nytt lösenord.",
  email: "E-postadress",
  ask: "Skicka länken",
  asking: "Skickar",
  asked: (minutes: number) =>
    `Om adressen är registrerad har en länk skickats till den. Den fungerar i ${minutes} minuter. Titta vid behov även i skräppostmappen.`,
  askedKept: (minutes: number) =>
    `Portalen skickar för närvarande ingen e-post. Om adressen är registrerad fick portalens huvudanvändare din begäran och kan ge dig en länk. Den fungerar i ${minutes} minuter från det att huvudanvändaren öppnar den.`,
  invitedBy: (name: string) => `${name} har bjudit in dig till Runko. Ange det lösenord som du loggar in med.`,
  used: "Länken är redan använd, och lösenordet är angivet. Logga in med det, eller begär en ny länk om du inte minns det.",
  expired: (minutes: number) => `Länken har gått ut. Länken fungerar i ${minutes} minuter. Begär en ny.`,
  invitationExpired: (days: number, name: string, emailAddress: string) =>
    `Inbjudan har gått ut. Inbjudan gäller i ${days} dagar. Be avsändaren (${name}, ${emailAddress}) om en ny, eller begär själv en länk.`,
  newTitle: "Ange ett nytt lösenord",
  password: "Nytt lösenord",
  passwordHelp: "12–50 tecken. En lång mening är ett bra lösenord.",
  again: "Nytt lösenord en gång till",
  set: "Ange lösenordet",
  setting: "Sparar",
  done: "Lösenordet har bytts. Logga in med det nya lösenordet.",
  askAgain: "Begär en ny länk",
  toLogin: "Till inloggningen",
};
