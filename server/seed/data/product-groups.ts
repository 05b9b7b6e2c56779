import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { ConnectionKind } from "@runko/domain/enumerations/connection-kinds";
import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";

export type ProductSketch = {
  name: string;
  description: string;
  /** Whole euros. */
  initialFee: number;
  monthlyFee: number;
  capacity?: string;
  nniType?: ConnectionKind;
  formType?: ProductCategory;
  /** Of the connection, where it is not anything. */
  limits?: ConnectionLimits;
  /** The SLA class by which suppliers serve it who have one of this name. */
  slaClass?: string;
};

export type ProductGroupSketch = {
  name: string;
  category: ProductCategory;
  multiProduct?: true;
  customFields: readonly CustomFieldDefinition[];
  products: readonly ProductSketch[];
};

const textField = (name: string, given: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  name,
  kind: "textField",
  required: false,
  onlyForOrders: false,
  selections: [],
  ...given,
});
const select = (
  name: string,
  selections: readonly string[],
  given: Partial<CustomFieldDefinition> = {},
): CustomFieldDefinition => ({ ...textField(name, given), kind: "select", selections });

const tenGigabits: ConnectionLimits = {
  interfaces: ["10GBase-LR", "10GBase-BX-D/U biDi"],
  connectors: ["LC UPC SM"],
  capacities: ["10 Gbit/s"],
};

const whenOrdered = { required: true, onlyForOrders: true } as const;

// prettier-ignore
export const productGroupSketches = {
  antennas: {
    name: "Antennipaikat", category: "ANTENNA_DEVICE_PLACEMENT",
    customFields: [select("Asennuskorkeus", ["alle 40 m", "40–70 m", "yli 70 m"], { required: true }), textField("Antennin paino (kg)", whenOrdered)],
    products: [
      { name: "Antennipaikka mastossa", description: "Antennipaikka maston yläosassa, kaapelireitti laitetilaan.", initialFee: 950, monthlyFee: 185 },
      { name: "Antennipaikka katolla", description: "Antennipaikka rakennuksen katolla, enintään kolme antennia.", initialFee: 620, monthlyFee: 115 },
      { name: "Mikroaaltolinkin paikka", description: "Linkkiantennin paikka, halkaisija enintään 60 cm.", initialFee: 780, monthlyFee: 140 },
    ],
  },
  devices: {
    name: "Laitetilat", category: "DEVICE_PLACEMENT",
    customFields: [select("Sähkönsyöttö", ["230 V AC", "-48 V DC", "molemmat"], { required: true }), textField("Tehontarve (W)", whenOrdered)],
    products: [
      { name: "Laitepaikka, 1/3 kaappia", description: "Kolmasosa 19 tuuman laitekaapista, varmennettu sähkö.", initialFee: 390, monthlyFee: 165 },
      { name: "Laitepaikka, koko kaappi", description: "Lukittava 19 tuuman laitekaappi, 42U.", initialFee: 690, monthlyFee: 420 },
      { name: "Laitetilan etäkäsi", description: "Laitetilassa tehtävä työ tilaajan ohjeen mukaan.", initialFee: 95, monthlyFee: 0, formType: "SERVICES" },
    ],
  },
  ethernet: {
    name: "Ethernet-liittymät", category: "ETHERNET_CONNECTION",
    customFields: [textField("VLAN-tunnus", whenOrdered), select("MTU", ["1500", "9100"])],
    products: [
      { name: "Ethernet-liittymä 100M", description: "Ethernet-liittymä NNI-rajapinnasta asiakkaan porttiin, 100 Mbit/s.", initialFee: 490, monthlyFee: 120, capacity: "100/100 Mbit/s", nniType: "NNI_TO_PORT" },
      { name: "Ethernet-liittymä 1G", description: "Ethernet-liittymä NNI-rajapinnasta asiakkaan porttiin, 1 Gbit/s.", initialFee: 790, monthlyFee: 240, capacity: "1 Gbit/s", nniType: "NNI_TO_PORT" },
      { name: "Ethernet-liittymä 10G", description: "Ethernet-liittymä NNI-rajapinnasta asiakkaan porttiin, 10 Gbit/s.", initialFee: 1900, monthlyFee: 690, capacity: "10 Gbit/s", nniType: "NNI_TO_PORT", limits: tenGigabits, slaClass: "Nopea" },
    ],
  },
  ethernetTransport: {
    name: "Ethernet-runkosiirto", category: "ETHERNET_CONNECTION",
    customFields: [textField("S-VLAN", whenOrdered)],
    products: [
      { name: "Ethernet-siirto-osuus 10G", description: "Siirto-osuus kahden NNI-rajapinnan välillä. Vaatii sopimuksen runkorajapinnasta.", initialFee: 1500, monthlyFee: 540, capacity: "10 Gbit/s", nniType: "TRANSPORT_COMPONENT" },
    ],
  },
  transit: {
    name: "IP-transit", category: "IP_TRANSIT",
    customFields: [textField("AS-numero", { required: true }), select("BGP-istunnon salaus", ["MD5", "ei salausta"], { onlyForOrders: true })],
    products: [
      { name: "IP-transit 1G", description: "Internet-yhteys BGP-reitityksellä, 1 Gbit/s.", initialFee: 450, monthlyFee: 390, capacity: "1 Gbit/s" },
      { name: "IP-transit 10G", description: "Internet-yhteys BGP-reitityksellä, 10 Gbit/s.", initialFee: 900, monthlyFee: 1450, capacity: "10 Gbit/s", limits: tenGigabits, slaClass: "Nopea" },
    ],
  },
  operatorLines: {
    name: "Operaattorituotteet, DSL ja kuitu", category: "OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS",
    customFields: [select("Päätelaite", ["toimittaja toimittaa", "tilaajan oma"], whenOrdered)],
    products: [
      { name: "Operaattori-VDSL", description: "VDSL-yhteys keskittimeltä asiakkaalle.", initialFee: 95, monthlyFee: 18.5, capacity: "100/30 Mbit/s" },
      { name: "Operaattori-G.SHDSL.bis", description: "Symmetrinen G.SHDSL.bis-yhteys, yksi pari.", initialFee: 140, monthlyFee: 42, capacity: "5,7/5,7 Mbit/s" },
      { name: "Operaattorikuitu 1G", description: "Kuituyhteys asiakkaalta NNI-rajapintaan, 1 Gbit/s.", initialFee: 260, monthlyFee: 34, capacity: "1 Gbit/s", nniType: "JOIN_CONNECTION" },
    ],
  },
  services: {
    name: "Asennus- ja asiantuntijapalvelut", category: "SERVICES", multiProduct: true,
    customFields: [select("Työaika", ["arkisin 8–16", "iltatyö", "viikonloppu"], { onlyForOrders: true })],
    products: [
      { name: "Asentajakäynti", description: "Asentajan käynti kohteessa, enintään kaksi tuntia.", initialFee: 145, monthlyFee: 0 },
      { name: "Kuituhitsaus", description: "Kuidun jatkaminen, hinta jatkosta.", initialFee: 38, monthlyFee: 0 },
      { name: "OTDR-mittaus", description: "Kuidun mittaus molemmista päistä ja pöytäkirja.", initialFee: 120, monthlyFee: 0 },
      { name: "Verkkosuunnittelu", description: "Asiantuntijan työ, hinta tunnilta.", initialFee: 98, monthlyFee: 0 },
    ],
  },
  subscriberLines: {
    name: "Tilaajayhteydet", category: "STATIC_AND_SUBSCRIBER_CONNECTIONS",
    customFields: [select("Talojakamon avaus", ["huoltoyhtiö", "isännöitsijä", "ei tarvetta"])],
    products: [
      { name: "Metallinen tilaajajohto", description: "Parikaapeliyhteys keskittimeltä asiakkaalle.", initialFee: 89, monthlyFee: 14.9 },
      { name: "Kuitutilaajayhteys", description: "Yksikuituinen tilaajayhteys talojakamoon.", initialFee: 210, monthlyFee: 27.5 },
      { name: "Sisäverkon rinnankytkentä", description: "Tilaajajohdon kytkentä rinnan toisen palvelun kanssa.", initialFee: 75, monthlyFee: 8.9 },
    ],
  },
  darkFibre: {
    name: "Valokuituyhteydet", category: "STATIC_AND_SUBSCRIBER_CONNECTIONS",
    customFields: [select("Kuitujen määrä", ["1", "2", "4"], { required: true }), textField("Varmistavan reitin tunnus", { onlyForOrders: true })],
    products: [
      { name: "Valokuitu, kaupunkialue", description: "Vuokrattu valokuitu kaupunkialueella, hinta kuidulta.", initialFee: 650, monthlyFee: 95 },
      { name: "Valokuitu, runkoreitti", description: "Vuokrattu valokuitu paikkakuntien välillä, hinta kuidulta.", initialFee: 1200, monthlyFee: 310 },
    ],
  },
  staticEthernet: {
    name: "Kiinteät Ethernet-yhteydet", category: "STATIC_ETHERNET_CONNECTION",
    customFields: [select("Palvelutaso", ["perus", "varmistettu"], { required: true })],
    products: [
      { name: "Kiinteä Ethernet 100M", description: "Kahden toimipisteen välinen Ethernet-yhteys, 100 Mbit/s.", initialFee: 590, monthlyFee: 160, capacity: "100 Mbit/s" },
      { name: "Kiinteä Ethernet 1G", description: "Kahden toimipisteen välinen Ethernet-yhteys, 1 Gbit/s.", initialFee: 890, monthlyFee: 310, capacity: "1 Gbit/s" },
    ],
  },
  capacity: {
    name: "Siirtokapasiteetti", category: "TRANSFER_CAPACITY",
    customFields: [select("Varmistus", ["ei varmistusta", "1+1-varmistus"])],
    products: [
      { name: "Siirtokapasiteetti 1G", description: "Siirtoyhteys kahden laitetilan välillä, 1 Gbit/s.", initialFee: 850, monthlyFee: 380, capacity: "1 Gbit/s" },
      { name: "Siirtokapasiteetti 10G", description: "Siirtoyhteys kahden laitetilan välillä, 10 Gbit/s.", initialFee: 1600, monthlyFee: 980, capacity: "10 Gbit/s" },
    ],
  },
  wdm: {
    name: "WDM-aallonpituudet", category: "WDM",
    customFields: [textField("Kanavan tunnus", { onlyForOrders: true })],
    products: [
      { name: "WDM 10G", description: "Aallonpituus kahden laitetilan välillä, 10 Gbit/s.", initialFee: 2100, monthlyFee: 760, capacity: "10 Gbit/s" },
      { name: "WDM 100G", description: "Aallonpituus kahden laitetilan välillä, 100 Gbit/s.", initialFee: 5400, monthlyFee: 2900, capacity: "100 Gbit/s" },
    ],
  },
} as const satisfies Record<string, ProductGroupSketch>;

export type ProductGroupKey = keyof typeof productGroupSketches;
