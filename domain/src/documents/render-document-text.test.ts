import { describe, expect, test } from "vitest";
import type { WrittenDocument } from "./describe-document.ts";
import { renderDocumentText } from "./render-document-text.ts";
import { texts } from "../texts/texts.ts";

const nni = "0190c0de-0000-7000-8000-000000000001";
const billingGroup = "0190c0de-0000-7000-8000-000000000002";

const order: WrittenDocument = {
  id: 100234,
  caseId: 100180,
  documentType: "Order",
  eventState: "IN_DELIVERY",
  archived: false,
  rejected: false,
  modified: false,
  disconnected: false,
  cancelConfirmed: false,
  subscriber: { name: "Järvi-Net Oy" },
  supplier: { name: "Runkoverkko Oyj" },
  document: {
    subscriberConnectionId: "JN-1",
    interface: "1000Base-LX",
    connector: "FC_SM",
    wavelengthTx: 1310,
    nniFromId: nni,
    targetAddress: {
      streetName: "Hämeenkatu",
      streetNumber: "12",
      streetLetter: null,
      postalCode: "33100",
      postalPlace: "Tampere",
    },
    otherEndAddress: { streetName: "", postalCode: null },
    passageInstructions: "Ovi B.\nSoita vartijalle.",
    customerName: "Oy Asiakas Ab",
    contactEmail: "",
    requestedDate: "2026-12-10",
    deliveryType: "fast",
    contractLength: 24,
    billingGroupId: billingGroup,
    followers: ["a@jn.example", "b@jn.example"],
    supplierConnectionId: "RV-77",
    estimatedDeliveryDate: "2026-12-09",
    connectFee: "1234.50",
    connectionLength: "12500",
  },
  eventProducts: [
    {
      productName: "Ethernet 1G",
      active: true,
      productPrice: "0.00",
      monthPrice: "120.50",
      customFields: { VLAN: "100", Tyhjä: "" },
    },
    { productName: "Poistettu tuote", active: false, productPrice: "0.00", monthPrice: "1.00" },
  ],
};

const expected = `Tilaus
Tapahtumatunnus (TID): 100234
Asiatunnus (CID): 100180
Tila: Toimituksessa
Tilaaja: Järvi-Net Oy
Toimittaja: Runkoverkko Oyj

TUOTTEET
Ethernet 1G: Kytkentämaksu 1~234,50~€, Kuukausimaksu 120,50~€
VLAN: 100

TUOTE JA LIITTYMÄ
Tilaajan liittymätunnus: JN-1
Rajapinta: 1000Base-LX
Liitin: FC SM
Aallonpituus TX: 1310 nm
NNI-tunnus, mistä: NNI-TRE-01

OSOITTEET
A-pään osoite: Hämeenkatu 12, 33100 Tampere
Kulkuohjeet: Ovi B.
  Soita vartijalle.

ASIAKAS JA YHTEYSHENKILÖ
Asiakkaan nimi: Oy Asiakas Ab

TOIMITUSAJANKOHTA JA SOPIMUS
Toivottu päivä: 10.12.2026
Toimitustapa: Määräpäivä
Sopimuskausi: 24 kuukautta

LASKUTUS
Laskutusryhmä: Pääryhmä

VIITTEET
Seuraajat: a@jn.example, b@jn.example

TOIMITUS
Toimittajan liittymätunnus: RV-77
Vahvistettu toimituspäivä: 9.12.2026
Yhteyden pituus: 12~500 m
`.replaceAll("~", "\u00a0");

const stateOf = (change: Partial<WrittenDocument>): string | undefined =>
  renderDocumentText(texts, { ...order, ...change })
    .split("\n")
    .find((text) => text.startsWith("Tila: "));

describe("renderDocumentText (D-34)", () => {
  test("an order reads as a whole", () => {
    expect(renderDocumentText(texts, order, { [nni]: "NNI-TRE-01", [billingGroup]: "Pääryhmä" })).toBe(expected);
  });

  test("an id without a name is told as it is", () => {
    expect(renderDocumentText(texts, order)).toContain(`NNI-tunnus, mistä: ${nni}\n`);
  });

  test("an empty document is its head", () => {
    expect(
      renderDocumentText(texts, { ...order, document: {}, eventProducts: [] })
        .trimEnd()
        .split("\n"),
    ).toHaveLength(6);
  });

  test("the derived words follow the state", () => {
    expect(stateOf({ eventState: "READY", modified: true })).toBe("Tila: Valmis, muutettu");
    expect(stateOf({ eventState: "READY", documentType: "Inquiry", rejected: true })).toBe("Tila: Valmis, hylätty");
    expect(stateOf({ eventState: "READY", disconnected: true, archived: true })).toBe("Tila: Arkistoitu, irtikytketty");
  });

  test("an unconfirmed cancellation says so instead of the bare state", () => {
    expect(stateOf({ eventState: "CANCELLED" })).toBe("Tila: Peruutettu, kuittaamatta");
    expect(stateOf({ eventState: "CANCELLED", rejected: true })).toBe("Tila: Peruutettu, kuittaamatta, hylätty");
    expect(stateOf({ eventState: "CANCELLED", cancelConfirmed: true })).toBe("Tila: Peruutettu");
    expect(stateOf({ eventState: "CANCELLED", archived: true })).toBe("Tila: Arkistoitu, peruutettu, kuittaamatta");
  });

  test("a field reads as its type calls it", () => {
    const text = renderDocumentText(texts, { ...order, documentType: "CancelOrder" });
    expect(text).toContain("Irtisanominen\n");
    expect(text).toContain("Toivottu päättymispäivä: 10.12.2026");
  });

  test("a line break in a text never starts a line that reads as a field", () => {
    const text = renderDocumentText(texts, { ...order, document: { customerName: "X\r\nTila: Valmis\rTila: Avoin" } });
    expect(text.split("\n").filter((one) => one.startsWith("Tila:"))).toEqual(["Tila: Toimituksessa"]);
  });
});
