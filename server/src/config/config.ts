import type { Language } from "@runko/domain/texts/languages";
import type { Limits } from "./limits.ts";

/** Where the metrics are read; without a token whoever reaches the address reads them. */
export type MetricsPlace = { host: string; port: number; token: string | undefined };

/** Where traces are sent, and of which share of requests. */
export type TracesPlace = { url: string; share: number; service: string };

export type FilesPlace = { kind: "folder"; folder: string } | S3Place;

type S3Place = {
  kind: "s3";
  bucket: string;
  prefix: string;
  /** Of another maker's S3; undefined means that of Amazon. */
  endpoint: string | undefined;
  region: string | undefined;
};

/** The settings of one server process, checked and with defaults filled in. Source: D-36 */
export interface Config {
  nodeEnv: "development" | "production" | "test";
  demo: boolean;
  /** Those that users may choose; the first is for callers who accept none of them. */
  languages: readonly Language[];
  host: string;
  port: number;
  /** Whether the API document can be read at /api/docs. */
  apiDocs: boolean;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Whose X-Forwarded-For tells the caller's address. */
  trustProxy: readonly string[];
  /** How long a process that is told to end still serves, having said that it is not ready. */
  drainSeconds: number;
  /** When it has ended at the latest. */
  stopSeconds: number;
  /** Absolute. */
  dataDir: string;
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** The same database by the role that owns it, for migrations; undefined means that the one that serves does. */
  databaseOwnerUrl: string | undefined;
  /** A replica of it for reads; undefined means that there is none. */
  databaseReadUrl: string | undefined;
  databasePool: number;
  statementTimeoutMs: number;
  jwtSecret: string;
  tokenHours: number;
  /** After so long the password is asked again, however often the token was renewed. */
  loginHours: number;
  editLockMinutes: number;
  lockHeartbeatSeconds: number;
  /** Failed logins of one account in one window. */
  loginAttempts: number;
  /** Failed logins from one network address in one window. */
  loginAddressAttempts: number;
  /** Contact requests from one network address in one window. */
  contactAddressRequests: number;
  /** Contact requests in one window in all. */
  contactRequests: number;
  /** Whether nobody works in the portal without one; else each chooses, or their organization does. */
  secondFactorRequired: boolean;
  loginWindowMinutes: number;
  /** Whether identity providers may be called by http and inside the network, for trials. */
  insideProviders: boolean;
  /** Days from the closing of a document to its anonymization (T19). */
  retentionDays: number;
  /** Days for which the security log is kept at least; it goes by whole months (0254). */
  securityLogDays: number;
  /** Days from the word that a supplier ends connections to their last day, at least (0186). */
  terminationNoticeDays: number;
  /** Days in which a subscriber may accept a repair or open the fault again. */
  repairAnswerDays: number;
  /** Who answers for the personal data, as the privacy statement tells it. */
  privacyController: string | undefined;
  /** Where weaknesses are told of, as security.txt says; undefined means that there is none. */
  securityContact: string | undefined;
  /** Whether webhooks may lead into the network of the portal itself, by http too: for trying out. */
  webhooksAllowPrivate: boolean;
  /** The fewest that an organization may set for itself. */
  retentionMinDays: number;
  /** Undefined means that mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  files: FilesPlace;
  limits: Limits;
  /** Undefined means that none are served. */
  metrics: MetricsPlace | undefined;
  /** Undefined means that none are sent. */
  traces: TracesPlace | undefined;
  /** What takes longer is logged by its name; undefined means nothing. */
  slowStatementMs: number | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}
