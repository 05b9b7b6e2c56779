import type { IssueCode, IssueParams } from "../../values/issue.ts";
import { formats } from "./formats.ts";

/** What a user reads for each broken rule. */
export const issues: Record<IssueCode, string | ((params: IssueParams) => string)> = {
  REQUIRED: "Obligatoriskt fält",
  BODY_NOT_JSON: "Anropets kropp är inte giltig JSON",
  BODY_MISSING: "Anropet saknar kropp, skicka den i JSON-format",
  TOO_LONG: ({ max }) => `Texten är för lång, förkorta den till högst ${max ?? 255} tecken`,
  TOO_SHORT: ({ min }) => `Texten är för kort, skriv minst ${min ?? 1} tecken`,
  TOO_MANY: ({ max }) => (max === undefined ? "För många, ta bort en del" : `För många, behåll högst ${max}`),
  DUPLICATE: "Samma värde är redan tillagt, ta bort det ena",
  INVALID_VALUE: "Värdet har fel form, kontrollera fältet",
  INVALID_ID: "Id:t är felaktigt, välj objektet på nytt",
  NOBODY_CHOSEN: "Välj vem meddelandet ska skickas till",
  NOT_AN_OPTION: "Välj något av alternativen",
  NOT_WRITABLE: "Du kan inte ändra det här fältet, återställ dess tidigare värde",
  UNKNOWN_FIELD: "Okänt fält, ta bort det",
  NOT_A_COLLEAGUE:
    "Välj en person som har den här rollen i din organisation. Kontot kan ha raderats eller rollen ha ändrats",
  NOT_FOR_THIS_DOCUMENT: "Fältet hör inte till det här ärendet, töm det",

  INVALID_EMAIL: "Felaktig e-postadress",
  EMAIL_TOO_LONG: ({ max }) => `E-postadressen är användarnamnet, så den får ha högst ${max ?? 50} tecken`,
  EMAIL_NOT_AVAILABLE:
    "Den här adressen kan inte tas i bruk. Ange en annan adress, eller fråga portalens huvudanvändare",
  EMAIL_OF_PROVIDER:
    "Adresser på den här domänen ges av organisationens administratör eller portalens huvudanvändare, eftersom man loggar in med dem i organisationens inloggningstjänst",
  EMAIL_KEPT_FOR_PROVIDER:
    "Adressen byts av portalens huvudanvändare, eftersom man loggar in med den i organisationens inloggningstjänst",
  EMAIL_IN_USE: "E-postadressen är redan en annan användares användarnamn, ange en annan adress",
  INVALID_PHONE: "Felaktigt telefonnummer",
  INVALID_ADDRESS: "Felaktig adress, kontrollera adressfälten",
  ADDRESS_INCOMPLETE: "Adressen är ofullständig, komplettera den eller töm alla dess fält",
  UNKNOWN_MUNICIPALITY: "Kommunen är okänd, skriv kommunens namn eller dess tresiffriga nummer",
  INVALID_POSTAL_CODE: "Ange postnumret med fem siffror, till exempel 33100",
  INVALID_MONEY: "Ange beloppet i euro, till exempel 120,50",
  NOTHING_CHARGED: "Ange en avgift som är större än noll, eller godkänn begäran utan avgift",
  NOTHING_REQUESTED: "Välj minst en uppgift och ändra den",
  INVALID_NUMBER: "Ange ett tal, till exempel 12,5",
  INVALID_INTEGER: "Ange ett heltal utan decimaler",
  NUMBER_TOO_SMALL: ({ min }) => `Talet är för litet, ange minst ${min ?? 0}`,
  NUMBER_TOO_LARGE: ({ max }) => (max === undefined ? "Talet är för stort" : `Talet är för stort, ange högst ${max}`),
  INVALID_EVENT_NUMBER: "Ange numret med siffror, till exempel 100234",
  INVALID_BUSINESS_ID: "Felaktigt FO-nummer, ange det i formen 1234567-8",
  INVALID_NETWORK: "Ange nätet i formen 192.0.2.0/24",
  INVALID_WEBHOOK_URL: "Ange en offentlig adress som börjar med https://",

  INVALID_ISSUER: "Ange en https-adress utan frågedel, till exempel https://login.example.fi",
  ISSUER_UNREACHABLE: "Ingen inloggningstjänst svarar på adressen. Kontrollera adressen eller försök igen om en stund",
  INVALID_DOMAIN: "Ange en domän i formen foretag.fi",
  DOMAIN_IN_USE: "En annan organisation har redan domänen",
  INVALID_DATE: "Ange dagen i formen 5.3.2026",
  INVALID_TIME: "Ange klockslaget i formen 14.07",
  TIME_BEFORE_OPENING: "Stängningstiden måste vara efter öppningstiden",
  NEVER_OPEN: "Välj minst en veckodag med service",
  CLASS_IN_USE: ({ name, products }) =>
    `SLA-klassen ${name ?? ""} används av ${products === 1 ? "en produkt" : `${products ?? ""} produkter`}, byt först produktens klass`,
  INVALID_INSTANT: "Ange dag och klockslag i formen 5.3.2026 kl. 14.07",
  PUBLISH_TIME_IN_PAST: "Publiceringstiden har redan passerat, välj en senare eller publicera genast",
  DATE_IN_PAST: "Den önskade dagen får inte ligga i det förflutna",
  DATE_UNCHANGED: "Den här dagen är redan bekräftad, föreslå en annan dag",
  DATE_TOO_EARLY_FOR_NORMAL: ({ earliest }) =>
    earliest === undefined
      ? "Dagen är för tidig för normal leverans, välj en senare dag eller ett annat leveranssätt"
      : `Normal leverans är möjlig tidigast ${formats.date(String(earliest))}, välj en senare dag eller ett annat leveranssätt`,
  VALID_UNTIL_IN_PAST: "Sista giltighetsdagen får inte ligga i det förflutna",
  FAULT_TIME_IN_FUTURE: "Felet kan inte börja i framtiden",
  DATE_TOO_OLD: "Dagen är före år 1990, kontrollera året",
  DATE_TOO_FAR: "Dagen är över tio år framåt, kontrollera året",
  ESTIMATE_BEFORE_CONFIRMATION: ({ earliest }) =>
    earliest === undefined
      ? "Den bekräftade dagen får inte vara före bekräftelsen"
      : `Den bekräftade dagen får inte vara före bekräftelsen ${formats.date(String(earliest))}`,
  DELIVERY_IN_FUTURE: "Den faktiska dagen får inte ligga i framtiden",
  DELIVERY_BEFORE_ORDER: ({ earliest }) =>
    earliest === undefined
      ? "Den faktiska dagen får inte vara före den dag då ärendet skapades"
      : `Den faktiska dagen får inte vara före den dag då ärendet skapades, ${formats.date(String(earliest))}`,
  CORRECTION_IN_FUTURE: "Reparationstidpunkten får inte ligga i framtiden",
  CORRECTION_BEFORE_FAULT: ({ began }) =>
    began === undefined
      ? "Reparationstidpunkten får inte vara innan felet började"
      : `Reparationstidpunkten får inte vara innan felet började ${formats.instant(String(began))}`,
  DELIVERY_CHECK_TOO_LATE: ({ days }) =>
    `Kontroll av leverans kan begäras inom ${days ?? 14} dagar från leveransen, välj typen fel`,
  DATE_RANGE_OPEN: "Ange även startdag, tidsperioden får vara högst ett år",
  DATE_RANGE_REVERSED: "Startdagen är efter slutdagen, byt plats på dagarna",
  DATE_RANGE_TOO_LONG: "Tidsperioden får vara högst ett år, förkorta den",
  ENDS_BEFORE_BEGINNING: "Slutet är före början",
  ENDS_IN_PAST: "Slutet har redan passerat",
  NO_CONNECTIONS: "Urvalet träffar ingen anslutning i bruk",
  LAST_DAY_TOO_EARLY: ({ days, earliest }) =>
    earliest === undefined
      ? "Den sista dagen är för snart, välj en senare"
      : `Uppsägningstiden är ${days ?? ""} dagar: den sista dagen är tidigast ${formats.date(String(earliest))}`,
  CONTRACT_BINDS_LONGER: ({ until }) =>
    until === undefined
      ? "Avtalet binder längre, välj en senare dag"
      : `De valda anslutningarnas avtal binder till ${formats.date(String(until))}: välj den dagen eller en senare, eller begränsa urvalet`,

  CONNECTION_ID_IN_USE: "Id:t används redan",
  CANCEL_REASON_MISSING: "fel: Orsak till annulleringen saknas",
  REJECT_REASON_MISSING: "Orsak till avvisningen saknas, skriv den",
  IN_PROGRESS_REASON_MISSING: "Orsak till returneringen saknas, välj den",
  REOPEN_REASON_MISSING: "Berätta vad som fortfarande är fel efter reparationen",
  NOTHING_TO_TRANSFER: "Svaret innehåller inga uppgifter att överföra",
  SUPPLIER_INFO_REQUIRED: "Leveransen tar över fyra veckor, ange en uppskattning i leverantörens tilläggsuppgifter",
  MODIFICATION_TYPES_REQUIRED: "Välj minst en typ av ändring",
  INVALID_MODIFICATION_TYPE: "Felaktig typ av ändring, välj något av alternativen",
  NOT_OFFERED_BY_PRODUCT: ({ offered }) =>
    offered === undefined ? "Produkten har inte detta alternativ" : `Produkten erbjuder bara: ${offered}`,
  ORDER_NOT_FOUND: "Ingen gällande beställning hittades, kontrollera anslutnings-id:t eller helhetsnumret",
  SOURCE_NOT_FOUND: ({ tid }) =>
    `Källärendet${tid === undefined ? "" : ` TID ${tid}`} hittades inte, gå tillbaka till listan och välj ärendet på nytt`,

  SUPPLIER_NOT_AVAILABLE: "Detta kan inte beställas av leverantören, välj en annan leverantör",
  SUBSCRIBER_NOT_AVAILABLE: "Beställaren kan inte väljas, välj en annan beställare",
  EVENT_TYPE_NOT_ALLOWED: "Ärendetypen kan inte användas med den här leverantören, välj en annan",
  PRODUCT_REQUIRED: "Välj en produkt",
  PRODUCT_NOT_AVAILABLE: "Produkten kan inte beställas, välj en annan produkt",
  PRODUCT_NOT_IN_OFFER: "Produkten ingår inte i offerten: beställ andra produkter med en ny beställning",
  ONE_PRODUCT_ONLY: "Ärendet kan ha bara en produkt, ta bort de andra",
  DIFFERS_BETWEEN_ITEMS: "Beställningen har bara ett värde för detta, ange samma på alla rader",
  AVAILABILITY_NOT_KNOWN:
    "Tillgängligheten är inte känd. Fråga leverantören: skicka samma utan fältet instantSyncQualification",
  STATE_CHANGES_ALONE: "En begäran om detta läge kan inte ändra andra uppgifter, skicka dem i en egen begäran",
  STATE_NOT_TO_BE_ASKED:
    "Läget nås inte genom att begära det: behandlingen fortsätter när det väntade svaret eller ett nytt leveransdatum har getts",
  NO_ACTIVE_PRODUCT: "Låt minst en produkt levereras",
  NNI_REQUIRED: "Välj NNI-id",
  NNI_NOT_ALLOWED: "Du har inte rätt till detta NNI-id, välj ett annat",
  NNI_NOT_DEFINED: "Leverantören har inte angett något NNI-id för produkten, välj en annan produkt eller leverantör",

  NNI_TYPE_WITHOUT_NNI: "Produkten använder inget NNI-id, ta bort NNI-typen",
  SELECTIONS_REQUIRED: "Lägg till minst ett alternativ",
  SELECTIONS_WITHOUT_SELECT: "Ett textfält har inga alternativ, ta bort dem eller byt fältets typ",
  BUSINESS_ID_IN_USE: "En annan organisation har redan FO-numret, kontrollera det",
  NAME_IN_USE: "Namnet används redan, ange ett annat namn",
  IDENTIFIER_IN_USE: "Id:t används redan, ange ett annat id",
  TOO_MANY_SAVED: ({ max }) => `Antalet sparade sökningar får vara högst ${max ?? 100}, ta bort någon av dem`,
  TOO_MANY_PINNED: ({ max }) => `Högst ${max ?? 10} sökningar kan fästas i menyn, lossa någon av dem`,

  MESSAGE_NOT_ANSWERABLE: "Meddelandet kan inte längre besvaras, skriv ett nytt meddelande",

  ROLE_NOT_AVAILABLE: "Organisationen har inte den här rollen, välj någon av dess egna roller",
  ROLE_NOT_YOURS_TO_GIVE:
    "Du ger och tar bort endast roller på din egen sida: beställarens administratör beställarens roller, leverantörens administratör leverantörens och felhanterarens",
  OWN_ROLES: "Dina egna roller ändras av en annan administratör",
  OWN_EMAIL: "Byt din egen e-postadress i dina egna uppgifter",
  EVENT_TYPES_WIDENED: "Nya ärendetyper ges endast av portalens huvudanvändare",
  ORGANIZATION_NOT_AVAILABLE: "Organisationen hittades inte, välj den på nytt",
  USER_NOT_AVAILABLE: "Användaren hittades inte, välj på nytt",
  ADMIN_ROLE_REQUIRED: "Välj även en administratörsroll så att organisationen kan ha en administratör",
  NOT_AN_ADMIN: "Välj en användare som kan logga in och som har en administratörsroll i organisationen",
  BELOW_ITSELF: "Välj en organisation som inte är denna själv eller finns under denna",
  PARENT_LACKS_ROLES: "Välj en överordnad organisation som har alla den här organisationens roller",
  FAULT_HANDLER_REQUIRED: "Lägg först till en felhanterare i organisationen så att felanmälningar kan tas emot",

  FILE_NOT_FOUND: "Bilagan hittades inte, lägg till den på nytt",
  FILE_TOO_LARGE: ({ max }) => `Filen är för stor, största tillåtna storlek är ${max ?? 20} MB`,
  FILE_TYPE_NOT_ALLOWED:
    "Filer av den här typen kan inte bifogas. Skicka den till exempel som PDF- eller ZIP-fil, program och webbsidor tas inte emot",
  FILE_EMPTY: "Filen är tom, välj en annan fil",

  CSV_EMPTY: "Filen har inga rader, lägg till det som ska importeras under rubrikerna",
  CSV_TOO_LARGE: ({ rows, characters }) =>
    `Filen är för stor, högst ${rows ?? ""} rader och ${characters ?? ""} tecken per gång. Dela upp den`,
  CSV_TOO_MANY_ROWS: ({ rows, max }) => `Filen har ${rows ?? ""} rader, högst ${max ?? ""} per gång. Dela upp den`,
  CSV_ROW_UNKNOWN: "Ingen rad i den här organisationen har detta id, kontrollera id:t eller töm det",
  CSV_ROW_CHANGED: "Raden har ändrats sedan filen laddades ner. Ladda ner den på nytt och gör ändringarna där",
  CSV_ROW_REFUSED: ({ reason }) => `${reason ?? "Raden duger inte"}`,
  CSV_QUOTE_OPEN: ({ line }) =>
    `Citattecknet som börjar på rad ${line ?? ""} avslutas inte, lägg till ett andra citattecken`,
  CSV_TEXT_AFTER_QUOTE: ({ line }) => `Rad ${line ?? ""} har text efter citattecknet, ta bort den`,
  CSV_ROW_TOO_WIDE: ({ line }) => `Rad ${line ?? ""} har fler celler än det finns rubriker, kontrollera raden`,
  CSV_COLUMN_UNKNOWN: ({ column }) => `Kolumnen ${column ?? ""} är okänd, ta bort den eller rätta rubriken`,
  CSV_COLUMN_MISSING: ({ column }) => `Kolumnen ${column ?? ""} saknas, lägg till den`,
  CSV_COLUMN_TWICE: ({ column }) => `Kolumnen ${column ?? ""} finns två gånger i filen, ta bort den ena`,
  SHEET_UNREADABLE: "Filen går inte att läsa som tabell, ange en CSV- eller XLSX-fil",
  SHEET_OLD_WORKBOOK:
    "En gammal Excel-fil eller en fil med lösenord går inte att läsa, spara den i det nya formatet (XLSX)",
  SHEET_TOO_LARGE: "Tabellen har för mycket innehåll, ta bort tomma celler och format eller dela upp den",
  SHEET_TOO_WIDE: ({ max }) => `Tabellen har för många kolumner, högst ${max ?? 60}`,
  SHEET_NOT_FOUND: ({ name }) => `Filen har inget blad ${name ?? ""}`,
  RECONCILED_WITHOUT_IDS: ({ columns }) => `Filen har inga id: ge kolumnen rubriken ${columns ?? ""}`,
  RECONCILED_WITH_TOO_MANY: ({ max }) => `Filens id passar för många anslutningar, högst ${max ?? ""}. Välj motpart`,
  IMPORT_COLUMN_NOT_MAPPED: ({ column }) => `Välj från vilken kolumn ${column ?? ""} läses`,
  IMPORT_COLUMN_MAPPED_TWICE: ({ column }) => `${column ?? ""} har valts för två kolumner`,
  IMPORT_VALUE_TWICE: ({ rows }) => `Samma värde finns också på rad ${rows ?? ""}`,
  NAME_OF_SEVERAL: ({ fitting }) => `Passar flera: ${fitting ?? ""}. Skriv beteckningen för en av dem`,
  PRODUCT_OF_SEVERAL_SUPPLIERS: ({ fitting }) =>
    `Flera leverantörer erbjuder produkten: ${fitting ?? ""}. Skriv leverantören på raden`,
  IMPORT_FORMULA_FAILED: ({ said }) => `Formeln har misslyckats (${said ?? ""}), skriv cellens värde`,
  POSTAL_CODE_RESTORED: ({ code }) => `Postnumrets inledande nollor återställdes: ${code ?? ""}`,
  IMPORT_ROW_REFUSED: ({ reason }) => `${reason ?? "Raden kunde inte skickas"}`,
  ANSWER_STALE: ({ version }) => `Ärendet har ändrats under tiden, ny version ${version ?? ""}`,

  PASSWORD_TOO_SHORT: "Lösenordet måste ha minst 12 tecken",
  LOGIN_PASSWORD_TOO_SHORT: "Lösenordet måste vara minst 12 tecken långt.",
  PASSWORD_TOO_LONG: ({ max }) => `Lösenordet får ha högst ${max ?? 50} tecken, förkorta det`,
  PASSWORD_TOO_COMMON: "Lösenordet är allmänt känt, hitta på ett annat",
  PASSWORD_CONTEXT_WORD:
    "Lösenordet får inte vara ditt namn, din e-postadress eller tjänstens namn, hitta på ett annat",
  PASSWORDS_DIFFER: "Lösenorden stämmer inte överens",
  WRONG_CODE: "Koden är fel eller redan använd. Vänta på appens nästa kod och skriv den.",
  LOGIN_TOOK_TOO_LONG: "Inloggningen tog för lång tid. Börja om från början.",
  PASSKEY_ASKS_PASSWORD:
    "Ditt lösenord har bytts efter att lösennyckeln lades till. Logga in med lösenordet och bekräfta med lösennyckeln.",
  PASSKEY_REFUSED:
    "Lösennyckeln godkändes inte eller begäran hann bli för gammal. Försök igen eller logga in på ett annat sätt.",
  WRONG_PASSWORD: "Det nuvarande lösenordet är fel, skriv det på nytt",
  CURRENT_PASSWORD_REQUIRED: "Ange ditt nuvarande lösenord när du byter e-postadress",
};
