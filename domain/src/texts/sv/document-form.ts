import type { FieldName } from "../../documents/document-fields.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

/** What binds, and when, when a document of each type is sent. */
const check: Record<DocumentType, string> = {
  AvailabilityRequest: "Kontrollera uppgifterna innan du skickar. Förfrågan förbinder dig inte att beställa.",
  Inquiry: "Kontrollera uppgifterna innan du skickar. Offertförfrågan förbinder dig inte att beställa.",
  Order: "Kontrollera uppgifterna innan du skickar. Beställningen är bindande när leverantören har bekräftat den.",
  ChangeOrder: "Kontrollera uppgifterna innan du skickar. Ändringen är bindande när leverantören har bekräftat den.",
  CancelOrder: "Kontrollera uppgifterna innan du skickar. Uppsägningen är bindande när leverantören har bekräftat den.",
  Fault: "Kontrollera uppgifterna innan du skickar. Leverantörens felhantering aviseras genast.",
};

/** What is asked before anything else of these types. */
const leadingTitles: Record<DocumentType, string> = {
  AvailabilityRequest: "Förfrågan",
  Inquiry: "Offertförfrågan",
  Order: "Beställning",
  ChangeOrder: "Vad ska ändras",
  CancelOrder: "Uppsägning",
  Fault: "Fel",
};

/** Where a label names no thing to be given. */
const otherwise: Partial<Record<FieldName, string>> = { validUntilDate: "Ange sista giltighetsdag" };

/** The form of a document in its three steps. */
export const documentForm = {
  steps: {
    label: "Steg",
    product: "Produkt och leverantör",
    order: "Beställning",
    fields: "Anslutning och leverans",
    details: "Uppgifter",
    summary: "Sammanfattning",
    next: "Nästa",
    toSummary: "Till sammanfattningen",
    previous: "Föregående",
    edit: "Redigera",
    editWhat: (group: string) => `Redigera: ${group}`,
  },

  productGroup: "Produktgrupp",
  supplier: "Leverantör",
  product: "Produkt",
  productsOf: (supplier: string) => `Produkter: ${supplier}`,
  searchProducts: "Sök produkter",
  severalProducts: "Du kan välja flera produkter",
  nthProduct: (name: string) => `Produktens tilläggsuppgifter: ${name}`,
  chooseGroupFirst: "Välj först produktgrupp",
  noSuppliers: "Produktgruppen har ingen leverantör som din organisation kan beställa av. Välj en annan produktgrupp.",
  productGone: (name: string | undefined) =>
    `${name === undefined ? "Produkten i utkastet" : `Produkten ${name}`} finns inte längre i sortimentet.`,
  chooseAnother: "Välj en annan produkt.",
  noProducts: "Leverantören har inga produkter i den här produktgruppen. Välj en annan leverantör.",
  initialFee: "Kopplingsavgift",
  monthlyFee: "Månadsavgift",
  perMonth: (fee: string) => `${fee}/mån`,
  supplierInfo: (supplier: string) => `${supplier} informerar`,
  customerNumber: (number: string) => `Ditt kundnummer: ${number}`,
  earliestNormal: (date: string) => `Normal leverans tidigast ${date}`,
  beganNow: "Började nu",
  takeFirstDate: (date: string) => `Välj första möjliga dag, ${date}`,

  customFields: "Produktens tilläggsuppgifter",
  addressParts: {
    streetName: "Gata",
    streetNumber: "Nummer",
    streetLetter: "Trappa",
    apartment: "Lägenhet",
    postalCode: "Postnummer",
    postalPlace: "Postort",
  },
  sameAsTarget: "Använd adressen i A-änden",
  useOwnContact: "Använd mina egna uppgifter",
  ownBillingAddress: "Ingen faktureringsgrupp, jag anger en adress",
  lengthHelp: "I meter, till exempel 12500",
  followersHelp: "E-postadresser som aviseras om ändringar",

  projectInUse: {
    title: (projectId: string) => `Projektnumret ${projectId} finns redan i andra ärenden`,
    document: (type: string, tid: number, customer: string) => `${type} TID ${tid}${customer && `, ${customer}`}`,
    newTab: "öppnas i en ny flik",
    more: (count: number) => (count === 1 ? "och 1 till" : `och ${count} till`),
  },

  connectionIdUnchecked:
    "Det gick inte att kontrollera om id:t redan används. Det kontrolleras senast när ärendet skickas.",
  billingGroupsFailed: "Kunde inte hämtas",
  billingGroupsUnknown:
    "Faktureringsgrupperna kunde inte hämtas. Försök igen innan du själv anger en faktureringsadress.",
  connectionIdInUse: (connectionId: string) => `Id:t används redan: ${connectionId}. Ange ett annat id.`,

  faultHandlerFront: "Felhantering",

  source: {
    original: (tid: number) => `TID ${tid}`,
    from: {
      COPY: "Kopia av ärendet",
      ORDER: "Du beställer utifrån svaret",
      FORWARD: "Du vidarebefordrar ärendet",
      FROM_EXISTING: "Gäller beställningen",
    },
    offered: ({ connectFee, monthlyFee }: { connectFee: string; monthlyFee: string }) =>
      `Offererad kopplingsavgift ${connectFee}, månadsavgift ${monthlyFee}/mån`,
    validUntil: (date: string) => `Offerten är giltig till ${date}`,
    forwardHelp: "Den ursprungliga beställarens fakturerings- och referensuppgifter följer inte med.",
    copyHelp: "Ge kopian ett eget anslutnings-id.",
    loading: "Hämtar källärendet",
    cannotTitle: "Källärendet kan inte användas",
    cannotHelp: "Öppna källärendet och se vad som nu kan göras med det.",
    missing: (tid: number) => `Källärendet TID ${tid} hittades inte eller så saknar du behörighet till det`,
    missingHelp: "Gå tillbaka till listan och välj ärendet på nytt.",
    orderSection: "Beställning som detta gäller",
  },

  findOrder: {
    title: "Vilken anslutning gäller detta?",
    search: "Sök bland egna anslutningar",
    searchHelp: "Id, TID, CID, kund eller adress",
    found: (count: number) => (count === 1 ? "1 anslutning" : `${count} anslutningar`),
    nothingFound: "Ingen gällande anslutning hittades. Pröva ett annat id, en annan kund eller adress.",
    more: (count: number) => `Utöver dessa ${count} till. Skriv i sökfältet för att avgränsa listan.`,
    withoutOrder: "Anmäl fel utan beställning",
    withoutOrderHelp: "Om beställningen inte finns i portalen öppnar felanmälan en egen ärendehelhet.",
  },

  summary: {
    live: {
      AvailabilityRequest: "Din förfrågan",
      Inquiry: "Din offertförfrågan",
      Order: "Din beställning",
      ChangeOrder: "Din ändringsbeställning",
      CancelOrder: "Din uppsägning",
      Fault: "Din anmälan",
    },
    liveEmpty: "Dina val samlas här.",
    check: check.Order,
    checks: check,
  },

  leadingTitles,
  moreOfFault: "Fler uppgifter om felet",
  /** Beside the heading of a group that is folded. */
  optionalGroup: "Frivilliga uppgifter",
  filledIn: (count: number) => (count === 1 ? "1 uppgift angiven" : `${count} uppgifter angivna`),

  /** What is to be done at a field that is empty, in the summary of errors. */
  missing: {
    give: (what: string) => `Ange ${what}`,
    choose: (what: string) => `Välj ${what}`,
    otherwise,
  },

  sendFailed: "Det gick inte att skicka",
  sendFailedKept: "Det du har skrivit är sparat som utkast.",
  alreadySent: "Utkastet har redan skickats med andra uppgifter. Kontrollera i listan innan du skickar igen.",
  sendAsNew: "Skicka som nytt",
  toList: "Till listan",
  moveOn: "Gå vidare eller skicka",
  loadingForm: "Hämtar formuläret",
};
