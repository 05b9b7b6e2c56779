/** Signing in by an organization's own identity provider: the tab of the control area, and the login. */
export const identityProvider = {
  title: "Identity provider of the organisation",
  what: "The organisation's users can log in by the organisation's own identity provider (OpenID Connect), such as Microsoft Entra ID or Keycloak. Roles are always given in the portal.",
  connection: "Identity provider",
  people: "Users",
  saved: "Settings of the identity provider saved",
  fields: {
    enabled: "In use",
    issuer: "Address of the identity provider (issuer)",
    clientId: "Client id",
    clientSecret: "Client secret",
    secretSetAt: "Client secret given",
    domains: "Email domains",
    makesAccounts: "A new user is made an account",
    newUserRoles: "Roles of a new account",
    localLogin: "A password of the portal can be used too",
    returnUrl: "Return address (redirect URI)",
  },
  enabledHelp: "The login page leads to the identity provider when the username is in one of the domains given below.",
  issuerHelp: "The https address that the provider tells as its issuer",
  secretHelp: (isSet: boolean) =>
    isSet
      ? "The secret has been given and is not shown. Type a new one if it changes. When the address or the client id changes, the secret is given again."
      : "The secret is stored encrypted and is not shown again.",
  domainsHelp: "For example company.com. The identity provider must confirm the user's address.",
  makesAccountsHelp: "Otherwise only who has an account in this organisation or below it can log in.",
  rolesHelp: "Administrators' roles are not given this way.",
  localLoginHelp:
    "If you clear this, passwords no longer work for these users. Passwords of the portal administrator and of whoever works in other organisations too always work.",
  returnUrlHelp: "Give this address to the identity provider.",
  notSet: "Not given",
  secretChanged: "Changes",
  enter: "Log in with your organisation's account",
  entering: "Logging in with your organisation's account",
  toLogin: "Back to the login",
};
