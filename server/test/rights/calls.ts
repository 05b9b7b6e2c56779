import { documentCollections, documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { workQueues } from "@runko/domain/documents/work-queues";
import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import { searchCalls, searchCallsOfOrganization } from "./search-calls.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { attachmentCalls } from "./attachment-calls.ts";
import type { Call } from "./call.ts";
import { bulkCalls } from "./bulk-calls.ts";
import { connectionCalls } from "./connection-calls.ts";
import { importCalls } from "./import-calls.ts";
import { catalogueCalls, commonCatalogueCalls } from "./catalogue-calls.ts";
import type { Stage } from "./cast.ts";
import type { Need } from "./expected-answer.ts";
import { portalReportCalls, reportCalls } from "./report-calls.ts";
import { feedCall } from "./machine-calls.ts";
import { newsCalls } from "./news-calls.ts";
import { loginCalls } from "./login-calls.ts";
import { administrationCalls, organizationControlCalls } from "./organization-calls.ts";

const organizationCalls: Call[] = [
  { operationId: "getOrganization", need: "visible", path: () => "", granted: "200" },
  { operationId: "listDescendantIds", need: "visible", path: () => "/descendantids", granted: "200" },
  { operationId: "listAddresses", need: "member", path: () => "/addresses", granted: "200" },
  { operationId: "listBillingGroups", need: "member", path: () => "/org-addresses", granted: "200" },
  { operationId: "listSuppliers", need: "member", path: () => "/suppliers", granted: "200" },
  {
    operationId: "sendFeedback",
    need: "member",
    method: "POST",
    path: () => "/feedback",
    body: { category: "idea", message: "" },
    granted: "422 VALIDATION_FAILED",
  },
  { operationId: "listSupplierContacts", need: "member", path: () => "/supplier-contacts", granted: "200" },
  { operationId: "listSuppliersOfType", need: "member", path: () => "/eventType/Order/suppliers", granted: "200" },
  {
    operationId: "listSuppliersOfGroup",
    need: "member",
    path: ({ product }) => `/event-types/Order/product-groups/${product.group.id}`,
    granted: "200",
  },
  ...(
    [
      ["listSupplierProducts", () => "/products"],
      ["getSupplierInfo", () => "/info"],
      ["listSupplierProductsOfGroup", ({ product }) => `/product-groups/${product.group.id}/products`],
      ["listNniChoices", ({ product }) => `/product-groups/${product.group.id}/nni-from-to-arrays`],
    ] as const satisfies [string, (stage: Stage) => string][]
  ).map(([operationId, rest]): Call => ({
    operationId,
    need: "member",
    path: (stage) => `/suppliers/${stage.partner.id}${rest(stage)}`,
    granted: "200",
  })),
  { operationId: "listCustomers", need: "act as ERROR_HANDLER", path: () => "/customers", granted: "200" },
  {
    operationId: "getOfferToCustomer",
    need: "act as ERROR_HANDLER",
    path: ({ partner }) => `/customers/${partner.id}/offer`,
    granted: "200",
  },
  ...(
    [
      ["countSubscriberDocuments", "subscriber-documents", "read as SUBSCRIBER"],
      ["countSupplierDocuments", "supplier-documents", "read as SUPPLIER or ERROR_HANDLER"],
      ["countFaultHandlerDocuments", "fault-handler-documents", "read as ERROR_HANDLER"],
    ] as const
  ).map(([operationId, name, need]): Call => ({
    operationId,
    need,
    path: () => `/${name}/count-per-type-and-state`,
    granted: "200",
  })),
];

const gone = "404 DOCUMENT_NOT_FOUND";
const unversioned = "428 VERSION_REQUIRED";

/** Fault handlers see faults alone. */
const seen = (role: PathRole, type: DocumentType) => role !== "ERROR_HANDLER" || type === "Fault";
const isSent = (role: PathRole) => role === "SUBSCRIBER";
const documentOf = (stage: Stage, role: PathRole, type: DocumentType) =>
  (isSent(role) ? stage.sent : stage.received)[type];

/** Who may create what: subscribers everything, suppliers what they forward (D-9c), fault handlers faults (D-9d). */
function creation(role: PathRole, type: DocumentType): string {
  const malformed = "400 MALFORMED_REQUEST";
  if (role === "SUBSCRIBER") return malformed;
  if (role === "ERROR_HANDLER") return type === "Fault" ? malformed : "403 NOT_YOUR_ACTION";
  return ["AvailabilityRequest", "Inquiry", "Order"].includes(type) ? malformed : "403 NOT_YOUR_ACTION";
}

/** Whose document it is to edit or answer: a fault is answered by the fault handler. */
function change(role: PathRole, type: DocumentType): string {
  if (!seen(role, type)) return gone;
  return role === "SUPPLIER" && type === "Fault" ? "403 NOT_YOUR_ACTION" : unversioned;
}

function collectionCalls(role: PathRole, type: DocumentType): Call[] {
  const collection = `/roles/${role}/${documentCollections[type]}`;
  const one = (stage: Stage) => `${collection}/${documentOf(stage, role, type).eventId}`;
  const act: Need = `act as ${role}`;
  return [
    {
      operationId: type === "Inquiry" ? "listInquiries" : `list${type}s`,
      need: act,
      path: () => collection,
      granted: "200",
    },
    { operationId: `get${type}`, need: `read as ${role}`, path: one, granted: seen(role, type) ? "200" : gone },
    {
      operationId: `create${type}`,
      need: act,
      method: "POST",
      path: () => collection,
      body: { unknown: true },
      granted: creation(role, type),
    },
    { operationId: `change${type}`, need: act, method: "PATCH", path: one, body: {}, granted: change(role, type) },
  ];
}

function eventCalls(role: PathRole): Call[] {
  const base = `/roles/${role}`;
  const act: Need = `act as ${role}`;
  const read: Need = `read as ${role}`;
  const fault = (stage: Stage) => documentOf(stage, role, "Fault");
  const event = (rest: string) => (stage: Stage) => `${base}/events/${fault(stage).eventId}${rest}`;
  const products = event("/event-products");
  const removed = (stage: Stage) => `${products(stage)}?productId=${stage.product.id}`;
  const product = (stage: Stage) => ({ productId: stage.product.id });
  const edits = role === "SUBSCRIBER" ? unversioned : change(role, "Fault");
  const chooses = role === "SUBSCRIBER" ? unversioned : "403 NOT_YOUR_ACTION";
  const order = ({ readyOrder }: Stage) => (isSent(role) ? readyOrder.sent : readyOrder.received);
  return [
    {
      operationId: "checkConnectionId",
      need: act,
      path: () => `${base}/connection-ids?connectionId=x`,
      granted: role === "ERROR_HANDLER" ? "403 NOT_YOUR_ACTION" : "200",
    },
    ...searchCalls(role),
    { operationId: "getEvent", need: read, path: event(""), granted: "200" },
    { operationId: "getEventPdf", need: read, path: event("/pdf"), granted: "200" },
    { operationId: "listEventLogs", need: read, path: event("/event-logs"), granted: "200" },
    {
      operationId: "listFollowers",
      need: read,
      path: event("/followers"),
      granted: "200",
    },
    {
      operationId: "askFollower",
      need: act,
      method: "POST",
      path: event("/followers/ask"),
      body: { emailAddress: "vieras@x.example" },
      granted: "404 NOT_FOUND",
    },
    { operationId: "listEventProducts", need: read, path: products, granted: "200" },
    { operationId: "getCase", need: read, path: (stage) => `${base}/cases/${fault(stage).caseId}`, granted: "200" },
    {
      operationId: "getActiveOrder",
      need: act,
      path: (stage) => `${base}/orders/active?caseId=${order(stage).caseId}`,
      granted: role === "ERROR_HANDLER" ? gone : "200",
    },
    {
      operationId: "getOfferOfOrder",
      need: act,
      path: (stage) => `${base}/orders/${order(stage).eventId}/offer?documentType=Fault`,
      granted: role === "SUBSCRIBER" ? "200" : "403 NOT_YOUR_ACTION",
    },
    ...(["Inquiry", "AvailabilityRequest"] as const).map((type) => ({
      operationId: `getOfferOf${type}`,
      need: act,
      path: (stage: Stage) => `${base}/${documentCollections[type]}/${order(stage).eventId}/offer?documentType=Order`,
      granted: role === "SUBSCRIBER" ? gone : "403 NOT_YOUR_ACTION",
    })),
    {
      operationId: "archiveEvent",
      need: act,
      method: "PATCH",
      path: event("/archive"),
      granted: role === "SUBSCRIBER" ? unversioned : "403 NOT_YOUR_ACTION",
    },
    {
      operationId: "lockEventForEditing",
      need: act,
      method: "PATCH",
      path: event("/lock-for-editing?reset=true"),
      granted: "200",
    },
    { operationId: "addEventProduct", need: act, method: "POST", path: products, body: product, granted: chooses },
    { operationId: "changeEventProduct", need: act, method: "PATCH", path: products, body: product, granted: edits },
    { operationId: "removeEventProduct", need: act, method: "DELETE", path: removed, granted: chooses },
    { operationId: "listColleagues", need: act, path: () => `${base}/colleagues`, granted: "200" },
    { operationId: "listQuestions", need: act, path: event("/questions"), granted: "200" },
    { operationId: "listRequests", need: act, path: event("/requests"), granted: "200" },
    ...connectionCalls(role),
    ...importCalls(role),
    { operationId: "listInbox", need: act, path: () => `${base}/internal-messages`, granted: "200" },
    { operationId: "listInternalMessages", need: act, path: event("/internal-messages"), granted: "200" },
    {
      operationId: "sendInternalMessage",
      need: act,
      method: "POST",
      path: event("/internal-messages"),
      body: {},
      granted: role === "SUPPLIER" ? "403 NOT_YOUR_ACTION" : "422 VALIDATION_FAILED",
    },
    feedCall(role),
    ...bulkCalls(role),
    { operationId: "readWatch", need: act, path: event("/watch"), granted: "200" },
    { operationId: "watchDocument", need: act, method: "POST", path: event("/watch"), granted: "204" },
    { operationId: "unwatchDocument", need: act, method: "DELETE", path: event("/watch"), granted: "204" },
    {
      operationId: "getSuppliersEscalationContacts",
      need: act,
      path: event("/escalation-contacts"),
      granted: role === "SUBSCRIBER" ? "200" : "403 NOT_YOUR_ACTION",
    },
    { operationId: "listNotes", need: act, path: event("/notes"), granted: "200" },
    {
      operationId: "writeNote",
      need: act,
      method: "POST",
      path: event("/notes"),
      body: {},
      granted: "422 VALIDATION_FAILED",
    },
    {
      operationId: "removeNote",
      need: act,
      method: "DELETE",
      path: event(`/notes/${noSuchId}`),
      granted: "404 NOT_FOUND",
    },
    {
      operationId: "changeInternalMessage",
      need: act,
      method: "PATCH",
      path: event(`/internal-messages/${noSuchId}`),
      body: { read: true },
      granted: "404 NOT_FOUND",
    },
    ...attachmentCalls(role, fault),
    ...reportCalls(role),
    { operationId: "getWork", need: act, path: () => `${base}/work-queues`, granted: "200" },
    {
      operationId: "getWorkQueue",
      need: act,
      path: () => `${base}/work-queues/${Object.keys(workQueues[role])[0]}`,
      granted: "200",
    },
    { operationId: "streamChanges", need: act, path: () => `${base}/stream`, granted: "200" },
  ];
}

const ofOrganization = [
  ...organizationCalls,
  ...catalogueCalls,
  ...organizationControlCalls,
  ...searchCallsOfOrganization,
  ...pathRoles.flatMap((role) => [
    ...documentTypes.flatMap((type) => collectionCalls(role, type)),
    ...eventCalls(role),
  ]),
];

/** Every call of the API with what it asks of its caller; one that is missing here fails the test (R1). */
export const calls: Call[] = [
  { operationId: "getState", need: "public", path: () => "/../state.json", granted: "200" },
  { operationId: "getLiveness", need: "public", path: () => "/../health/live", granted: "200" },
  { operationId: "getReadiness", need: "public", path: () => "/../health/ready", granted: "200" },
  {
    operationId: "logIn",
    need: "public",
    method: "POST",
    path: () => "/users/login",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "requestPasswordReset",
    need: "public",
    method: "POST",
    path: () => "/reset-password?email=",
    granted: "400 MALFORMED_REQUEST",
  },
  {
    operationId: "confirmPasswordReset",
    need: "public",
    method: "POST",
    path: () => "/reset-password/confirm",
    body: { token: "x", password: "x" },
    granted: "422 RESET_LINK_INVALID",
  },
  {
    operationId: "openMailedLink",
    need: "public",
    method: "POST",
    path: () => "/reset-password/open",
    body: { token: "x" },
    granted: "422 RESET_LINK_INVALID",
  },
  { operationId: "listOwnInvitations", need: "user", path: () => "/users/me/invitations", granted: "200" },
  {
    operationId: "answerInvitation",
    need: "user",
    method: "POST",
    path: () => `/users/me/invitations/${noSuchId}`,
    body: { accept: true },
    granted: "404 NOT_FOUND",
  },
  { operationId: "listNotifications", need: "user", path: () => "/users/me/notifications", granted: "200" },
  {
    operationId: "countUnreadNotifications",
    need: "user",
    path: () => "/users/me/notifications/unread",
    granted: "200",
  },
  {
    operationId: "markAllNotificationsRead",
    need: "user",
    method: "PATCH",
    path: () => "/users/me/notifications",
    body: { readUpTo: "2020-01-01T00:00:00.000Z" },
    granted: "204",
  },
  {
    operationId: "markNotification",
    need: "user",
    method: "PATCH",
    path: () => `/users/me/notifications/${noSuchId}`,
    body: { read: true },
    granted: "404 NOT_FOUND",
  },
  { operationId: "getNotificationChoices", need: "user", path: () => "/users/me/notification-choices", granted: "200" },
  {
    operationId: "changeNotificationChoices",
    need: "user",
    method: "PATCH",
    path: () => "/users/me/notification-choices",
    body: {},
    granted: "200",
  },
  {
    operationId: "followMails",
    need: "public",
    method: "POST",
    path: () => "/follow-mails?token=x",
    granted: "404 NOT_FOUND",
  },
  {
    operationId: "declineMails",
    need: "public",
    method: "DELETE",
    path: () => "/follow-mails?token=x",
    granted: "404 NOT_FOUND",
  },
  { operationId: "showStopMails", need: "public", path: () => "/stop-mails?token=x", granted: "302" },
  {
    operationId: "stopMails",
    need: "public",
    method: "POST",
    path: () => "/stop-mails?token=x",
    granted: "404 NOT_FOUND",
  },
  { operationId: "getOwnUser", need: "user", path: () => "/users/me", granted: "200" },
  { operationId: "changeOwnUser", need: "user", method: "PATCH", path: () => "/users/me", body: {}, granted: "200" },
  { operationId: "renewToken", need: "user", method: "POST", path: () => "/users/token", granted: "200" },
  { operationId: "listOwnSessions", need: "user", path: () => "/users/me/sessions", granted: "200" },
  {
    operationId: "endOwnSession",
    need: "user",
    method: "DELETE",
    path: () => `/users/me/sessions/${noSuchId}`,
    granted: "404 NOT_FOUND",
  },
  {
    operationId: "endOtherSessions",
    need: "user",
    method: "DELETE",
    path: () => "/users/me/sessions",
    granted: "204",
  },
  ...loginCalls,
  { operationId: "listOrganizations", need: "user", path: () => "/organizations", granted: "200" },
  ...administrationCalls,
  ...portalReportCalls,
  ...commonCatalogueCalls,
  ...newsCalls,
  ...ofOrganization.map((call) => ({
    ...call,
    path: (stage: Stage) => `/organizations/${stage.organization.id}${call.path(stage)}`,
  })),
  // The last one: it ends the sessions.
  { operationId: "logOut", need: "user", method: "POST", path: () => "/users/logout", granted: "204" },
];
