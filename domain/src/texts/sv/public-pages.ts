import { makePublicLinks } from "../any-language/public-links.ts";
import type { TextSection } from "../text-section.ts";

const moreInfo: readonly TextSection[] = [
  {
    title: "Vad Runko är",
    paragraphs: [
      "Runko är teleoperatörernas gemensamma portal där operatörer beställer nätförbindelser och nättjänster av varandra. Beställaren skapar ett ärende, leverantören svarar på det, och båda ser hela tiden hur långt det har kommit.",
      "Samma operatör kan vara beställare i ett ärende och leverantör i ett annat. En förfrågan kan också vidarebefordras till en egen leverantör, och svaret kan återges till den ursprungliga beställaren.",
    ],
  },
  {
    title: "Vad man gör i Runko",
    paragraphs: [],
    list: [
      "Tillgänglighetsförfrågan: om det går att få en förbindelse till adressen, av vilket slag och hur snabbt.",
      "Offertförfrågan: vad förbindelsen kostar och hur länge offerten är giltig.",
      "Beställning: produkt, adresser, gränssnitt och önskad dag. Leverantören bekräftar leveranstiden och kvitterar beställningen som klar.",
      "Ändringsbeställning: ändring av adress, hastighet eller koppling i en klar beställning.",
      "Uppsägning: förbindelsen avslutas på önskad dag.",
      "Felanmälan: anmälan av fel, även brådskande, och uppföljning tills felet är reparerat.",
    ],
  },
  {
    title: "Vilka produkter som beställs",
    paragraphs: [
      "Abonnentförbindelser och fasta förbindelser, DSL- och fiberförbindelser, Ethernet-anslutningar och fasta Ethernet-förbindelser, överföringskapacitet och våglängder, IP-transit, utrustnings- och antennplatser samt tjänster. Varje leverantör sköter själv sin produktlista och avgör vem som ser produkterna.",
    ],
  },
  {
    title: "Vad som krävs",
    paragraphs: [
      "Du behöver ett konto i din organisation och en uppdaterad webbläsare. Inget installeras. Portalen fungerar även med telefon och tangentbord, och era egna system kan anslutas till den via ett gränssnitt.",
      "Om din organisation redan använder Runko, be dess administratör om ett konto. Beställ annars konto med formuläret.",
    ],
  },
];

const partnering: readonly TextSection[] = [
  {
    title: "För vem",
    paragraphs: [
      "Alla teleoperatörer, nätägare och tjänsteleverantörer i Finland som köper nätförbindelser av eller säljer dem till andra operatörer kan ansluta sig till Runko. Storleken har ingen betydelse: man är med som beställare, leverantör eller bådadera.",
    ],
  },
  {
    title: "Vad beställaren får",
    paragraphs: [],
    list: [
      "Ett sätt att förfråga, beställa och ändra förbindelser hos alla leverantörer.",
      "Leverantörens bekräftelse, leveransdag och meddelanden på samma ställe som beställningen.",
      "Kopiering och utkast som gör återkommande beställningar snabba.",
    ],
  },
  {
    title: "Vad leverantören får",
    paragraphs: [],
    list: [
      "Beställningarna alltid i samma form och kontrollerade: adresser, anslutningar och datum är rätt.",
      "En egen produktlista, priser och NNI-id:n vars synlighet leverantören själv bestämmer.",
      "Felanmälningarna direkt till felhanteringen, de brådskande särskilt markerade.",
    ],
  },
  {
    title: "Så kommer du i gång",
    paragraphs: [],
    list: [
      "Beställ konto med formuläret och berätta om ni är beställare, leverantör eller bådadera.",
      "Portalens huvudanvändare öppnar er organisation och skapar dess första administratör.",
      "Er administratör lägger till användare, mottagare av aviseringar och faktureringsuppgifter. Leverantören lägger också till produkter och NNI-id:n.",
      "Beställaren begär beställningsrätter av leverantörerna, och leverantören godkänner dem. Därefter kan det första ärendet skickas.",
    ],
  },
  {
    title: "Avtal",
    paragraphs: [
      "Runko förmedlar ärendena, men förbindelsernas priser och villkor avtalas mellan beställaren och leverantören. Avtalsnumret antecknas i beställningsrätten, och då visas det på beställningarna.",
    ],
  },
];

/** Pages that are read without a login. */
export const publicPages = {
  toLogin: "Logga in",
  toPortal: "Till portalen",
  links: makePublicLinks({
    moreInfo: "Mer information",
    news: "Nyheter",
    partnering: "Bli partner",
    orderCredentials: "Beställ konto",
    privacy: "Dataskyddsbeskrivning",
  }),
  moreInfo: {
    title: "Om Runko",
    lead: "Förbindelsebeställningar operatörer emellan på ett ställe, från förfrågan till klar förbindelse.",
    sections: moreInfo,
  },
  partnering: {
    title: "Bli partner i Runko",
    lead: "När alla beställer på samma sätt blir det tid över för att bygga nät.",
    sections: partnering,
  },
  orderCredentials: "Beställ konto",
};
