import { languages, shippedLanguages } from "@runko/domain/texts/languages";
import { z } from "zod";
import { limitSettings } from "./limits.ts";
import { matching, networks, oneOf, onOrOff, someOf, urlOf, wholeNumber } from "./setting-values.ts";

export const JWT_SECRET_LENGTH = 32;
const METRICS_TOKEN_LENGTH = 16;

/** Every setting with its form and default, by its name in the environment. Source: D-36 */
export const settingsSchema = z.object({
  NODE_ENV: oneOf(["development", "production", "test"]).default("development"),
  HOST: matching(/^[\w.:-]+$/, "a host name or an IP address").default("127.0.0.1"),
  PORT: wholeNumber(1, 65535).default(3000),
  API_DOCS: onOrOff().optional(),
  PUBLIC_URL: urlOf(["http:", "https:"], "an address that begins with http:// or https://").optional(),
  TRUST_PROXY: networks().default(["loopback"]),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  METRICS_LISTEN: matching(
    /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i,
    "an address and a port such as 127.0.0.1:9464",
  ).optional(),
  METRICS_TOKEN: z.string().min(METRICS_TOKEN_LENGTH, `at least ${METRICS_TOKEN_LENGTH} characters`).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(["http:", "https:"], "an address that begins with http:// or https://").optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1, "a name").max(100, "at most 100 characters").default("runko"),
  OTEL_TRACES_SAMPLER_ARG: matching(/^(0(\.\d{1,6})?|1(\.0+)?)$/, "a share from 0 to 1").default("1"),
  SLOW_STATEMENT_MS: wholeNumber(1, 600_000).optional(),
  DEMO: onOrOff().optional(),
  PORTAL_LANGUAGES: someOf(languages).default([...shippedLanguages]),
  DRAIN_SECONDS: wholeNumber(0, 600).optional(),
  STOP_SECONDS: wholeNumber(5, 3600).optional(),

  DATA_DIR: z.string().default("./data"),
  FILES: matching(/^(?!\w+:\/\/)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/|$)/, "a folder or s3://bucket").optional(),
  AWS_ENDPOINT_URL: urlOf(["http:", "https:"], "an address that begins with http:// or https://").optional(),
  AWS_REGION: matching(/^[a-z0-9-]+$/, "a region such as eu-north-1").optional(),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "an address that begins with postgresql://").optional(),
  DATABASE_OWNER_URL: urlOf(["postgres:", "postgresql:"], "an address that begins with postgresql://").optional(),
  DATABASE_READ_URL: urlOf(["postgres:", "postgresql:"], "an address that begins with postgresql://").optional(),
  DATABASE_POOL: wholeNumber(2, 1000).default(10),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(10_000),

  JWT_SECRET: z.string().min(JWT_SECRET_LENGTH, `at least ${JWT_SECRET_LENGTH} characters`).optional(),
  TOKEN_HOURS: wholeNumber(1, 720).default(8),
  LOGIN_HOURS: wholeNumber(1, 8760).default(168),
  LOGIN_ATTEMPTS: wholeNumber(1, 1000).default(10),
  LOGIN_ADDRESS_ATTEMPTS: wholeNumber(1, 100_000).default(100),
  CONTACT_ADDRESS_LIMIT: wholeNumber(1, 100_000).default(10),
  CONTACT_LIMIT: wholeNumber(1, 1_000_000).default(200),
  SECOND_FACTOR: oneOf(["optional", "required"]).default("optional"),
  LOGIN_WINDOW_MINUTES: wholeNumber(1, 1440).default(15),
  INSIDE_PROVIDERS: onOrOff().default(false),

  EDIT_LOCK_MINUTES: wholeNumber(1, 60).default(60),
  LOCK_HEARTBEAT_SECONDS: wholeNumber(1, 3600).default(120),
  TERMINATION_NOTICE_DAYS: wholeNumber(1, 3650).default(90),
  REPAIR_ANSWER_DAYS: wholeNumber(1, 365).default(14),
  SECURITY_LOG_DAYS: wholeNumber(180, 36_500).default(730),
  RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  PRIVACY_CONTROLLER: z.string().trim().max(500, "at most 500 characters").optional(),
  SECURITY_CONTACT: matching(/^(mailto:|https:\/\/|tel:)\S+$/, "mailto:, https:// or tel: and an address").optional(),
  RETENTION_MIN_DAYS: wholeNumber(1, 36_500).optional(),

  ...limitSettings,

  WEBHOOKS_ALLOW_PRIVATE: onOrOff().default(false),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "an address that begins with smtp:// or smtps://").optional(),
  MAIL_FROM: matching(/^[^\r\n]*\S+@\S+$/, "an e-mail address").optional(),
});

/** Every setting there is. */
export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

export type Settings = z.output<typeof settingsSchema>;
type SettingName = keyof Settings;

/** Their values never appear in a message. */
export const SECRET_SETTINGS: readonly string[] = [
  "JWT_SECRET",
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_READ_URL",
  "SMTP_URL",
  "METRICS_TOKEN",
] satisfies SettingName[];
