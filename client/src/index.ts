export { ApiProblem, type Problem } from "./api-problem.ts";
export { createClient, type ClientSettings, type RunkoClient } from "./create-client.ts";
export type { DocumentEvent, Listening } from "./events.ts";
export type { ListParameters, ListPath, RowOf } from "./every-row.ts";
export type { Repeating } from "./repeat.ts";
export type { components, paths } from "./schema.ts";
export { verifyWebhook, type WebhookMessage } from "./verify-webhook.ts";
