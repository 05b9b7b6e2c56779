/** Ids that an organization has seen of its own, or as many that do not exist. */
export type Ids = {
  organization: string;
  user: string;
  product: string;
  nni: string;
  address: string;
  billingGroup: string;
  session: string;
  invitation: string;
  client: string;
  token: string;
  webhook: string;
  delivery: string;
  passkey: string;
};

const person = { firstName: "Aino", lastName: "Aalto", emailAddress: "aino@test.runko.example" };
const inOrganization = ({ organization }: Ids) => [{ organizationId: organization, role: "SUBSCRIBER" }];
const group = { name: "Ryhmä", category: "OTHER", multiProduct: false };
const noChallenge = "00000000-0000-7000-8000-000000000000";
const credential = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const assertion = { ...credential, response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" } };
const attestation = { ...credential, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };
const right = ({ organization }: Ids) => ({ organizationId: organization, allowFrom: true, allowTo: true });

/** What each call with a body is asked with; one that is missing here fails the test (R2). */
export const controlBodies: Record<string, (ids: Ids) => object> = {
  issueAccessToken: () => ({ grant_type: "client_credentials" }),
  logIn: () => ({ username: "aino@test.runko.example", password: "ei mikään salasana" }),
  logInByCode: () => ({ challenge: "ei mikään haaste", code: "123456" }),
  findLoginWays: () => ({ emailAddress: "aino@test.runko.example" }),
  beginProviderLogin: () => ({ emailAddress: "aino@test.runko.example" }),
  finishProviderLogin: () => ({ ticket: "ei mikään lippu", answer: "" }),
  changeIdentityProvider: () => ({ issuer: "https://login.example" }),
  beginPasskeyLogin: () => ({ challenge: "ei mikään haaste" }),
  logInByPasskey: () => ({ challengeId: noChallenge, passkey: assertion }),
  beginPasskey: () => ({ currentPassword: "ei mikään salasana" }),
  addPasskey: () => ({ challengeId: noChallenge, name: "Avain", passkey: attestation }),
  confirmByPasskey: () => ({ challengeId: noChallenge, passkey: assertion }),
  beginSecondFactor: () => ({ currentPassword: "ei mikään salasana" }),
  switchSecondFactorOn: () => ({ code: "123456" }),
  switchSecondFactorOff: () => ({ currentPassword: "ei mikään salasana", code: "123456" }),
  confirmPasswordReset: () => ({ token: "ei mikään linkki", password: "ei mikään salasana" }),
  openMailedLink: () => ({ token: "ei mikään linkki" }),
  inviteUsers: ({ user }) => ({ userIds: [user] }),
  inviteToOrganization: () => ({ emailAddress: "aino@test.runko.example", roles: ["SUBSCRIBER"] }),
  createWebhook: () => ({ name: "Kuulija", url: "https://kuulija.example.fi/runko", role: "SUBSCRIBER", types: ["*"] }),
  resendFailedWebhookDeliveries: () => ({ since: "2026-01-01T00:00:00Z" }),
  createApiClient: () => ({ name: "Kone", scopes: ["documents:read"] }),
  changeWebhook: () => ({ name: "Kuulija" }),
  changeApiClient: () => ({ name: "Kone" }),
  makeApiToken: () => ({}),
  makeRobotDocument: () => ({ documentType: "Order" }),
  answerInvitation: () => ({ accept: true }),
  changeOwnUser: () => ({ firstName: "Aino" }),
  createUser: (ids) => ({ ...person, organizationRoles: inOrganization(ids) }),
  changeUser: (ids) => ({ organizationRoles: inOrganization(ids) }),
  setProductAdmin: () => ({ productAdmin: true, currentPassword: "ei mikään salasana" }),
  proveAgain: () => ({ code: "123456" }),
  resetSecondFactor: () => ({ currentPassword: "ei mikään salasana" }),
  closeOrganization: () => ({ closed: true }),
  handOverConnections: ({ organization }) => ({ supplierId: organization }),
  createOrganizationUser: () => ({ ...person, roles: ["SUBSCRIBER"] }),
  changeOrganizationUser: () => ({ firstName: "Toinen" }),
  importUsers: () => ({ csv: "Sukunimi;Sähköpostiosoite;Roolit\nAalto;aino;", preview: true }),
  importNnis: () => ({ csv: "NNI-tunnus\nUUSI", preview: true }),
  importProducts: ({ product }) => ({ csv: `Nimi;Tuoteryhmä\nUusi;${product}` }),
  createOrganization: ({ organization, user }) => ({
    name: "Uusi",
    organizationRoles: ["SUBSCRIBER_ADMIN"],
    adminUserId: user,
    parentOrganizationId: organization,
  }),
  createSubOrganization: ({ user }) => ({ name: "Uusi", organizationRoles: ["SUBSCRIBER_ADMIN"], adminUserId: user }),
  changeOrganization: ({ user }) => ({ adminUserId: user, editLockMinutes: 30 }),
  addAddress: () => ({ kind: "POSTAL", streetName: "Kuja", streetNumber: "1", postalCode: "33100" }),
  changeAddress: () => ({ kind: "POSTAL", streetName: "Kuja", streetNumber: "1", postalCode: "33100" }),
  addBillingGroup: ({ address }) => ({ name: "Uusi", type: "regular", addressId: address }),
  changeBillingGroup: ({ address }) => ({ addressId: address }),
  changeServiceTimes: () => ({ riskPercent: 60 }),
  changeEscalationContacts: () => ({ contacts: [] }),
  changeEventMessages: () => ({ Order: { emailAddresses: ["aino@test.runko.example"] } }),
  askRecipient: () => ({ emailAddress: "aino@test.runko.example" }),
  setOrganizationRoles: () => ({ organizationRoles: ["SUBSCRIBER_ADMIN"] }),
  openEventVisibility: ({ organization }) => ({ childId: organization, eventType: "Order" }),
  requestSubscription: ({ organization }) => ({ supplierId: organization, eventTypes: ["Order"] }),
  changeSubscription: ({ organization }) => ({ supplierId: organization, eventTypes: ["Order"] }),
  createSubscriberInfo: ({ organization }) => ({ subscriberId: organization, info: "x" }),
  changeSubscriberInfo: () => ({ info: "x" }),
  createMassMail: ({ organization }) => ({
    subject: "Hei",
    text: "Hei",
    criteria: { organizationIds: [organization] },
    recipients: 1,
  }),
  previewRecipients: ({ organization }) => ({ organizationIds: [organization] }),
  sendTestMail: () => ({ subject: "Hei", text: "Hei" }),
  createProductGroup: () => group,
  changeProductGroup: () => group,
  createCommonProduct: ({ product }) => ({ name: "Uusi", productGroupId: product }),
  changeCommonProduct: ({ product }) => ({ productGroupId: product }),
  createProduct: ({ product }) => ({ name: "Uusi", productGroupId: product, commonProductId: product }),
  changeProduct: ({ product }) => ({ productGroupId: product }),
  changeProductAreas: () => ({ areas: [] }),
  previewProductAreas: () => ({}),
  importProductAreas: () => ({}),
  whitelistProduct: ({ product, organization }) => ({ productId: product, subscriberId: organization }),
  shareProduct: ({ product }) => ({ productId: product }),
  createNni: () => ({ identifier: "UUSI" }),
  changeNni: () => ({ description: "x" }),
  addNniProductGroup: ({ product }) => ({ productGroupId: product }),
  addNniRight: right,
  changeNniRight: right,
  shareNni: ({ nni }) => ({ nniId: nni }),
};
