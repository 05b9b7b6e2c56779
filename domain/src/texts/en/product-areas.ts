import type { AreaKind, AreaVerdict } from "../../products/product-areas.ts";

const kinds: Record<AreaKind, string> = { municipality: "Municipality", postalCode: "Postal code", address: "Address" };
const verdicts: Record<AreaVerdict, string> = {
  served: "Delivered",
  notServed: "Not delivered",
  survey: "Surveyed on site",
};

/** Where a product is delivered, as its supplier says it in the control area (beyond D3). */
export const productAreas = {
  areas: "Delivery areas",
  kinds,
  verdicts,
  days: (days: number) => `${days} d`,
  connectFee: (fee: string) => `connection fee ${fee}`,
  monthlyFee: (fee: string) => `monthly fee ${fee}`,
  more: (count: number) => `and ${count} more`,
  titleOf: (product: string) => `Areas: ${product}`,
  what: "The subscriber sees at once whether the product is delivered to an address. The narrowest area decides: address, then postal code, then municipality. Of an area that you say nothing of, the subscriber asks for availability.",
  add: "Add areas",
  addNow: "Add the areas",
  fields: {
    kind: "Kind of area",
    municipalities: "Municipalities",
    postalCodes: "Postal codes",
    addresses: "Addresses",
    verdict: "Delivery",
    deliveryDays: "Delivery time, days",
    connectFee: "Connection fee",
    monthlyFee: "Monthly fee",
    note: "Note to the subscriber",
  },
  municipalitiesHelp: "Type the beginning of the municipality's name",
  postalCodesHelp: "Separated by spaces or line breaks. You can paste a list from a spreadsheet.",
  addressesHelp: "One on a line, for example Main Street 12 B, 33100",
  asProduct: "Empty: as for the product",
  count: (count: number) => `Areas (${count})`,
  none: "No areas have been given",
  search: "Search the areas",
  nothingFound: "No areas match the search",
  remove: (name: string) => `Remove the area ${name}`,
  showMore: (count: number) => `Show ${count} more`,
  saved: "Areas saved",
};
