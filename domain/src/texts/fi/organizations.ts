import type { UserCategory } from "../../accounts/user-categories.ts";
import type { Area } from "../../organizations/areas.ts";
import type { OrganizationFeature } from "../../organizations/features.ts";
import type { GlobalRole, OrganizationRole } from "../../organizations/roles.ts";
import type { ControlEntry, TabArea } from "../../organizations/tabs.ts";

const role: Record<OrganizationRole | GlobalRole, string> = {
  SUBSCRIBER: "Tilaaja",
  SUBSCRIBER_ADMIN: "Tilaajan pääkäyttäjä",
  SUPPLIER: "Toimittaja",
  SUPPLIER_ADMIN: "Toimittajan pääkäyttäjä",
  ERROR_HANDLER: "Vianhoitaja",
  RUNKO_ADMIN: "Palvelun pääkäyttäjä",
};

const area: Record<Area, string> = {
  subscriber: "Tilaajan alue",
  supplier: "Toimittajan alue",
  faultHandler: "Vianhoidon alue",
  info: "Tietoa palvelusta",
  control: "Hallinta",
  workManagement: "Työnohjaus",
};

const tab: Record<TabArea, string> = {
  subscriber: "Tilaaja",
  supplier: "Toimittaja",
  faultHandler: "Vianhoito",
  info: "Info",
  control: "Hallinta",
};

const feature: Record<OrganizationFeature, string> = {
  multiproduct: "Useita tuotteita samassa tapahtumassa",
  backboneOperator: "Runko-operaattori",
  publicSupplier: "Julkinen toimittaja",
};

const userCategory: Record<UserCategory, string> = {
  ORPHAN: "Ei organisaatiota",
  GROUP: "Ryhmätili",
  ADMIN: "Pääkäyttäjä",
  RUNKO_ADMIN: "Palvelun pääkäyttäjä",
};

const controlEntry: Record<ControlEntry, string> = {
  users: "Käyttäjät",
  organizations: "Organisaatiot",
  products: "Tuotteet",
  emails: "Joukkosähköpostit",
};

/** Words for roles, areas, tabs and what an organization is. */
export const organizations = { role, area, tab, feature, userCategory, controlEntry };
