import type { RobotTexts } from "../../sandbox/robot-move.ts";
import type { RobotWord } from "../../sandbox/robot-words.ts";

const words: Record<RobotWord, string> = {
  HYLKÄÄ: "Avslår ärendet. En felanmälan åtgärdas",
  KYSY: "Ställer en fråga och fortsätter när du har svarat",
  PALAUTA: "Returnerar för komplettering tills ordet är borta",
  MYÖHÄSSÄ: "Bekräftar beställningen, flyttar leveransdagen med en vecka och levererar",
  PERU: "Bekräftar beställningen och annullerar den som leverantör",
  ODOTA: "Gör ingenting förrän ordet är borta. Du kan annullera ärendet",
};

const robot: RobotTexts = {
  question: "På vilken våning finns objektet?",
  answer: "Svar av sandlådans robot",
  reason: "Ett ord i adressen eller texten bad om det",
  delay: "Ett ord i adressen eller texten flyttade dagen",
  details: "Levererat av sandlådans robot",
  corrector: "Sandlådans robot",
};

export const sandbox = {
  words,
  robot,
  nameOfTwin: (name: string) => `Sandlåda: ${name}`,
  nameOfRobot: "Sandlådans robot",
  nameOfClient: "Sandlådans klient",

  title: "Sandlåda",
  banner: "Sandlåda: allt här är prov med en robot och varken syns eller räknas någon annanstans",
  what: "I sandlådan provar du ditt system utan en annan part. Den har en egen organisation, där du får alla roller, och en robot som är dess leverantör och beställare. Inget som görs där syns för andra, finns i rapporter eller skickar e-post.",
  open: "Ta sandlådan i bruk",
  opened: "Sandlådan är i bruk",
  enter: "Hämta roller i sandlådan",
  entered: "Du fick roller i sandlådan. Byt till den i organisationsmenyn.",
  makeToken: "Skapa en token för sandlådan",
  fields: {
    twin: "Organisation",
    twinId: "Organisationens id",
    robot: "Robot",
    robotId: "Robotens id (supplierId)",
    documents: "Ärenden",
  },
  wordsTitle: "Ord som styr roboten",
  wordsWhat:
    "Skriv ordet i gatans namn eller i tilläggsuppgifterna. Utan ord tar roboten ärendet till behandling, bekräftar och levererar: varje steg tar några sekunder. Ordet kan också skrivas utan prickar.",
  word: "Ord",
  does: "Vad roboten gör",
  sendTitle: "Robotens ärende till dig",
  sendWhat: "Roboten gör ett ärende som sandlådans organisation besvarar som leverantör.",
  documentType: "Ärendets typ",
  send: "Skicka ett provärende",
  sent: (eventId: number) => `Roboten skickade ärende ${eventId}`,
  empty: "Töm sandlådan",
  emptyText: "Roboten annullerar ärenden som pågår och arkiverar alla. Levererade anslutningar blir kvar i registret.",
  emptied: "Roboten tömmer sandlådan",
  emptying: "Töms",
};
