/** Signing in by an organization's own identity provider: the tab of the control area, and the login. */
export const identityProvider = {
  title: "Organisaation kirjautumispalvelu",
  what: "Organisaation käyttäjät voivat kirjautua organisaation omalla kirjautumispalvelulla (OpenID Connect), kuten Microsoft Entra ID:llä tai Keycloakilla. Roolit annetaan aina portaalissa.",
  connection: "Kirjautumispalvelu",
  people: "Käyttäjät",
  saved: "Kirjautumispalvelun asetukset tallennettu",
  fields: {
    enabled: "Käytössä",
    issuer: "Kirjautumispalvelun osoite (issuer)",
    clientId: "Asiakastunnus (client id)",
    clientSecret: "Asiakassalaisuus (client secret)",
    secretSetAt: "Asiakassalaisuus annettu",
    domains: "Sähköpostin verkkotunnukset",
    makesAccounts: "Uudelle käyttäjälle tehdään tili",
    newUserRoles: "Uuden tilin roolit",
    localLogin: "Myös portaalin salasanalla voi kirjautua",
    returnUrl: "Paluuosoite (redirect URI)",
  },
  enabledHelp:
    "Kirjautumissivu ohjaa kirjautumispalveluun, kun käyttäjätunnus on jossakin alla annetuista verkkotunnuksista.",
  issuerHelp: "https-osoite, jonka palvelu ilmoittaa kohdassa issuer",
  secretHelp: (isSet: boolean) =>
    isSet
      ? "Salaisuus on annettu eikä sitä näytetä. Kirjoita uusi, jos se vaihtuu. Kun osoite tai asiakastunnus vaihtuu, salaisuus annetaan uudelleen."
      : "Salaisuus tallennetaan salattuna, eikä sitä näytetä enää.",
  domainsHelp: "Esimerkiksi yritys.fi. Kirjautumispalvelun on vahvistettava käyttäjän osoite.",
  makesAccountsHelp: "Muuten kirjautua voi vain se, jolla on jo tili tässä organisaatiossa tai sen alaorganisaatiossa.",
  rolesHelp: "Ylläpitäjän rooleja ei anneta näin.",
  localLoginHelp:
    "Jos poistat valinnan, salasana ei enää kelpaa näille käyttäjille. Pääkäyttäjän ja muissakin organisaatioissa työskentelevän salasana kelpaa aina.",
  returnUrlHelp: "Anna tämä osoite kirjautumispalvelulle.",
  notSet: "Ei annettu",
  secretChanged: "Vaihtuu",
  enter: "Kirjaudu organisaatiosi tunnuksilla",
  entering: "Kirjaudutaan organisaatiosi tunnuksilla",
  toLogin: "Takaisin kirjautumiseen",
};
