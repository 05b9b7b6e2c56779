import { code, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { robotWordNames } from "../../../sandbox/robot-words.ts";
import { countLimit, largestPage } from "../../../values/list-limits.ts";
import {
  byCurl,
  byNode,
  byPython,
  firstOrder,
  settings,
  verifyByNode,
  verifyByPython,
  verifyByShell,
} from "../../any-language/integrator-examples.ts";
import { sandbox } from "../sandbox.ts";

const { words } = sandbox;

/** What who connects another system does. */
export const integrator = (): GuidePart => ({
  title: "För den som ansluter system",
  chapters: [
    {
      id: "rajapinnan-kaytto",
      title: "Användning av gränssnittet",
      blocks: [
        t(
          "Allt som kan göras i portalen kan också göras via REST-gränssnittet. Dess beskrivning (OpenAPI 3.1) finns på adressen `/api/openapi.json` och i läsbar form på `/api/docs`, om den som driver portalen har öppnat den. Samma anrop, färdiga att prova i en form som Postman och Bruno läser, finns på `/api/postman.json`: fyll i `token` och `organizationId`. Ett system använder en API-klients token (se Systemets första timme) eller ett vanligt användarkonto som organisationens administratör ger de roller som behövs; med ett konto anropar man så här.",
        ),
        steps(
          "Logga in med anropet `POST /api/users/login`. Svarets `token` skickas i andra anrop i huvudet `Authorization: Bearer`.",
          "Hämta din egen organisation med anropet `GET /api/users/me`: `organizationRoles` anger id och roller.",
          "Anropa ärenden med sökvägen `/api/organizations/{id}/roles/{role}/…`, där rollen är `SUBSCRIBER`, `SUPPLIER` eller `ERROR_HANDLER`.",
          "Hämta en ny `token` i tid med anropet `POST /api/users/token`. Den gäller i åtta timmar om inget annat har ställts in i portalen.",
        ),
        code(
          [
            "curl -X POST https://portal.example/api/users/login \\",
            "  -H 'content-type: application/json' \\",
            '  -d \'{"username":"system@operator.example","password":"…"}\'',
          ].join("\n"),
        ),
        t(
          `Listor tar emot parametern \`filter\` (\`where\`, \`fields\`, \`order\`, \`limit\`, \`skip\`, \`include\`) i JSON-format. Standard är 25 rader och högst ${largestPage} åt gången. Huvudet \`X-Total-Count\` anger det totala antalet. I sökningar, i listor över ärenden som begränsats med annat än tillstånd och i långa register räknar det högst till ${countLimit}, vilket betyder att raderna är minst så många: hämta då sidor tills en är tom. Ett okänt fält eller ett för brett villkor ger svaret 400.`,
        ),
        code('GET …/orders?filter={"where":{"eventState":"OPEN"},"order":"id ASC","limit":100}'),
        t(
          "Fel har formen `application/problem+json`. Fältet `code` är bestående och avsett för program, `detail` är text för människor på läsarens språk, och `requestId` identifierar anropet: bifoga det i respons.",
        ),
      ],
    },
    {
      id: "rajapinnan-muutokset",
      title: "Ändringar, upprepningar och ärendeström",
      blocks: [
        points(
          "`PATCH` kräver huvudet `If-Match` med det lästa ärendets `ETag`. Detsamma gäller användare, organisationer och annat som sköts i administrationen: på en rad i en lista finns värdet i fältet `version`. Saknas det blir svaret 428, är det föråldrat 412, som berättar vem som har ändrat och när.",
          'I ändringens innehåll anger `action` åtgärden, till exempel `{"action":"startProcessing"}`. De tillåtna finns i ärendets fält `allowedActions`, och de förbjudna med orsaker i fältet `refusedActions`.',
          "I administrationen anger `allowedActions` på samma sätt vad du får göra: i organisationens eget svar, i listor när det begärs (`include`), på användarens rad och för hela portalen i svaret `users/me`.",
          "En flytt av den bekräftade dagen (`editAnswer`, `signReady`) kräver fälten `delayReason` och `text`. Utan dem blir svaret 422. Flyttarna finns i ärendets fält `dateChanges`, och den först bekräftade dagen i fältet `committedDeliveryDate`.",
          "Redigering och bekräftelse kräver en reservation: `PATCH …/events/{id}/lock-for-editing`. Upprepa anropet med mindre än två minuters mellanrum och frigör med parametern `reset=true`.",
          "Varje `POST` med vilken ett program ändrar något tar emot huvudet `Idempotency-Key`. Om samma nyckel upprepas inom ett dygn blir svaret detsamma och ändringen görs bara en gång. Endast uppladdningen `files/upload` och testet av en webhook görs alltid på nytt.",
          "`GET …/work-queues` anger med ett enda anrop vad som nu ska göras i rollen: för varje kö namn, antal och de mest brådskande ärendena. `GET …/work-queues/{queue}` ger mer ur en kö.",
          "`GET …/stream` berättar genast om ändringar (server-sent events). Meddelandet innehåller bara id:t: hämta ärendet med det. Strömmens `id` är en position i flödet: ge det senaste i huvudet `Last-Event-ID`, så hör du först vilka ärenden som ändrades medan förbindelsen var bruten. Om det inte längre går att säga kommer `event: gap`: hämta då allt som du följer.",
          "`GET …/document-events` berättar vad som har hänt organisationens ärenden, meddelanden och bilagor under 30 dagar, i en ordning och utan luckor. Ge svarets `next` i nästa anrop som parametern `after`, så missas ingenting ens om ditt system har varit borta. En för gammal position får svaret 410 och i fältet `oldest` den äldsta som går att fortsätta från.",
          "En webhook skickar samma sak som flödet genast till organisationens egen adress: fliken Gränssnitt i förvaltningen. Meddelandena är signerade (Standard Webhooks, huvudena `webhook-id`, `webhook-timestamp`, `webhook-signature`): kontrollera signaturen och svara 2xx inom 15 sekunder. Samma `webhook-id` kan komma på nytt, och ordningen kan växla. Det som misslyckas försöks tio gånger under tre dygn; svaret 410 avslutar sändningen. En webhook kan också skicka hela ärendet i fältet `data.document`, så som `GET` svarar när meddelandet skickas; ett meddelande på över 20 kB har i stället `data.truncated`.",
          "Ett system kan anropa med sin nyckel (fliken Gränssnitt i förvaltningen) direkt eller byta den för en timme i taget (OAuth 2.0, client credentials): `POST /api/oauth/token`, där `client_id` är API-klientens id och `client_secret` dess nyckel. Parametern `scope` begränsar vad man får göra med den. Adresserna finns i `/.well-known/oauth-authorization-server`.",
          "En bilaga skickas med anropet `POST …/files/upload` (högst 20 MB) och läggs separat till i ärendet.",
        ),
        t(
          "Svaret 429 ber dig vänta och 503 försöka igen: huvudet `Retry-After` anger antalet sekunder. Svaren 401, 403, 404, 409, 423 och 422 ändras inte genom upprepning.",
        ),
      ],
    },
    {
      id: "tm-forum",
      title: "TM Forums gränssnitt",
      blocks: [
        t(
          "Ett system som kan TM Forums öppna gränssnitt (version 4) kan beställa och svara med dem. Sökvägarna börjar med `/tmf-api`, beskrivningen finns på `/tmf-api/openapi.json`, och anropen görs med API-klientens nyckel med samma rättigheter som i portalens eget gränssnitt.",
        ),
        points(
          "`productOrder` (TMF622) är en beställning (`add`), en ändringsbeställning (`modify`) eller en uppsägning (`delete`). `POST` gör den, `GET` läser och listar, `PATCH` ändrar.",
          "Leverantören för beställningen framåt med `state` och `milestone`: `inProgress` tar den under behandling, leveransdagen och anslutningens id bekräftar den, `completed` levererar.",
          "`cancelProductOrder` ber om annullering: en obekräftad annulleras genast, om en bekräftad frågas leverantören.",
          "`productInventory` (TMF637) berättar anslutningarna ur portalens register, köpta och levererade: produkt, adress, priser, avtalets slut och de beställningar som de har uppstått av. Anslutningens `id` är det som en ändringsbeställning och en uppsägning nämner.",
          "`productCatalog` (TMF620) berättar vad som erbjuds din organisation: produkterna (`productOffering`), deras priser och områden samt vad en beställning frågar efter (`productSpecification`). Uppgifterna är desamma som på beställningens formulär.",
          "`geographicAddressValidation` (TMF673) berättar genast om adressens postnummer är känt och om postorten är rätt. Gatan kontrolleras inte. Som adress i en beställning räcker kontrollens `id` i 30 dagar.",
          "`troubleTicket` (TMF621) är en felanmälan om anslutningen vars beställnings TID står i `relatedEntity`. `severity` och `ticketType` kommer tillbaka som de skickades. Felhanteraren skriver `inProgress`, `pending` och `resolved`, beställaren `cancelled` och `closed`.",
          "`productOfferingQualification` (TMF679) är en tillgänglighetsförfrågan. Leverantören svarar med `done`: `qualificationItemResult` är `qualified`, eller `unqualified` med orsaken i `eligibilityUnavailabilityReason`. Med `instantSyncQualification` kommer svaret genast ur det som din organisation redan har fått svar på eller leverantören uppger om området.",
          "`quote` (TMF648) är en offertförfrågan. Leverantören svarar med `approved`, priserna och `validFor.endDateTime`, eller avslår med `rejected`. En offert beställs genom att ange dess TID i beställningens `quote`.",
          "`jeopardyAlert` berättar när och varför leverantören har tvivlat på en beställnings bekräftade dag, och den nya dagen om en sådan gavs.",
          "`POST …/hub` berättar genast om ändringar till den adress som klienten anger (`callback`). Varje gränssnitt av de fem har en hub: `productOrderingManagement`, `productOfferingQualification`, `quoteManagement`, `troubleTicket` och `productInventory`, som berättar när en anslutning uppkommer, ändras och upphör. Meddelandet kommer till `{callback}/listener/{händelse}` med hela resursen. Villkoret `query` begränsar: `eventType=ProductOrderStateChangeEvent,ProductOrderJeopardyAlertEvent` eller `relatedParty.id=…`. En hub kräver rätten `webhooks:manage` och syns för organisationens administratör som en webhook av formen TM Forum; signaturens hemlighet skapar administratören på samma flik.",
          "Listans villkor är fältens namn: `state=acknowledged,pending`, `orderDate.gt=…`, `externalId=…`. Ett okänt fält ger svaret 400.",
          "Det du skickar och som inte är portalens att berätta bevaras och kommer tillbaka: egna id:n, `externalId`, `channel`.",
          "Meddelanden går i fältet `note`, och för dem behöver klienten rätt till meddelanden.",
        ),
      ],
    },
    {
      id: "ensimmainen-tunti",
      title: "Systemets första timme",
      blocks: [
        t(
          "Organisationens administratör skapar en API-klient på fliken för gränssnittet i förvaltningen och en token för den, som visas en gång. Anropet `GET /api/tokens/self` anger organisationens id (`organizationId`) och vad som får göras med denna token.",
        ),
        code(settings),
        t(
          "Prova först i sandlådan: tryck på **Ta sandlådan i bruk** på fliken för gränssnittet och sedan på **Skapa en token för sandlådan**. I sandlådans organisation är roboten både leverantör (`GET /api/organizations/{id}/suppliers`) och beställare, och ingenting syns eller räknas någon annanstans. Roboten tar ärendet till behandling, bekräftar och levererar med några sekunders mellanrum. Ett ord i gatans namn eller i tilläggsuppgifterna styr den:",
        ),
        points(...robotWordNames.map((word) => `\`${word}\`: ${words[word]}.`)),
        t(
          'Med anropet `POST /api/organizations/{id}/sandbox/documents` gör roboten ett ärende som du besvarar som leverantör, till exempel `{"documentType":"Order"}`.',
        ),
        t(
          "Den första beställningen finns i filen `order.json`. Leverantörens och produktens id får du med anropet `GET /api/organizations/{id}/suppliers/{supplierId}/products` eller av leverantören.",
        ),
        code(firstOrder),
        t(
          "Beställning och lyssning från kommandoraden. Samma `Idempotency-Key` skapar ingen andra beställning, så anropet kan upprepas. Ta `next` ur svaret som nästa parameter `after`.",
        ),
        code(byCurl),
        t(
          "Node: paketet `@runko/client` upprepar, bläddrar och lyssnar åt dig. Det lyssnar vidare efter avbrott tills du avslutar. Anvisningen finns i paketets README.",
        ),
        code(byNode),
        t("Python utan andra paket:"),
        code(byPython),
        t(
          "En webhooks signatur kontrolleras mot kroppen som den kom, innan den tolkas. Avvisa också en `webhook-timestamp` som är över fem minuter gammal: paketen gör det, kommandoraden inte. Från kommandoraden (bash), med Node och med Python (paketet `standardwebhooks`):",
        ),
        code(verifyByShell),
        code(verifyByNode),
        code(verifyByPython),
      ],
    },
  ],
});
