import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError } from "./config-error.ts";
import { readConfig } from "./read-config.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "runko-config-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env });
const SECRET = "a-secret-of-more-than-32-characters";
const PRODUCTION = { NODE_ENV: "production", JWT_SECRET: SECRET, PUBLIC_URL: "https://runko.example" };

test("nothing configured gives the defaults of D-36", () => {
  expect(read({})).toEqual({
    nodeEnv: "development",
    demo: true,
    languages: ["fi", "sv", "en"],
    host: "127.0.0.1",
    port: 3000,
    apiDocs: true,
    drainSeconds: 0,
    stopSeconds: 20,
    publicUrl: "http://localhost:3000",
    trustProxy: ["loopback"],
    dataDir,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    databasePool: 10,
    statementTimeoutMs: 10_000,
    jwtSecret: readFileSync(join(dataDir, "jwt-secret"), "utf8").trim(),
    tokenHours: 8,
    loginHours: 168,
    editLockMinutes: 60,
    lockHeartbeatSeconds: 120,
    insideProviders: false,
    loginAttempts: 10,
    loginAddressAttempts: 100,
    secondFactorRequired: false,
    loginWindowMinutes: 15,
    contactAddressRequests: 10,
    contactRequests: 200,
    privacyController: undefined,
    securityContact: undefined,
    webhooksAllowPrivate: false,
    securityLogDays: 730,
    terminationNoticeDays: 90,
    repairAnswerDays: 14,
    retentionDays: 350,
    retentionMinDays: 180,
    smtpUrl: undefined,
    mailFrom: "Runko <runko@localhost>",
    files: { kind: "folder", folder: join(dataDir, "files") },
    limits: {
      connections: 5000,
      callsPerMinute: 6000,
      streamsPerUser: 20,
      documentsOfUser: 3000,
      documentsOfOrganization: 10_000,
      changesOfUser: 10_000,
      changesOfOrganization: 40_000,
      asksOfUser: 50,
      asksOfOrganization: 200,
      storageOfOrganization: 100 * 1024 ** 3,
    },
    metrics: undefined,
    slowStatementMs: undefined,
    logLevel: "warn",
  });
});

test("an empty value counts as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined, demo: true });
});

test.each([
  [{}, true],
  [{ DATABASE_URL: "postgresql://db/runko" }, false],
  [{ DATABASE_URL: "postgresql://db/runko", DEMO: "on" }, true],
  [{ DEMO: "0" }, false],
  [PRODUCTION, false],
])("demo with %j is %s", (env, demo) => {
  expect(read(env).demo).toBe(demo);
});

test.each([
  [{}, true],
  [PRODUCTION, false],
  [{ ...PRODUCTION, API_DOCS: "on" }, true],
])("with %j the API document can be read at /api/docs: %s (security F4)", (env, apiDocs) => {
  expect(read(env).apiDocs).toBe(apiDocs);
});

test.each([
  [{ DATABASE_URL: "postgresql://db/runko" }, 1825],
  [{ RETENTION_DAYS: "30" }, 30],
])("with %j documents are kept whole for %i days", (env, days) => {
  expect(read(env).retentionDays).toBe(days);
});

test.each([
  [{ DEMO: "off" }, 180],
  [{ RETENTION_DAYS: "30" }, 30],
  [{ RETENTION_DAYS: "400", RETENTION_MIN_DAYS: "365" }, 365],
])("with %j an organization keeps them for %i days at least", (env, days) => {
  expect(read(env).retentionMinDays).toBe(days);
});

test.each([
  ["127.0.0.1:9464", undefined, { host: "127.0.0.1", port: 9464, token: undefined }],
  ["[::]:9464", "sixteen letters!", { host: "::", port: 9464, token: "sixteen letters!" }],
])("metrics at %s with token %j", (METRICS_LISTEN, METRICS_TOKEN, metrics) => {
  expect(read({ METRICS_LISTEN, METRICS_TOKEN }).metrics).toEqual(metrics);
});

test("names of others are nobody's business", () => {
  const others = { PATH: "/bin", HOSTNAME: "a", FILE: "b", PORTS: "1", XDG_DATA_DIRS: "c", AWS_REGIONS_FILE: "d" };
  expect(read({ ...others, HOST: "0.0.0.0", DEMO: "on" })).toMatchObject({ demo: true, host: "0.0.0.0" });
});

test.each([
  [{ PORT: "abc" }, 'Setting PORT: expected a whole number between 1 and 65535, got "abc"'],
  [
    { RETENTION_DAYS: "30", RETENTION_MIN_DAYS: "31" },
    "Setting RETENTION_MIN_DAYS: must be at most RETENTION_DAYS, which is 30",
  ],
  [{ METRICS_LISTEN: "0.0.0.0:9464" }, "Setting METRICS_TOKEN: required when METRICS_LISTEN is open to other machines"],
  [{ METRICS_LISTEN: "127.0.0.1:0" }, "Setting METRICS_LISTEN: expected a port between 1 and 65535, got 0"],
  [{ METRICS_TOKEN: "sixteen letters!" }, "Setting METRICS_LISTEN: required when METRICS_TOKEN is set"],
  [{ PORT: "0" }, 'Setting PORT: expected a whole number between 1 and 65535, got "0"'],
  [{ PORT: "65536" }, 'Setting PORT: expected a whole number between 1 and 65535, got "65536"'],
  [{ TOKEN_HOURS: "1.5" }, 'Setting TOKEN_HOURS: expected a whole number between 1 and 720, got "1.5"'],
  [{ LOG_LEVEL: "loud" }, /^Setting LOG_LEVEL: expected one of fatal, .*, got "loud"$/],
  [{ NODE_ENV: "prod" }, /^Setting NODE_ENV: expected one of development, production, test, got "prod"$/],
  [{ DEMO: "maybe" }, 'Setting DEMO: expected on or off, got "maybe"'],
  [{ TRUST_PROXY: "true" }, /^Setting TRUST_PROXY: expected addresses, networks .*, got "true"$/],
  [{ TRUST_PROXY: "10.0.0.0/33" }, /^Setting TRUST_PROXY: expected addresses/],
  [{ TRUST_PROXY: "10.0.0.1,proxy.example" }, /^Setting TRUST_PROXY: expected addresses/],
  [{ HOST: "a b" }, 'Setting HOST: expected a host name or an IP address, got "a b"'],
  [{ PUBLIC_URL: "runko.fi" }, /^Setting PUBLIC_URL: expected an address that begins with http/],
  [{ FILES: "ftp://there" }, 'Setting FILES: expected a folder or s3://bucket, got "ftp://there"'],
  [{ AWS_ENDPOINT_URL: "minio:9000" }, /^Setting AWS_ENDPOINT_URL: expected an address that begins with http/],
  [{ AWS_REGION: "Eu North" }, 'Setting AWS_REGION: expected a region such as eu-north-1, got "Eu North"'],
  [{ NODE_ENV: "production" }, "Setting JWT_SECRET: required when NODE_ENV is production"],
  [{ NODE_ENV: "production", JWT_SECRET: SECRET, DEMO: "1" }, /^Setting DEMO: must be off/],
  [{ NODE_ENV: "production", JWT_SECRET: SECRET, INSIDE_PROVIDERS: "1" }, /^Setting INSIDE_PROVIDERS: must be off/],
  [
    { NODE_ENV: "production", JWT_SECRET: SECRET, WEBHOOKS_ALLOW_PRIVATE: "1" },
    /^Setting WEBHOOKS_ALLOW_PRIVATE: must be off/,
  ],
  [{ NODE_ENV: "production", JWT_SECRET: SECRET }, /^Setting PUBLIC_URL: required when NODE_ENV is production/],
  [{ ...PRODUCTION, PUBLIC_URL: "http://runko.example" }, /^Setting PUBLIC_URL: must begin with https:/],
  [{ NODE_ENV: "production", JWT_SECRET: "a".repeat(32) }, /^Setting JWT_SECRET: too easy to guess, at least 10/],
  [{ HOST: "0.0.0.0" }, /^Setting DEMO: on or off must be said when HOST is open/],
  [{ SMTP_ULR: "smtp://mail" }, "Setting SMTP_ULR: there is none of this name, is SMTP_URL meant?"],
  [{ RETENTION_DAY: "30" }, "Setting RETENTION_DAY: there is none of this name, is RETENTION_DAYS meant?"],
  [{ DATABASE_URI: "postgresql://a" }, "Setting DATABASE_URI: there is none of this name, is DATABASE_URL meant?"],
  [{ DATA_DIR: "/dev/null/data" }, /^Setting DATA_DIR: cannot (keep|write) .*ENOTDIR/],
  [{ DRAIN_SECONDS: "30", STOP_SECONDS: "30" }, "Setting STOP_SECONDS: must be at least DRAIN_SECONDS and 5 more"],
  [{ DATABASE_READ_URL: "postgresql://replica/runko" }, "Setting DATABASE_URL: required when DATABASE_READ_URL is set"],
  [{ DATABASE_OWNER_URL: "postgresql://db/runko" }, "Setting DATABASE_URL: required when DATABASE_OWNER_URL is set"],
  [{ SMTP_URL: "smtp://mail" }, "Setting MAIL_FROM: required when SMTP_URL is set"],
  [{ MAIL_FROM: "a@b\nBcc: c@d" }, /^Setting MAIL_FROM: expected an e-mail address/],
])("%j is refused in one line", (env, message) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(message);
  expect(() => read(env)).not.toThrow(/\n/);
});

test.each(["JWT_SECRET", "DATABASE_URL", "DATABASE_OWNER_URL", "SMTP_URL", "METRICS_TOKEN"])(
  "a wrong %s is not repeated in the message",
  (name) => {
    expect(() => read({ [name]: "hunter2" })).toThrow(new RegExp(`^Setting ${name}: expected .*, got another value$`));
  },
);

test("values are read in their own form", () => {
  const config = read({
    PUBLIC_URL: "https://runko.fi/",
    FILES: "s3://bucket/a/b/",
    HOST: "::1",
    TRUST_PROXY: "loopback, 10.1.0.0/16,fd00::/8,192.0.2.7",
    MAIL_FROM: "R <r@x.fi>",
  });
  expect(config).toMatchObject({ publicUrl: "https://runko.fi", host: "::1", mailFrom: "R <r@x.fi>" });
  expect(config.trustProxy).toEqual(["loopback", "10.1.0.0/16", "fd00::/8", "192.0.2.7"]);
  expect(config.files).toEqual({ kind: "s3", bucket: "bucket", prefix: "a/b" });
  const elsewhere = { AWS_ENDPOINT_URL: "http://127.0.0.1:9000", AWS_REGION: "eu-north-1" };
  expect(read({ FILES: "s3://bucket", ...elsewhere }).files).toEqual({
    kind: "s3",
    bucket: "bucket",
    prefix: "",
    endpoint: "http://127.0.0.1:9000",
    region: "eu-north-1",
  });
});

describe("the JWT secret", () => {
  test("is made once, kept with 0600 and read again", () => {
    const made = read({}).jwtSecret;
    expect(made.length).toBeGreaterThanOrEqual(64);
    expect(statSync(join(dataDir, "jwt-secret")).mode & 0o777).toBe(0o600);
    expect(read({}).jwtSecret).toBe(made);
    expect(readdirSync(dataDir)).toEqual(["jwt-secret"]);
  });

  test("from the environment is not written anywhere", () => {
    expect(read({ JWT_SECRET: SECRET }).jwtSecret).toBe(SECRET);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("that is damaged is refused with the file's name", () => {
    writeFileSync(join(dataDir, "jwt-secret"), "short");
    expect(() => read({})).toThrow(/jwt-secret holds no usable secret/);
  });

  test("that cannot be kept names DATA_DIR", () => {
    writeFileSync(join(dataDir, "taken"), "");
    expect(() => read({ DATA_DIR: join(dataDir, "taken") })).toThrow(/^Setting DATA_DIR: cannot keep the JWT secret/);
  });

  test("lets a data folder be made with the rights that its user needs", () => {
    const fresh = join(dataDir, "deep", "fresh");
    read({ DATA_DIR: fresh });
    expect(statSync(fresh).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  });

  test("leaves the rights of an existing data folder alone", () => {
    const own = join(dataDir, "own");
    mkdirSync(own);
    chmodSync(own, 0o750);
    read({ DATA_DIR: own });
    expect(statSync(own).mode & 0o777).toBe(0o750);
  });
});

test("the privacy statement names who answers for the data, where the settings do", () => {
  expect(read({}).privacyController).toBeUndefined();
  expect(read({ PRIVACY_CONTROLLER: " Verkko Oy, Helsinki " }).privacyController).toBe("Verkko Oy, Helsinki");
});

test("the contact of security.txt is an address that a reader can follow, in one line", () => {
  expect(read({ SECURITY_CONTACT: "mailto:turva@verkko.fi" }).securityContact).toBe("mailto:turva@verkko.fi");
  for (const wrong of ["turva@verkko.fi", "http://verkko.fi", "mailto:a@b.fi\nContact: mailto:c@d.fi"])
    expect(() => read({ SECURITY_CONTACT: wrong })).toThrow("Setting SECURITY_CONTACT: expected mailto:");
});
