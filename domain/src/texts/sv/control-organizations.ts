import type { HandOverRefusal } from "../../organizations/hand-over.ts";
import type { SetupCode } from "../../organizations/missing.ts";
import type { OrganizationField } from "../../organizations/organization-fields.ts";
import type { OrganizationTab, OrganizationTabGroup } from "../../organizations/organization-tabs.ts";

/** What a user reads for each field of an organization. */
const fields = {
  name: "Namn",
  businessId: "FO-nummer",
  parentOrganizationId: "Överordnad organisation",
  adminUserId: "Organisationens administratör",
  contactInfo: "Kontaktuppgifter",
  organizationRoles: "Roller",
  multiproduct: "Flera produkter i samma ärende",
  backboneOperator: "Stomnätsoperatör",
  publicSupplier: "Öppen leverantör",
  eventTypeRights: "Rättigheter till ärendetyper",
  activeEventTypes: "Ärendetyper som tas emot",
  minimumNormalDeliveryDays: "Minimitid för normal leverans",
  deliveryCheckDays: "Tid för kontroll av leverans",
  answerDays: "Giltighet för svar om tillgänglighet",
  editLockMinutes: "Reservationens längd",
  retentionDays: "Förvaringstid för personuppgifter",
  secondFactorRequired: "Tvåstegsinloggning krävs",
  closedAt: "Stängd",
} satisfies Record<OrganizationField | "parentOrganizationId" | "organizationRoles" | "closedAt", string>;

const tabs: Record<OrganizationTab, string> = {
  info: "Uppgifter",
  "event-messages": "Ärendemeddelanden",
  "sub-organization-event-visibility": "Underorganisationernas ärenden",
  settings: "Inställningar",
  "billing-info": "Faktureringsuppgifter",
  "nni-identifiers": "NNI-id:n",
  "sub-nni-identifiers": "Underorganisationernas NNI-id:n",
  subscriptions: "Leverantörer",
  customers: "Beställare",
  "service-times": "Servicetider",
  escalation: "Eskalering",
  api: "Gränssnitt",
  "sign-in": "Inloggning",
};

/** Tabs that belong together; a group of one is called as its tab. */
const tabGroups: Record<OrganizationTabGroup, string> = {
  basics: "Basuppgifter",
  events: "Ärenden",
  billing: tabs["billing-info"],
  network: "Nät",
  partners: "Partner",
  service: "Service",
  machines: tabs.api,
};

/** By what an organization is made ready (D-51). */
const setup: Record<SetupCode, string> = {
  eventTypeRights: "Rätt att skapa ärenden",
  activeEventTypes: "Ärendetyper som tas emot",
  users: "En användare i varje roll",
  faultHandler: "En felhanterare, utan vilken felanmälningar inte kan skickas",
  recipients: "Mottagare av ärendemeddelanden",
  unprovenRecipients: "Mottagarnas bekräftelse; innan dess skickas ingen e-post",
  products: "Första produkten",
  nniIdentifiers: "NNI-id som produkterna frågar efter",
  addresses: "Adresser",
  subscriptions: "Beställningsrätt hos en leverantör",
  serviceTimes: "Servicetider",
};

/** The organizations of the control area: the list and the page of one. */
export const controlOrganizations = {
  title: "Organisationer",
  tabs,
  tabGroups,
  tabList: "Organisationens sidor",
  pagesOf: (group: string) => `${group}, sidor`,

  setup,
  setupTitle: (done: number, all: number) => `Ibruktagande: klart ${done}/${all}`,
  setupDone: "Klart",
  setupOpen: "Saknas ännu",
  setupAdvised: "Rekommenderas",
  missingOf: (what: string, names: string) => `${what}: ${names}`,

  columns: {
    name: "Namn",
    businessId: "FO-nummer",
    parent: "Överordnad organisation",
    roles: "Roller",
    features: "Egenskaper",
  },
  row: (name: string) => `Organisation ${name}`,
  below: (parent: string) => `underorganisation, överordnad organisation ${parent}`,
  search: "Sök organisationer",
  searchHelp: "Namn eller FO-nummer",
  role: "Roll",
  allRoles: "Alla roller",
  feature: "Egenskap",
  allFeatures: "Alla",
  empty: "Det finns inga organisationer",
  emptyFiltered: "Sökningen gav inga organisationer",

  fields,
  own: "Basuppgifter",
  noParent: "Ingen överordnad organisation",
  addresses: "Adresser",
  rolesAndFeatures: "Roller och egenskaper",
  children: "Underorganisationer",
  noChildren: "Inga underorganisationer",
  newChild: "Ny underorganisation",
  noAdmin: "Inte utsedd",
  identityHelp: "Namn och FO-nummer ändras av portalens huvudanvändare.",
  businessIdHelp: "I formen 1234567-1",
  adminHelp: "En användare som har en administratörsroll i organisationen",
  noAdmins: "Ingen har en administratörsroll",
  parentHelp: "Tomt: organisationen är på högsta nivån",
  featureHelp: {
    multiproduct: "Flera produkter kan beställas på samma formulär",
    backboneOperator: "Kan vidarebefordra ärenden till sina egna leverantörer",
    publicSupplier: "Kan väljas av alla beställare utan beställningsrätt",
  },
  saved: (name: string) => `Ändringarna i organisationen ${name} sparade`,

  newTitle: "Ny organisation",
  create: "Lägg till organisation",
  created: (name: string) => `Organisationen ${name} tillagd`,
  takenAtFirstHelp:
    "Ärenden som organisationen tar emot som leverantör. Felanmälningar kan läggas till i inställningarna när organisationen har en felhanterare.",
  rolesOfParent: "Rollerna väljs bland den överordnade organisationens roller",
  adminTitle: "Organisationens administratör",
  adminSource: "Administratör",
  adminSources: { new: "Ny användare", existing: "Användare i den överordnade organisationen" },
  existingAdminHelp: "Användaren får administratörsrollerna även i den nya organisationen",

  actions: "Övriga åtgärder",
  delete: "Radera organisationen",
  deleteTitle: (name: string) => `Radera ${name}?`,
  deleteText: "Organisationen raderas permanent med adresser och inställningar. Raderingen kan inte ångras.",
  allUsers: "Alla användare i organisationen",
  isDeleted: (name: string) => `${name} har raderats`,

  closed: "Stängd",
  closedSince: (instant: string) =>
    `Stängd ${instant}. Dess användare kommer inte in i portalen, och inga nya ärenden kan skapas av eller till den. Tidigare ärenden är synliga för sina andra parter.`,
  openness: "Status",
  opennesses: { open: "Öppna", closed: "Stängda" },
  everyOpenness: "Alla",
  closing: {
    close: {
      action: "Stäng organisationen",
      title: (name: string) => `Stäng ${name}?`,
      text: "Organisationens användare loggas genast ut och kommer inte längre in. Inga nya ärenden uppstår, och organisationen erbjuds inte som leverantör. Oavslutade och gällande ärenden kan avslutas av huvudanvändaren för organisationens räkning, och anslutningarna kan flyttas till en annan leverantör. Tidigare ärenden kan läsas av de andra parterna. Organisationen kan öppnas på nytt.",
      done: (name: string) => `${name} har stängts`,
    },
    reopen: {
      action: "Öppna organisationen på nytt",
      title: (name: string) => `Öppna ${name} på nytt?`,
      text: "Organisationens användare kommer åter in i portalen med sina tidigare roller, och organisationen kan skapa och ta emot ärenden.",
      done: (name: string) => `${name} har öppnats på nytt`,
    },
  },

  handOver: {
    action: "Flytta anslutningarna till en annan leverantör",
    title: (name: string) => `Flytta anslutningar: ${name}`,
    text: "Gällande anslutningar och oavslutade ändringar, uppsägningar och felanmälningar som gäller dem flyttas till den nya leverantören. Beställarna och den nya leverantören aviseras. Avslutade ärenden förblir oförändrade.",
    supplier: "Ny leverantör",
    supplierHelp: "En organisation som inte är stängd och som har rollen leverantör",
    supplierMissing: "Välj en ny leverantör",
    noSuppliers: "Inga leverantörer hittades",
    count: (count: number) => (count === 1 ? "1 gällande anslutning" : `${String(count)} gällande anslutningar`),
    none: "Organisationen har inga gällande anslutningar.",
    andMore: (count: number) => `och ${String(count)} till`,
    confirm: "Flytta anslutningarna",
    done: (count: number, supplier: string) =>
      count === 1 ? `1 anslutning flyttad: ${supplier}` : `${String(count)} anslutningar flyttade: ${supplier}`,
    stayed: (moved: number, stayed: number) => `Flyttade ${String(moved)}, inte flyttade ${String(stayed)}`,
    stayedOne: (eventId: number, reason: string) => `TID ${String(eventId)}: ${reason}`,
    refusals: {
      NOT_A_LIVE_CONNECTION: "Beställningen är inte en gällande anslutning hos organisationen",
      SUPPLIER_IS_SUBSCRIBER: "Den nya leverantören är själv anslutningens beställare",
      CONNECTION_ID_IN_USE: "Den nya leverantören har redan ett anslutnings-id med samma namn",
    } satisfies Record<HandOverRefusal, string>,
  },

  settings: {
    eventTypes: "Ärendetyper",
    rightsHelp: "Ärenden som organisationen kan skapa och som visas i dess meny",
    rightsHelpOfOwn:
      "Ärenden som organisationen kan skapa och som visas i dess meny. Fler ärendetyper ges av portalens huvudanvändare",
    activeHelp: "Ärenden som organisationen tar emot som leverantör. För felanmälningar behövs en felhanterare.",
    none: "Inga",
    whoChanges:
      "Nya rättigheter ges av portalens huvudanvändare. Ärendetyperna som tas emot väljs av organisationens administratör.",
    withoutHandler: (type: string) => `${type} (inte i bruk: felhanterare saknas)`,
    limits: "Tidsfrister som leverantör",
    minimumHelp: "Arbetsdagar från beställningen till tidigaste dag för normal leverans",
    deliveryCheckHelp: "Dagar från leveransen under vilka kontroll av leverans kan begäras",
    answerHelp: "Dagar som ditt svar om tillgänglighet gäller när det inte självt anger ett datum",
    workingDays: (days: number) => (days === 1 ? "1 arbetsdag" : `${String(days)} arbetsdagar`),
    days: (days: number) => (days === 1 ? "1 dag" : `${String(days)} dagar`),
    minutes: (minutes: number) => (minutes === 1 ? "1 minut" : `${String(minutes)} minuter`),
    login: "Inloggning",
    secondFactorHelp:
      "Den som arbetar i organisationen kommer in i portalen först när hen har tagit den i bruk. Det gäller också dig.",
    secondFactorOfPortal: "Portalen kräver den av alla",
    ownLimits: "Reservationer och förvaring",
    lockHelp: (min: number, max: number) =>
      `Minuter, ${String(min)}–${String(max)}. Tomt: portalens ${String(max)} minuter.`,
    retentionHelp: (min: number, max: number) =>
      `Dagar från det att ärendet avslutas, ${String(min)}–${String(max)}. Därefter raderas kontaktpersonerna i dina beställningar ur ärendena. Tomt: portalens ${String(max)} dagar.`,
    ofPortal: (value: string) => `${value} (portalens inställning)`,
  },

  visibility: {
    title: "Vilka av underorganisationernas ärenden som visas",
    help: (name: string) =>
      `${name} kan läsa de valda ärendena. De visas i listor och i sökningen, men kan inte ändras.`,
    child: "Underorganisation",
    allTypes: "Alla ärenden",
    everything: (count: number) => (count === 1 ? "1 underorganisation" : `Alla ${count} underorganisationer`),
    cell: (child: string, type: string) => `${child}: ${type}`,
    search: "Sök underorganisationer",
    searchHelp: "Underorganisationens namn",
    none: "Organisationen har inga underorganisationer vars ärenden kunde visas.",
    noneFound: "Sökningen gav inga underorganisationer",
    saved: "Synligheten sparad",
  },

  readers: {
    title: "Vilka andra som läser era ärenden",
    help: "Den överordnade organisationens beställare och leverantörer kan läsa dessa ärenden men inte ändra dem. Synligheten öppnas och stängs av den överordnade organisationens administratör.",
    none: "Den överordnade organisationen läser inte den här organisationens ärenden.",
  },

  addressKind: "Typ av adress",
  addAddress: "Lägg till adress",
  changeAddress: "Redigera adressen",
  changeAddressWhich: (address: string) => `Redigera adressen ${address}`,
  deleteAddress: "Radera adressen",
  deleteAddressWhich: (address: string) => `Radera adressen ${address}`,
  deleteAddressTitle: "Radera adressen?",
  addressSaved: "Adressen sparad",
  addressDeleted: "Adressen raderad",

  notFound: "Organisationen hittades inte",
  notFoundHelp: "Organisationen har raderats, eller så är den inte synlig för dig.",
  toList: "Organisationer",
};
