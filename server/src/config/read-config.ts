import { resolve } from "node:path";
import { ConfigError } from "./config-error.ts";
import type { Config, FilesPlace, MetricsPlace, TracesPlace } from "./config.ts";
import { findSlip } from "./find-slip.ts";
import { keepJwtSecret } from "./keep-jwt-secret.ts";
import { readLimits } from "./limits.ts";
import { SECRET_SETTINGS, SETTING_NAMES, type Settings, settingsSchema } from "./settings-schema.ts";

const RETENTION_MIN_DAYS = 180;
const LEAST_LETTERS = 10;
const DRAIN_SECONDS = 5;
/** Beyond the draining: for requests under way, for jobs, and for the database. */
const ENDING_SECONDS = 20;
const LEAST_ENDING_SECONDS = 5;

export type { Config } from "./config.ts";

/**
 * Reads the settings of this process; an empty value counts as absent. Makes the data folder's secret when it
 * needs one. Throws ConfigError with one line that names the setting. Source: D-36
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env);
  refuseSlips(env);
  checkTogether(settings);
  const production = settings.NODE_ENV === "production";
  const demo = settings.DEMO ?? (!production && settings.DATABASE_URL === undefined);
  const dataDir = resolve(settings.DATA_DIR);
  // The demo tells of one year, and is to show what happens in the end.
  const retentionDays = settings.RETENTION_DAYS ?? (demo ? 350 : 1825);
  const retentionMinDays = settings.RETENTION_MIN_DAYS ?? Math.min(RETENTION_MIN_DAYS, retentionDays);
  if (retentionMinDays > retentionDays)
    throw new ConfigError(`Setting RETENTION_MIN_DAYS: must be at most RETENTION_DAYS, which is ${retentionDays}`);
  // Nobody probes a portal on a desk, and Ctrl+C is to end it at once.
  const drainSeconds = settings.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0);
  const stopSeconds = settings.STOP_SECONDS ?? drainSeconds + ENDING_SECONDS;
  if (stopSeconds < drainSeconds + LEAST_ENDING_SECONDS)
    throw new ConfigError(`Setting STOP_SECONDS: must be at least DRAIN_SECONDS and ${LEAST_ENDING_SECONDS} more`);
  return {
    nodeEnv: settings.NODE_ENV,
    demo,
    languages: settings.PORTAL_LANGUAGES,
    host: settings.HOST,
    port: settings.PORT,
    apiDocs: settings.API_DOCS ?? !production,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ""),
    trustProxy: settings.TRUST_PROXY,
    drainSeconds,
    stopSeconds,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    databasePool: settings.DATABASE_POOL,
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    jwtSecret: settings.JWT_SECRET ?? keepSecretIn(dataDir),
    tokenHours: settings.TOKEN_HOURS,
    loginHours: settings.LOGIN_HOURS,
    editLockMinutes: settings.EDIT_LOCK_MINUTES,
    lockHeartbeatSeconds: settings.LOCK_HEARTBEAT_SECONDS,
    loginAttempts: settings.LOGIN_ATTEMPTS,
    loginAddressAttempts: settings.LOGIN_ADDRESS_ATTEMPTS,
    contactAddressRequests: settings.CONTACT_ADDRESS_LIMIT,
    contactRequests: settings.CONTACT_LIMIT,
    secondFactorRequired: settings.SECOND_FACTOR === "required",
    loginWindowMinutes: settings.LOGIN_WINDOW_MINUTES,
    insideProviders: settings.INSIDE_PROVIDERS,
    privacyController: settings.PRIVACY_CONTROLLER,
    securityContact: settings.SECURITY_CONTACT,
    webhooksAllowPrivate: settings.WEBHOOKS_ALLOW_PRIVATE,
    retentionDays,
    securityLogDays: settings.SECURITY_LOG_DAYS,
    terminationNoticeDays: settings.TERMINATION_NOTICE_DAYS,
    repairAnswerDays: settings.REPAIR_ANSWER_DAYS,
    retentionMinDays,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? "Runko <runko@localhost>",
    files: readFilesPlace(settings, dataDir),
    limits: readLimits(settings),
    metrics: readMetricsPlace(settings),
    traces: readTracesPlace(settings),
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    // A terminal that shows the demo is for reading, not a line for each request.
    logLevel: settings.LOG_LEVEL ?? (production ? "info" : "warn"),
  };
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  const value = SECRET_SETTINGS.includes(name) ? "another value" : JSON.stringify(given[name]);
  throw new ConfigError(`Setting ${name}: expected ${issue?.message}, got ${value}`);
}

function refuseSlips(env: NodeJS.ProcessEnv): void {
  const slip = findSlip(Object.keys(env), SETTING_NAMES);
  if (slip) throw new ConfigError(`Setting ${slip.name}: there is none of this name, is ${slip.meant} meant?`);
}

const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.[\d.]+|::1)$/.test(host);

function checkProduction({ JWT_SECRET: secret, PUBLIC_URL, ...settings }: Settings): void {
  if (secret === undefined) throw new ConfigError("Setting JWT_SECRET: required when NODE_ENV is production");
  if (new Set(secret).size < LEAST_LETTERS)
    throw new ConfigError(
      `Setting JWT_SECRET: too easy to guess, at least ${LEAST_LETTERS} different characters are needed`,
    );
  for (const name of ["DEMO", "INSIDE_PROVIDERS", "WEBHOOKS_ALLOW_PRIVATE"] as const)
    if (settings[name]) throw new ConfigError(`Setting ${name}: must be off when NODE_ENV is production`);
  if (PUBLIC_URL === undefined)
    throw new ConfigError("Setting PUBLIC_URL: required when NODE_ENV is production, for the links of mails");
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== "https:" && !isOwnMachine(hostname))
    throw new ConfigError("Setting PUBLIC_URL: must begin with https:// when NODE_ENV is production");
}

function checkTogether(settings: Settings): void {
  if (settings.NODE_ENV === "production") checkProduction(settings);
  else if (settings.DATABASE_URL === undefined && settings.DEMO === undefined && !isOwnMachine(settings.HOST))
    throw new ConfigError(
      "Setting DEMO: on or off must be said when HOST is open to others, who know the demo's logins",
    );
  for (const name of ["DATABASE_READ_URL", "DATABASE_OWNER_URL"] as const)
    if (settings[name] !== undefined && settings.DATABASE_URL === undefined)
      throw new ConfigError(`Setting DATABASE_URL: required when ${name} is set`);
  if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined)
    throw new ConfigError("Setting MAIL_FROM: required when SMTP_URL is set");
}

function keepSecretIn(dataDir: string): string {
  try {
    return keepJwtSecret(dataDir);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`Setting DATA_DIR: cannot keep the JWT secret in ${dataDir} (${(error as Error).message})`);
  }
}

function readMetricsPlace({ METRICS_LISTEN: listen, METRICS_TOKEN: token }: Settings): MetricsPlace | undefined {
  if (listen === undefined) {
    if (token === undefined) return undefined;
    throw new ConfigError("Setting METRICS_LISTEN: required when METRICS_TOKEN is set");
  }
  const colon = listen.lastIndexOf(":");
  const host = listen.slice(0, colon).replace(/^\[|\]$/g, "");
  const port = Number(listen.slice(colon + 1));
  if (port < 1 || port > 65_535)
    throw new ConfigError(`Setting METRICS_LISTEN: expected a port between 1 and 65535, got ${port}`);
  if (token === undefined && !isOwnMachine(host))
    throw new ConfigError("Setting METRICS_TOKEN: required when METRICS_LISTEN is open to other machines");
  return { host, port, token };
}

function readTracesPlace(settings: Settings): TracesPlace | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_TRACES_SAMPLER_ARG: share, OTEL_SERVICE_NAME: service } = settings;
  return base === undefined
    ? undefined
    : { url: `${base.replace(/\/+$/, "")}/v1/traces`, share: Number(share), service };
}

function readFilesPlace(settings: Settings, dataDir: string): FilesPlace {
  const { FILES: files, AWS_ENDPOINT_URL: endpoint, AWS_REGION: region } = settings;
  if (files === undefined) return { kind: "folder", folder: resolve(dataDir, "files") };
  if (!files.startsWith("s3://")) return { kind: "folder", folder: resolve(files) };
  const [bucket = "", ...prefix] = files.slice("s3://".length).split("/");
  return { kind: "s3", bucket, prefix: prefix.filter(Boolean).join("/"), endpoint, region };
}
