import type { AppContext } from "./app-context.ts";
import type { Config } from "./config/config.ts";
import type { ImportKind } from "./import-kind.ts";
import type { Database } from "./platform/database/schema.ts";
import type { PrivacyFacts } from "./platform/http/health-routes.ts";
import type { App } from "./platform/http/typed-app.ts";
import type { Job } from "./platform/jobs/run-hourly.ts";
import type { Mailer } from "./platform/mail/create-mailer.ts";
import type { Topic, Waiting } from "./platform/outbox/topic.ts";

export type TableName = keyof Database;

/** Rows of this table that meet the condition have served their time: safe to delete again and in several processes at once. */
export type Expiring = {
  table: TableName;
  condition: string | ((settings: Pick<Config, "retentionDays">) => string);
};

/** What work is given that no request asks for. */
export type WorkContext = Omit<AppContext, "live" | "gate" | "reader">;
export type MailContext = Omit<WorkContext, "files">;

/** Who takes words of a topic out of the outbox: within the portal, or by its mail server. */
export type Delivery = { topic: Pick<Topic<unknown>, "name"> } & (
  | { byMail?: false; deliver: (context: MailContext, waiting: Waiting) => Promise<void> }
  | { byMail: true; deliver: (context: MailContext, waiting: Waiting, send: Mailer) => Promise<void> }
);

/** What a folder of the server gives to the whole; capabilities.ts lists them. */
export type Capability = {
  /** The tables that it alone writes, each with the other folders whose SQL reads it. */
  tables: Partial<Record<TableName, readonly string[]>>;
  /** Of which of its tables rows end by age. */
  expiring?: readonly Expiring[];
  delivers?: readonly Delivery[];
  /** What it does by itself every hour. */
  jobs?: (context: WorkContext) => readonly Job[];
  /** What it does all the time, never twice at once in a process. */
  runs?: {
    name: string;
    everyMs: number;
    work: (context: WorkContext, kinds: readonly ImportKind[], signal: AbortSignal) => Promise<unknown>;
  };
  /** What rows of a file can become by it; the capability `imports` carries them. */
  imports?: readonly ImportKind[];
  /** What the privacy statement tells of its settings. */
  privacy?: PrivacyFacts;
  /** SQL of the newest instant that it wrote, which no clock may lie far behind. */
  newest?: string;
  routes?: (api: App, context: AppContext, kinds: readonly ImportKind[]) => void;
};
