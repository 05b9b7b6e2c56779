import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const gone = "404 NOT_FOUND";
const briefing = `/briefings/${noSuchId}`;
const newsletter = `/newsletters/${noSuchId}`;

const question = { path: () => `/faq/${noSuchId}`, granted: gone };
const newQuestion = { topic: "", question: "", answer: "" };

/** Newsletters and questions, and what is asked without a login. */
export const newsCalls: Call[] = [
  { operationId: "listFaqQuestions", need: "user", path: () => "/faq", granted: "200" },
  { operationId: "getFaqQuestion", need: "user", ...question },
  {
    operationId: "createFaqQuestion",
    need: "product admin",
    method: "POST",
    path: () => "/faq",
    body: newQuestion,
    granted: "422 VALIDATION_FAILED",
  },
  { operationId: "changeFaqQuestion", need: "product admin", method: "PATCH", body: {}, ...question },
  { operationId: "removeFaqQuestion", need: "product admin", method: "DELETE", ...question },
  {
    operationId: "orderFaqQuestions",
    need: "product admin",
    method: "POST",
    path: () => "/faq/order",
    body: { ids: [] },
    granted: "412 STALE_VERSION",
  },
  { operationId: "listNews", need: "public", path: () => "/news", granted: "200" },
  { operationId: "listNewsletters", need: "user", path: () => "/newsletters", granted: "200" },
  { operationId: "countUnreadNewsletters", need: "user", path: () => "/newsletters/unread", granted: "200" },
  { operationId: "getNewsletter", need: "user", path: () => newsletter, granted: gone },
  { operationId: "markNewsletterRead", need: "user", method: "POST", path: () => `${newsletter}/read`, granted: gone },
  {
    operationId: "markAllNewslettersRead",
    need: "user",
    method: "POST",
    path: () => "/newsletters/read",
    granted: "204",
  },
  { operationId: "listBriefings", need: "product admin", path: () => "/briefings", granted: "200" },
  { operationId: "getBriefing", need: "product admin", path: () => briefing, granted: gone },
  {
    operationId: "createBriefing",
    need: "product admin",
    method: "POST",
    path: () => "/briefings",
    body: { title: "", body: "", audience: "users" },
    granted: "422 VALIDATION_FAILED",
  },
  {
    operationId: "changeBriefing",
    need: "product admin",
    method: "PATCH",
    path: () => briefing,
    body: {},
    granted: gone,
  },
  {
    operationId: "publishBriefing",
    need: "product admin",
    method: "POST",
    path: () => `${briefing}/publish`,
    body: {},
    granted: gone,
  },
  {
    operationId: "withdrawBriefing",
    need: "product admin",
    method: "POST",
    path: () => `${briefing}/withdraw`,
    granted: gone,
  },
  { operationId: "removeBriefing", need: "product admin", method: "DELETE", path: () => briefing, granted: gone },
  {
    operationId: "sendContactRequest",
    need: "public",
    method: "POST",
    path: () => "/contact",
    body: {},
    granted: "400 MALFORMED_REQUEST",
  },
  { operationId: "listContactRequests", need: "product admin", path: () => "/contact-requests", granted: "200" },
  {
    operationId: "handleContactRequest",
    need: "product admin",
    method: "PATCH",
    path: () => `/contact-requests/${noSuchId}`,
    body: { handled: true },
    granted: gone,
  },
];
