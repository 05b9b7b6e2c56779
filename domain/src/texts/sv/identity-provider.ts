/** Signing in by an organization's own identity provider: the tab of the control area, and the login. */
export const identityProvider = {
  title: "Organisationens inloggningstjänst",
  what: "Organisationens användare kan logga in med organisationens egen inloggningstjänst (OpenID Connect), till exempel Microsoft Entra ID eller Keycloak. Roller ges alltid i portalen.",
  connection: "Inloggningstjänst",
  people: "Användare",
  saved: "Inloggningstjänstens inställningar sparade",
  fields: {
    enabled: "I bruk",
    issuer: "Inloggningstjänstens adress (issuer)",
    clientId: "Klientens id (client id)",
    clientSecret: "Klientens hemlighet (client secret)",
    secretSetAt: "Klientens hemlighet angiven",
    domains: "E-postens domäner",
    makesAccounts: "Nya användare får ett konto",
    newUserRoles: "Roller för ett nytt konto",
    localLogin: "Även portalens lösenord kan användas",
    returnUrl: "Returadress (redirect URI)",
  },
  enabledHelp: "Inloggningssidan leder till inloggningstjänsten när användarnamnet hör till någon av domänerna nedan.",
  issuerHelp: "Den https-adress som tjänsten anger som issuer",
  secretHelp: (isSet: boolean) =>
    isSet
      ? "Hemligheten har angetts och visas inte. Skriv en ny om den byts. När adressen eller klientens id ändras anges hemligheten på nytt."
      : "Hemligheten sparas krypterad och visas inte igen.",
  domainsHelp: "Till exempel foretag.fi. Inloggningstjänsten måste bekräfta användarens adress.",
  makesAccountsHelp: "Annars kan bara den logga in som har ett konto i denna organisation eller under den.",
  rolesHelp: "Administratörsroller ges inte så här.",
  localLoginHelp:
    "Om du tar bort valet fungerar lösenord inte längre för dessa användare. Lösenordet för huvudanvändaren och för den som arbetar även i andra organisationer fungerar alltid.",
  returnUrlHelp: "Ge den här adressen till inloggningstjänsten.",
  notSet: "Inte angiven",
  secretChanged: "Ändras",
  enter: "Logga in med din organisations konto",
  entering: "Loggar in med din organisations konto",
  toLogin: "Tillbaka till inloggningen",
};
