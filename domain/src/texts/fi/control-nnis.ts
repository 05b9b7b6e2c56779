import type { NniFields } from "../../nnis/nni-schema.ts";

const fields: Record<keyof NniFields | "productGroupIds", string> = {
  identifier: "Tunnus",
  description: "Kuvaus",
  active: "Käytössä",
  productGroupIds: "Tuoteryhmät",
};

type Side = "allowFrom" | "allowTo";

const sides: Record<Side, string> = { allowFrom: "Mistä", allowTo: "Mihin" };
const rightTo: Record<Side, string> = {
  allowFrom: "saa tilata tunnuksesta",
  allowTo: "saa tilata tunnukseen",
};
const rightChanged: Record<Side, string> = {
  allowFrom: "oikeus tilata tunnuksesta",
  allowTo: "oikeus tilata tunnukseen",
};

/** NNIs of an organization in the control area: their list, form, rights and sharing. */
export const controlNnis = {
  fields,
  title: "NNI-tunnukset",
  columns: {
    identifier: "Tunnus",
    description: "Kuvaus",
    productGroups: "Tuoteryhmät",
    rights: "Oikeuksia",
    state: "Tila",
  },
  row: (identifier: string) => `NNI-tunnus ${identifier}`,
  inUse: "Käytössä",
  notInUse: "Pois käytöstä",
  empty: "Organisaatiolla ei ole NNI-tunnuksia",

  add: "Uusi NNI-tunnus",
  create: "Lisää NNI-tunnus",
  created: (identifier: string) => `NNI-tunnus ${identifier} lisätty`,
  saved: (identifier: string) => `NNI-tunnuksen ${identifier} muutokset tallennettu`,
  editTitle: (identifier: string) => `Muokkaa: ${identifier}`,
  toList: "Kaikki NNI-tunnukset",
  own: "Perustiedot",
  activeHelp: "Pois käytöstä olevaa tunnusta ei tarjota uusiin tapahtumiin",
  productGroupsHelp: "Tunnusta voi käyttää näiden ryhmien tuotteisiin",
  noProductGroups: "Ei tuoteryhmiä, joten tunnusta ei tarjota millekään tuotteelle",
  sharedTo: "Jaettu alaorganisaatioille",
  holders: "Oikeudet",
  noHolders: "Kenelläkään ei ole oikeutta tunnukseen",
  rightsOf: (from: boolean, to: boolean) => [...(from ? ["mistä"] : []), ...(to ? ["mihin"] : [])].join(" ja "),
  notFound: "NNI-tunnusta ei löytynyt. Se on ehkä poistettu.",

  remove: "Poista NNI-tunnus",
  removeTitle: (identifier: string) => `Poistetaanko NNI-tunnus ${identifier}?`,
  removeText: "Tunnus ja siihen annetut oikeudet poistuvat pysyvästi. Poistoa ei voi perua.",
  deactivate: "Ota pois käytöstä",
  deactivateTitle: (identifier: string) => `Otetaanko NNI-tunnus ${identifier} pois käytöstä?`,
  deactivateText:
    "Tunnusta ei voi poistaa, koska tapahtumat käyttävät sitä. Pois käytöstä otettua tunnusta ei enää tarjota uusiin tapahtumiin.",
  removed: (identifier: string) => `NNI-tunnus ${identifier} poistettu`,
  deactivated: (identifier: string) => `NNI-tunnus ${identifier} on nyt pois käytöstä`,
  alreadyInactive: "Tunnus on jo pois käytöstä, eikä sitä voi poistaa, koska tapahtumat käyttävät sitä",

  rights: "Oikeudet NNI-tunnuksiin",
  rightsHelp:
    "Mistä: organisaatio saa tilata yhteyden, joka alkaa tunnuksesta. Mihin: organisaatio saa tilata yhteyden, joka päättyy tunnukseen.",
  organization: "Organisaatio",
  sides,
  box: (organization: string, identifier: string, side: Side) => `${organization} ${rightTo[side]} ${identifier}`,
  rightOf: (side: Side) => rightChanged[side],
  rightChange: (identifier: string, organization: string) => `${identifier} / ${organization}`,
  search: "Hae organisaatioita",
  searchHelp: "Organisaation nimi",
  shownNni: "Näytettävä tunnus",
  allNnis: "Kaikki tunnukset",
  holding: (count: number) => `Organisaatiot, joilla on oikeuksia (${count})`,
  others: (count: number) => `Muut organisaatiot (${count})`,
  noRows:
    "Organisaatioita, joille oikeuksia voisi antaa, ei ole. Oikeuden voi antaa tilaajalle, joka on pyytänyt tilausoikeutta.",
  noRowsFound: "Haulla ei löytynyt organisaatioita",
  changeCount: (count: number) => (count === 1 ? "Yksi muutos tallentamatta" : `${count} muutosta tallentamatta`),
  saveRights: "Tallenna oikeudet",
  discard: "Hylkää muutokset",
  rightsSaved: "Oikeudet tallennettu",
  notAllSaved: (saved: number, all: number, why: string) =>
    `Tallennettiin ${saved}/${all} muutosta. Loput odottavat tallentamista. ${why}`,

  received: "Tälle organisaatiolle jaetut",
  receivedHelp: "Organisaatio tarjoaa näitä yläorganisaation tunnuksia kuin omiaan.",
  noReceived: "Organisaatiolle ei ole jaettu NNI-tunnuksia",
  ownerOf: (owner: string) => `Omistaja ${owner}`,
  given: "Alaorganisaatioille jaetut",
  givenHelp: "Alaorganisaatio tarjoaa jaettua tunnusta kuin omaansa.",
  noGiven: "Organisaation NNI-tunnuksia ei ole jaettu alaorganisaatioille",
  noBelow: "Organisaatiolla ei ole alaorganisaatioita, joille NNI-tunnuksia voisi jakaa",
  noneToShare: "Organisaatiolla ei ole NNI-tunnuksia, joita voisi jakaa",
  sharedNni: "NNI-tunnus",
  receiver: "Alaorganisaatio",
  sharedWith: (organization: string) => `Alaorganisaatio ${organization}`,
  share: "Jaa NNI-tunnus",
  chooseBoth: "Valitse ensin NNI-tunnus ja alaorganisaatio",
  shared: (identifier: string, organization: string) => `${identifier} jaettu: ${organization}`,
  end: "Lopeta jakaminen",
  endWhich: (identifier: string, organization: string) => `Lopeta jakaminen: ${identifier}, ${organization}`,
  endTitle: (identifier: string) => `Lopetetaanko tunnuksen ${identifier} jakaminen?`,
  endText: (organization: string) =>
    `${organization} ei voi enää tarjota tunnusta. Sitä käyttävät tapahtumat säilyvät ennallaan.`,
  ended: (identifier: string) => `Tunnuksen ${identifier} jakaminen lopetettu`,
  endRefused: "Jakamisen voi lopettaa tunnuksen omistavan organisaation ylläpitäjä",
};
