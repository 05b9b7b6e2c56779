import type { OrganizationRole } from "@runko/domain/organizations/roles";

export type DemoLogin = {
  /** Finnish, for the start's printout. */
  label: string;
  emailAddress: string;
  roles: readonly (OrganizationRole | "RUNKO_ADMIN")[];
};
export type DemoLogins = { password: string; logins: readonly DemoLogin[] };

export const demoPassword = "runko-demo-2026";

type DemoUser = DemoLogin & {
  firstName: string;
  lastName: string;
  jobTitle: string;
  /** Key of the operator for which the user works. */
  operator: string;
  organizationRoles: readonly OrganizationRole[];
};

/** The users that the demo always has. Source: D-38. */
export const demoUsers: readonly DemoUser[] = [
  {
    label: "pääkäyttäjä",
    emailAddress: "paakayttaja@runko.example",
    roles: ["RUNKO_ADMIN"],
    firstName: "Helena",
    lastName: "Ylitalo",
    jobTitle: "Palvelupäällikkö",
    operator: "saimaa",
    organizationRoles: ["SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"],
  },
  {
    label: "tilaaja ja tilaajan ylläpitäjä",
    emailAddress: "tilaaja@demo.runko.example",
    roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
    firstName: "Tuula",
    lastName: "Kymäläinen",
    jobTitle: "Tilauspäällikkö",
    operator: "kymijoki",
    organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
  },
  {
    label: "tilaaja, toinen organisaatio",
    emailAddress: "tilaaja2@demo.runko.example",
    roles: ["SUBSCRIBER"],
    firstName: "Antero",
    lastName: "Halinen",
    jobTitle: "Tilausten käsittelijä",
    operator: "aurajoki",
    organizationRoles: ["SUBSCRIBER"],
  },
  {
    label: "toimittaja, runko-operaattori",
    emailAddress: "toimittaja@demo.runko.example",
    roles: ["SUPPLIER", "SUPPLIER_ADMIN", "SUBSCRIBER"],
    firstName: "Ilmari",
    lastName: "Saimanen",
    jobTitle: "Toimituspäällikkö",
    operator: "saimaa",
    organizationRoles: ["SUPPLIER", "SUPPLIER_ADMIN", "SUBSCRIBER"],
  },
  {
    label: "toimittaja, toinen toimittaja",
    emailAddress: "toimittaja2@demo.runko.example",
    roles: ["SUPPLIER"],
    firstName: "Camilla",
    lastName: "Strandberg",
    jobTitle: "Toimituskoordinaattori",
    operator: "pohjanlahti",
    organizationRoles: ["SUPPLIER"],
  },
  {
    label: "vianhoitaja, runko-operaattori",
    emailAddress: "vianhoitaja@demo.runko.example",
    roles: ["ERROR_HANDLER"],
    firstName: "Kauko",
    lastName: "Viitanen",
    jobTitle: "Verkonvalvoja",
    operator: "saimaa",
    organizationRoles: ["ERROR_HANDLER"],
  },
  {
    label: "vianhoitaja, toinen toimittaja",
    emailAddress: "vianhoitaja2@demo.runko.example",
    roles: ["ERROR_HANDLER"],
    firstName: "Mats",
    lastName: "Österholm",
    jobTitle: "Vikapäivystäjä",
    operator: "pohjanlahti",
    organizationRoles: ["ERROR_HANDLER"],
  },
];

/** One login for each kind of user, all with one password, for the start to print. */
export const demoLogins: DemoLogins = {
  password: demoPassword,
  logins: demoUsers.map(({ label, emailAddress, roles }) => ({ label, emailAddress, roles })),
};
