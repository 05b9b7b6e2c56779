/** Notifications behind the bell, how they are mailed, and the page on which mails are ended. */
export const notificationPanel = {
  title: "Aviseringar",
  markAll: "Markera alla som lästa",
  markRead: (headline: string) => `Markera som läst: ${headline}`,
  markUnread: (headline: string) => `Markera som oläst: ${headline}`,
  unread: "Oläst",
  task: "Att göra",
  messages: "Olästa meddelanden",
  messagesElsewhere: (count: number) =>
    count === 1
      ? "1 meddelande i dina andra roller eller organisationer"
      : `${count} meddelanden i dina andra roller eller organisationer`,
  more: "Visa fler",
  empty:
    "Inga aviseringar. Du aviseras när ett ärende väntar på din organisation eller när någon annan behandlar ett ärende som du har skapat eller handlägger.",
  failed: "Markeringen lyckades inte. Försök igen.",

  choices: "Aviseringsinställningar",
  choicesHelp:
    "Välj per ärendetyp hur du får e-post om ärenden som du har skapat och handlägger. Aviseringarna visas alltid även i portalens klocka.",
  digestHelp:
    "Sammandraget skickas på morgonen kl. 7. Ett brådskande fel meddelas genast, om valet inte är Ingen e-post.",
  save: "Spara inställningarna",
  saved: "Aviseringsinställningarna sparade",
  saveFailed: "Inställningarna kunde inte sparas. Dina val finns kvar här; försök igen.",

  stopTitle: "Avsluta aviseringar per e-post",
  stopText:
    "Avsluta de e-postmeddelanden som du kom hit från? Som användare av portalen kan du ta dem i bruk igen i aviseringsinställningarna.",
  stop: "Avsluta aviseringarna",
  stopped: "Aviseringarna per e-post har avslutats.",
  stopLinkInvalid:
    "Länken gäller inte. Öppna den i sin helhet från e-postmeddelandet, eller ändra aviseringarna i portalens aviseringsinställningar.",
  stopFailed: "Aviseringarna kunde inte avslutas. Försök igen om en stund.",
  toLogin: "Till inloggningen",
};
