import type { NniFields } from "../../nnis/nni-schema.ts";

const fields: Record<keyof NniFields | "productGroupIds", string> = {
  identifier: "Id",
  description: "Beskrivning",
  active: "I bruk",
  productGroupIds: "Produktgrupper",
};

type Side = "allowFrom" | "allowTo";

const sides: Record<Side, string> = { allowFrom: "Från", allowTo: "Till" };
const rightTo: Record<Side, string> = {
  allowFrom: "får beställa från",
  allowTo: "får beställa till",
};
const rightChanged: Record<Side, string> = {
  allowFrom: "rätt att beställa från id:t",
  allowTo: "rätt att beställa till id:t",
};

/** NNIs of an organization in the control area: their list, form, rights and sharing. */
export const controlNnis = {
  fields,
  title: "NNI-id:n",
  columns: {
    identifier: "Id",
    description: "Beskrivning",
    productGroups: "Produktgrupper",
    rights: "Rättigheter",
    state: "Status",
  },
  row: (identifier: string) => `NNI-id ${identifier}`,
  inUse: "I bruk",
  notInUse: "Ur bruk",
  empty: "Organisationen har inga NNI-id:n",

  add: "Nytt NNI-id",
  create: "Lägg till NNI-id",
  created: (identifier: string) => `NNI-id ${identifier} tillagt`,
  saved: (identifier: string) => `Ändringarna i NNI-id ${identifier} sparade`,
  editTitle: (identifier: string) => `Redigera: ${identifier}`,
  toList: "Alla NNI-id:n",
  own: "Basuppgifter",
  activeHelp: "Ett id som är ur bruk erbjuds inte i nya ärenden",
  productGroupsHelp: "Id:t kan användas för produkterna i dessa grupper",
  noProductGroups: "Inga produktgrupper, så id:t erbjuds inte för någon produkt",
  sharedTo: "Delat med underorganisationer",
  holders: "Rättigheter",
  noHolders: "Ingen har rätt till id:t",
  rightsOf: (from: boolean, to: boolean) => [...(from ? ["från"] : []), ...(to ? ["till"] : [])].join(" och "),
  notFound: "NNI-id:t hittades inte. Det kan ha raderats.",

  remove: "Radera NNI-id:t",
  removeTitle: (identifier: string) => `Radera NNI-id ${identifier}?`,
  removeText: "Id:t och rättigheterna till det raderas permanent. Raderingen kan inte ångras.",
  deactivate: "Ta ur bruk",
  deactivateTitle: (identifier: string) => `Ta NNI-id ${identifier} ur bruk?`,
  deactivateText:
    "Id:t kan inte raderas eftersom ärenden använder det. Ett id som har tagits ur bruk erbjuds inte längre i nya ärenden.",
  removed: (identifier: string) => `NNI-id ${identifier} raderat`,
  deactivated: (identifier: string) => `NNI-id ${identifier} är nu ur bruk`,
  alreadyInactive: "Id:t är redan ur bruk, och det kan inte raderas eftersom ärenden använder det",

  rights: "Rättigheter till NNI-id:n",
  rightsHelp:
    "Från: organisationen får beställa en förbindelse som börjar i id:t. Till: organisationen får beställa en förbindelse som slutar i id:t.",
  organization: "Organisation",
  sides,
  box: (organization: string, identifier: string, side: Side) => `${organization} ${rightTo[side]} ${identifier}`,
  rightOf: (side: Side) => rightChanged[side],
  rightChange: (identifier: string, organization: string) => `${identifier} / ${organization}`,
  search: "Sök organisationer",
  searchHelp: "Organisationens namn",
  shownNni: "Id som visas",
  allNnis: "Alla id:n",
  holding: (count: number) => `Organisationer som har rättigheter (${count})`,
  others: (count: number) => `Övriga organisationer (${count})`,
  noRows:
    "Det finns inga organisationer att ge rättigheter till. En rätt kan ges till en beställare som har begärt beställningsrätt.",
  noRowsFound: "Sökningen gav inga organisationer",
  changeCount: (count: number) => (count === 1 ? "En osparad ändring" : `${count} osparade ändringar`),
  saveRights: "Spara rättigheterna",
  discard: "Förkasta ändringarna",
  rightsSaved: "Rättigheterna sparade",
  notAllSaved: (saved: number, all: number, why: string) =>
    `${saved}/${all} ändringar sparades. Resten väntar på att sparas. ${why}`,

  received: "Delade med den här organisationen",
  receivedHelp: "Organisationen erbjuder dessa id:n från den överordnade organisationen som sina egna.",
  noReceived: "Inga NNI-id:n har delats med organisationen",
  ownerOf: (owner: string) => `Ägare ${owner}`,
  given: "Delade med underorganisationer",
  givenHelp: "En underorganisation erbjuder ett delat id som sitt eget.",
  noGiven: "Organisationens NNI-id:n har inte delats med underorganisationer",
  noBelow: "Organisationen har inga underorganisationer att dela NNI-id:n med",
  noneToShare: "Organisationen har inga NNI-id:n att dela",
  sharedNni: "NNI-id",
  receiver: "Underorganisation",
  sharedWith: (organization: string) => `Underorganisation ${organization}`,
  share: "Dela NNI-id",
  chooseBoth: "Välj först NNI-id och underorganisation",
  shared: (identifier: string, organization: string) => `${identifier} delat: ${organization}`,
  end: "Sluta dela",
  endWhich: (identifier: string, organization: string) => `Sluta dela: ${identifier}, ${organization}`,
  endTitle: (identifier: string) => `Sluta dela id:t ${identifier}?`,
  endText: (organization: string) =>
    `${organization} kan inte längre erbjuda id:t. Ärenden som använder det förblir oförändrade.`,
  ended: (identifier: string) => `Id:t ${identifier} delas inte längre`,
  endRefused: "Delningen kan avslutas av administratören i den organisation som äger id:t",
};
