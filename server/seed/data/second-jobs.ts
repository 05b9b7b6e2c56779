import type { OrganizationRole } from "@runko/domain/organizations/roles";

export type SecondJob = { operator: string; also: string; role: OrganizationRole };

/** Users of one operator who work for another one too; one more user for each pair of operators. */
export const secondJobs: readonly SecondJob[] = [
  { operator: "kymijoki", also: "koria", role: "SUBSCRIBER" },
  { operator: "kymijoki", also: "ruotsinsalmi", role: "SUBSCRIBER" },
  { operator: "saimaa", also: "savonselka", role: "SUPPLIER" },
  { operator: "saimaa", also: "karjalanranta", role: "ERROR_HANDLER" },
  { operator: "lappi", also: "jokkavuoma", role: "SUPPLIER" },
  { operator: "tammermaa", also: "pispala", role: "SUBSCRIBER_ADMIN" },
  { operator: "lakeus", also: "suomenselka", role: "SUBSCRIBER" },
];

export const jobTitles: Readonly<Record<OrganizationRole, readonly string[]>> = {
  SUBSCRIBER: ["Tilausten käsittelijä", "Toimituskoordinaattori", "Asiakasprojektien päällikkö", "Yritysmyynnin tuki"],
  SUBSCRIBER_ADMIN: ["Tilauspäällikkö", "Palvelupäällikkö", "Tekninen johtaja"],
  SUPPLIER: ["Toimituskoordinaattori", "Verkkosuunnittelija", "Toimitusten käsittelijä", "Kytkentäsuunnittelija"],
  SUPPLIER_ADMIN: ["Toimituspäällikkö", "Operaattorimyynnin päällikkö", "Verkkopäällikkö"],
  ERROR_HANDLER: ["Vikapäivystäjä", "Verkonvalvoja", "Kenttätyön esimies"],
};

/** First and last name of a group account's user. */
export const groupAccountNames = { buys: "Tilauskeskus", sells: "Toimituskeskus" } as const;
