import { invitationDays } from "../../accounts/invitations.ts";
import { joiningDays } from "../../accounts/joining.ts";
import { keptDays } from "../../operations/kept-days.ts";
import { makeYears, type PrivacyFacts } from "../any-language/privacy-words.ts";
import type { TextSection } from "../text-section.ts";

const years = makeYears({
  aDay: "en dag",
  days: (days) => `${days} dagar`,
  aYear: "ett år",
  years: (amount) => `${amount} år`,
});

const hours = (amount: number): string => (amount === 1 ? "en timme" : `${amount} timmar`);

const sections = ({
  controller,
  retentionDays,
  securityLogDays,
  tokenHours,
  resetLinkMinutes,
}: PrivacyFacts): TextSection[] => [
  {
    title: "Personuppgiftsansvarig",
    paragraphs: [
      controller ??
        "Personuppgiftsansvarig är det bolag som driver den här portalen och som har ingått ett användaravtal med din organisation.",
      "I dataskyddsfrågor når du den personuppgiftsansvariga via portalens kontaktformulär. Varje organisation som använder portalen ansvarar själv för de uppgifter som dess användare skriver in i ärenden.",
    ],
  },
  {
    title: "Vad uppgifterna används till",
    paragraphs: [
      "Runko är en tjänst mellan operatörer där nätförbindelser och nättjänster beställs. Personuppgifter behandlas för att beställaren och leverantören ska kunna sköta tillgänglighetsförfrågningar, offertförfrågningar, beställningar, ändringar, uppsägningar och felanmälningar, och för att användarna ska kunna identifieras och missbruk av portalen upptäckas.",
      "Behandlingen grundar sig på den personuppgiftsansvarigas och organisationernas berättigade intresse och på avtalen mellan dem. Uppgifterna används inte för marknadsföring, profilering eller automatiserade beslut.",
    ],
  },
  {
    title: "Vilka uppgifter som lagras",
    paragraphs: [],
    list: [
      "Om användaren: namn, e-postadress, telefonnummer, befattning, organisationer och roller, senaste inloggning samt den senaste inbjudans avsändare och tider. Av lösenordet lagras endast ett hashvärde som lösenordet inte kan återställas från.",
      "Om en inbjudan till en organisation: e-postadress, erbjudna roller, avsändare och svar.",
      "Om ärenden: kundens namn, kontaktpersonernas namn, telefonnummer och e-postadresser, anslutningarnas adresser, följarnas e-postadresser, meddelanden och bilagor samt organisationens egna anteckningar.",
      "Om gällande inloggningar: webbläsare, operativsystem, nätadress, starttid och senaste användning.",
      "I ärendeloggen: vem som har gjort vad och när.",
      "I säkerhetsloggen: inloggningar och inloggningsförsök, nekade anrop och ändringar i administrationen med tider och nätadresser.",
      "Om kontaktförfrågningar: namn, organisation, FO-nummer, e-postadress, telefonnummer och meddelande som har angetts på formuläret. Om respons dessutom den sida och det fel-id som den gäller.",
      "Om e-postmeddelanden: mottagare, ämne, innehåll och resultat av sändningen.",
      "Om användningen av portalen: aviseringar du har fått, lästa nyheter, sparade sökningar och aviseringsinställningar.",
    ],
  },
  {
    title: "Varifrån uppgifterna kommer",
    paragraphs: [
      "Uppgifterna ges av användaren själv, av administratören i användarens organisation eller av den organisation som har skapat ärendet. Logguppgifter uppstår när portalen används.",
    ],
  },
  {
    title: "Hur länge uppgifterna förvaras",
    paragraphs: [],
    list: [
      `Uppgifterna om ärendets kontaktpersoner raderas ${years(retentionDays)} efter att ärendet har blivit klart eller annullerats, eller tidigare om beställarens organisation har valt en kortare tid. Ärendets övriga uppgifter finns kvar.`,
      `En behandlad kontaktförfrågan raderas ${years(retentionDays)} efter behandlingen.`,
      `En inloggning gäller i ${hours(tokenHours)}, en länk för byte av lösenord i ${resetLinkMinutes} minuter och en inbjudan i ${invitationDays} dagar.`,
      `Skickade e-postmeddelanden raderas efter ${keptDays.mails} dagar, portalens aviseringar, importerade filer och inloggningarnas nätadresser efter ${keptDays.notices} dagar, de importerade filernas kolumnrubriker ${keptDays.importHeaders} dagar efter att de senast användes och massutskickens resultat efter ${years(keptDays.massMails)}.`,
      `En inbjudan till en organisation raderas efter ${joiningDays.kept} dagar.`,
      "En bilaga som inte skickas med något ärende raderas efter ett dygn.",
      "Användaruppgifterna förvaras så länge användarkontot finns. Kontot raderas av organisationens administratör.",
      `Ärendeloggen förvaras för att ärendenas gång ska kunna verifieras i efterhand. Säkerhetsloggen raderas en månad i taget, när det har gått ${years(securityLogDays)} sedan månaden tog slut.`,
    ],
  },
  {
    title: "Vem som ser uppgifterna",
    paragraphs: [
      "Ett ärende ses av dess beställare och leverantör, av en överordnad organisation som har fått synlighet och av portalens huvudanvändare. Användaruppgifter ses av den egna organisationens administratörer och portalens huvudanvändare. Ett ärendes logg läses av dess parter, ändringar i administrationen av organisationens administratörer, och säkerhetsloggen, kontaktförfrågningarna och den utgående posten av portalens huvudanvändare. Aviseringar om ärenden skickas till mottagare som organisationen har angett och till ärendets följare.",
      "Uppgifterna lämnas inte ut till andra om inte lagen kräver det. Portalen laddar inte innehåll från och skickar inte uppgifter till utomstående tjänster.",
    ],
  },
  {
    title: "Hur uppgifterna skyddas",
    paragraphs: [
      "Förbindelserna krypteras, av lösenord förvaras endast hashvärden, inloggningsförsök begränsas och varje sökning avgränsas enligt användarens roller. Lösenord och byteslänkar skrivs inte i loggarna, och loggarnas rader kan inte ändras.",
    ],
  },
  {
    title: "Uppgifter som lagras i webbläsaren",
    paragraphs: [
      "Portalen spårar inte sina användare. Den enda kakan anger det språk du har valt, och den lagras endast om portalen erbjuder flera språk. I webbläsarens minne lagras inloggningen, den valda organisationen, sökningar, val i vyer och utkast som inte har skickats. Inloggningen försvinner när du loggar ut, om utkasten frågar portalen då, och resten kan du radera genom att tömma webbläsarens webbplatsdata.",
    ],
  },
  {
    title: "Dina rättigheter",
    paragraphs: [
      "Du kan kontrollera och rätta dina uppgifter i portalen under Egna uppgifter. Dessutom har du rätt att få en kopia av dina uppgifter, att begära att de raderas eller att behandlingen begränsas och att motsätta dig behandlingen. Rikta din begäran till din organisations administratör eller till den personuppgiftsansvariga; svar ges inom en månad.",
      "Om du anser att dina uppgifter behandlas i strid med lagen kan du lämna in ett klagomål till dataombudsmannens byrå (tietosuoja.fi/sv).",
    ],
  },
];

/** What is stored of people, why and for how long. */
export const privacy = { title: "Dataskyddsbeskrivning", sections };
