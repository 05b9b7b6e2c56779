import { proofMinutes } from "../../accounts/second-factor.ts";

/** The second factor of a login: in own data, and after the password. */
export const secondFactor = {
  title: "Tvåstegsinloggning",
  help: "Efter lösenordet frågar inloggningen efter en kod från autentiseringsappen i din telefon eller en lösennyckel.",
  isOff: "Inte i bruk",
  isOn: (since: string) => `I bruk från ${since}`,
  codesLeft: (count: number) => `Återställningskoder kvar: ${count}`,
  requiredTitle: "Ta tvåstegsinloggningen i bruk",
  requiredHelp: "Din organisation eller portalen kräver den. Du kan fortsätta när den är i bruk.",
  app: "Autentiseringsapp",
  appInstead: "Använd en autentiseringsapp i stället för lösennyckel",
  begin: "Ta i bruk",
  end: "Ta ur bruk",
  continue: "Fortsätt",
  currentPassword: "Nuvarande lösenord",
  scan: "Läs bilden med autentiseringsappen i din telefon. Om du inte kan läsa bilden, skriv nyckeln i appen:",
  picture: "QR-kod för autentiseringsappen",
  code: "Kod",
  codeOfApp: "De sex siffror som autentiseringsappen visar",
  codeOrRecovery: "Autentiseringsappens sex siffror eller en återställningskod",
  proofTitle: "Bekräfta din identitet",
  proofHelp: `Vi försäkrar oss om att det är du som ber om detta. Bekräftelsen gäller i ${proofMinutes} minuter.`,
  confirm: "Bekräfta",
  codesTitle: "Återställningskoder",
  codesHelp:
    "Spara dem nu på ett säkert ställe: de visas inte igen. Om du förlorar telefonen kommer du in med dem, en gång med var och en.",
  stored: "Jag har sparat koderna",
  ended: "Tvåstegsinloggningen har tagits ur bruk",
  askCode: "Skriv ännu koden från autentiseringsappen.",
  back: "Börja om",
};
