import { documentEventTypes } from "../events/document-events.ts";
import type { OrganizationRole } from "../organizations/roles.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { readWebhookUrl } from "./webhook-url.ts";

/** In whose eyes a webhook tells of events: of what one orders, or of what one delivers. */
export const webhookRoles = ["SUBSCRIBER", "SUPPLIER"] as const satisfies readonly OrganizationRole[];
export type WebhookRole = (typeof webhookRoles)[number];

/** A hub of the TM Forum façade hears of both. */
export const heardRoles = [...webhookRoles, "BOTH"] as const;
export type HeardRole = (typeof heardRoles)[number];

/** What a webhook is told, in the form of Standard Webhooks: of which document, or the whole of it too. Source: beyond B3 */
export const toldFormats = ["thin", "full"] as const;
export type ToldFormat = (typeof toldFormats)[number];

/** A hub is told in the form of TM Forum's. */
export const webhookFormats = [...toldFormats, "tmf"] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** A longer message is told without its document, in bytes. Source: beyond B3 */
export const longestMessage = 20_000;

/** A webhook as the organization's administrators keep it: where to, and of which events it tells. */
export type WebhookFields = {
  name: string;
  url: string;
  role: WebhookRole;
  /** Types of events, all of a kind of document (`order.*`), or `*` for all. */
  types: readonly string[];
  /** Whether what the organization does itself is left out. */
  excludeOwn: boolean;
  format: ToldFormat;
};

export type KeptWebhook = Omit<WebhookFields, "role" | "format"> & { role: HeardRole; format: WebhookFormat };

export const longestWebhookName = 60;
const mostTypes = 200;
/** Those that are off count too. */
export const mostWebhooks = 10;

const all = "*";
const patterns = new Set([all, ...documentEventTypes, ...documentEventTypes.map((type) => type.replace(/\..*/, ".*"))]);

/** Whether events of this type are subscribed to. Source: beyond B3 */
export const isSubscribed = (types: readonly string[], type: string): boolean =>
  types.some((one) => one === all || one === type || one === type.replace(/\..*/, ".*"));

function checkTypes(types: readonly string[]): Issue[] {
  if (types.length === 0) return [{ path: "types", code: "REQUIRED" }];
  if (types.length > mostTypes) return [{ path: "types", code: "TOO_MANY", params: { max: mostTypes } }];
  return types.flatMap((type, index): Issue[] =>
    patterns.has(type) ? [] : [{ path: `types.${index}`, code: "NOT_AN_OPTION" }],
  );
}

/** What is wrong with a hub that is changed on the screen: where it leads and what it hears are its client's. */
export const checkHubChange = (before: KeptWebhook, after: KeptWebhook): Issue[] => [
  ...checkText("name", after.name, true, longestWebhookName),
  ...(["url", "role", "types", "format"] as const).flatMap((path): Issue[] =>
    String(after[path]) === String(before[path]) ? [] : [{ path, code: "NOT_WRITABLE" }],
  ),
];

/** What is wrong with a webhook of an organization that has these roles; `inner`: whether it may lead into the portal's own network. */
export function checkWebhook(
  { name, url, role, types }: Omit<WebhookFields, "format">,
  { roles, inner }: { roles: readonly OrganizationRole[]; inner: boolean },
): Issue[] {
  return [
    ...checkText("name", name, true, longestWebhookName),
    ...(url.trim() === "" ? [{ path: "url", code: "REQUIRED" as const }] : []),
    ...(url.trim() !== "" && !readWebhookUrl(url, inner)
      ? [{ path: "url", code: "INVALID_WEBHOOK_URL" as const }]
      : []),
    ...(roles.includes(role) ? [] : [{ path: "role", code: "NOT_AN_OPTION" as const }]),
    ...checkTypes(types),
  ];
}
