import type { Page } from "@playwright/test";
import { texts } from "@runko/domain/texts/texts";
import { expectState, shownField } from "../support/document-page.ts";
import type { Login } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { chooseProduct, fillAddress, fillCommonPart, nextStep, sendOrder, toSummary } from "../support/order-form.ts";
import { expect, test } from "../support/story.ts";
import { uniqueId } from "../support/unique-id.ts";

type Category = keyof typeof texts.enumerations.productCategory;
type Field = keyof typeof texts.documents.fields;
type Asked = {
  group: string;
  product: string;
  supplier: string;
  by?: Login;
  addresses?: readonly Field[];
  written?: Partial<Record<Field, string>>;
  chosen?: Partial<Record<Field, string>>;
  /** The product's own fields, by their names. */
  ownWritten?: Record<string, string>;
  ownChosen?: Record<string, string>;
  nni?: string;
};

const { fields } = texts.documents;
const [coast, gulf, cable, lapland] = [
  "Länsirannikon Siirtoyhteydet Oy",
  "Pohjanlahden Kuitu Oy",
  "Vanajanselän Valokaapeli Oy",
  "Lapin Valoyhteydet Oy",
];
const oneEnd = ["targetAddress"] as const;
const bothEnds = ["targetAddress", "otherEndAddress"] as const;
const port = { interface: "1000Base-LX", connector: "LC UPC SM" };

/** What a subscriber must fill in for a product of each category, as D-13 says it. */
const categories: Record<Category, Asked> = {
  STATIC_AND_SUBSCRIBER_CONNECTIONS: {
    group: "Tilaajayhteydet",
    product: "Metallinen tilaajajohto",
    supplier: gulf,
    addresses: oneEnd,
  },
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: {
    group: "Operaattorituotteet, DSL ja kuitu",
    product: "Operaattori-VDSL",
    supplier: cable,
    addresses: oneEnd,
    written: { capacity: "100/30 Mbit/s" },
    chosen: { dslType: "VDSL" },
    ownChosen: { Päätelaite: "tilaajan oma" },
  },
  ETHERNET_CONNECTION: {
    group: "Ethernet-liittymät",
    product: "Ethernet-liittymä 1G",
    supplier: gulf,
    addresses: oneEnd,
    written: { capacity: "1 Gbit/s" },
    chosen: port,
    ownWritten: { "VLAN-tunnus": "1204" },
    nni: "NNI-VAA-01",
  },
  STATIC_ETHERNET_CONNECTION: {
    group: "Kiinteät Ethernet-yhteydet",
    product: "Kiinteä Ethernet 100M",
    supplier: gulf,
    addresses: bothEnds,
    written: { capacity: "100 Mbit/s" },
    chosen: { ...port, otherEndInterface: "100Base-TX", otherEndConnector: "RJ45" },
    ownChosen: { Palvelutaso: "perus" },
  },
  TRANSFER_CAPACITY: {
    group: "Siirtokapasiteetti",
    product: "Siirtokapasiteetti 10G",
    supplier: coast,
    addresses: bothEnds,
    written: { capacity: "10 Gbit/s", plannedLength: "12500" },
    chosen: port,
  },
  WDM: {
    group: "WDM-aallonpituudet",
    product: "WDM 10G",
    supplier: coast,
    addresses: bothEnds,
    written: { capacity: "10 Gbit/s" },
    chosen: { ...port, wavelengthTx: "1310 nm", wavelengthRx: "1550 nm" },
  },
  IP_TRANSIT: {
    group: "IP-transit",
    product: "IP-transit 1G",
    supplier: coast,
    addresses: oneEnd,
    written: { capacity: "1 Gbit/s" },
    chosen: port,
    ownWritten: { "AS-numero": "65001" },
  },
  DEVICE_PLACEMENT: {
    group: "Laitetilat",
    product: "Laitepaikka, 1/3 kaappia",
    supplier: gulf,
    addresses: oneEnd,
    written: { arguments: "Reititin, 2U, 300 W" },
    ownChosen: { Sähkönsyöttö: "230 V AC" },
    ownWritten: { "Tehontarve (W)": "300" },
  },
  ANTENNA_DEVICE_PLACEMENT: {
    group: "Antennipaikat",
    product: "Antennipaikka mastossa",
    supplier: lapland,
    by: "supplier",
    addresses: oneEnd,
    ownChosen: { Asennuskorkeus: "40–70 m" },
    ownWritten: { "Antennin paino (kg)": "25" },
  },
  SERVICES: {
    group: "Asennus- ja asiantuntijapalvelut",
    product: "OTDR-mittaus",
    supplier: gulf,
    written: { description: "Mittaus molemmista päistä" },
  },
};

const write = async (page: Page, label: string, text: string) => await labelled(page, "textbox", label).fill(text);
const choose = async (page: Page, label: string, option: string) =>
  await labelled(page, "combobox", label).selectOption(option);

async function fillOwnPart(page: Page, asked: Asked): Promise<void> {
  for (const field of asked.addresses ?? []) await fillAddress(page, fields[field]);
  for (const [field, text] of Object.entries(asked.written ?? {})) await write(page, fields[field as Field], text);
  for (const [field, text] of Object.entries(asked.chosen ?? {})) await choose(page, fields[field as Field], text);
  for (const [label, text] of Object.entries(asked.ownWritten ?? {})) await write(page, label, text);
  for (const [label, text] of Object.entries(asked.ownChosen ?? {})) await choose(page, label, text);
}

for (const [category, asked] of Object.entries(categories)) {
  test(`an order of the category ${category} can be sent`, async ({ enter }) => {
    const { by = "otherSubscriber", nni } = asked;
    const connectionId = uniqueId("TUN");
    const page = await enter(by, `/subscriber/documents/new?type=Order&formType=${category}`);
    await chooseProduct(page, asked);
    if (nni) await choose(page, fields.nniFromId, nni);
    await nextStep(page);
    await fillCommonPart(page, { connectionId, customerName: uniqueId("Asiakas") });
    await fillOwnPart(page, asked);
    await toSummary(page);
    await expect(shownField(page, fields.subscriberConnectionId)).toContainText(connectionId);
    const shown = { ...asked.ownWritten, ...asked.ownChosen, ...(nni && { [fields.nniFromId]: nni }) };
    for (const [label, text] of Object.entries(shown)) await expect(shownField(page, label)).toHaveText(text);

    await sendOrder(page);
    await expectState(page, "OPEN");
    for (const [label, text] of Object.entries(shown)) await expect(shownField(page, label)).toHaveText(text);
    for (const [field, text] of Object.entries(asked.chosen ?? {}))
      await expect(shownField(page, fields[field as Field])).toHaveText(text);
  });
}
