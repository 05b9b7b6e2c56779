/** How the organization's suppliers are reached. */
export const supplierContacts = {
  title: "Leverantörernas kontaktuppgifter",
  help: "Leverantörer som din organisation kan beställa av. Kontaktuppgifterna sköts av leverantören själv.",
  search: "Sök leverantörer",
  searchHelp: "Namn, adress, nummer eller annan uppgift",
  type: "Vad ärendet gäller",
  allTypes: "Alla ärenden",
  general: "Kontaktuppgifter",
  /** "Beställningar, ändringsbeställningar och uppsägningar" */
  about: (types: readonly string[]) =>
    types
      .map((type, place) => (place === 0 ? type : type.toLowerCase()))
      .join(", ")
      .replace(/, ([^,]+)$/u, " och $1"),
  nothing: "Leverantören har inte gett några kontaktuppgifter.",
  nothingOfType: "Den här ärendetypen har inga egna kontaktuppgifter.",
  empty:
    "Din organisation har inga leverantörer ännu. Organisationens administratör begär beställningsrätter i administrationen.",
  emptyFiltered: "Sökningen gav inga leverantörer",
  count: (count: number) => (count === 1 ? "1 leverantör" : `${count} leverantörer`),
};
