import type { ClockDoubt } from "../../operations/clock-doubts.ts";
import type { PortalJob } from "../../operations/portal-jobs.ts";
import type { OutboxTopic } from "../../operations/outbox-topics.ts";
import type { SecurityEvent } from "../../operations/security-events.ts";

const jobs: Record<PortalJob, string> = {
  trimExpired: "Removal of expired sessions and locks",
  removeLooseFiles: "Removal of loose attachments",
  anonymizeDocuments: "Anonymising of old documents",
  sendDigests: "Daily digests of notifications",
  lapseRepairs: "End of time to answer repairs",
  remindOfQuestions: "Reminders of unanswered questions",
  lapseCharges: "Lapse of charges not accepted",
  keepFirstDates: "Storing of dates confirmed first",
  layMarkedChanges: "Carrying of earlier completed changes to orders",
};

const clockDoubts: Record<ClockDoubt, string> = {
  DATABASE_DIFFERS: "The clocks of the server and the database differ by more than an hour",
  ROWS_AHEAD: "The clock is more than an hour behind the latest rows",
  CLOCK_LEAPT: "The clock has leapt more than 30 days; the operator must confirm it",
  CLOCK_UNPROVEN: "The portal was away, the clock is watched for an hour and a half",
};

const topics: Record<OutboxTopic, string> = {
  mail: "Emails",
  "document-notice": "Notifications of documents",
  "message-notice": "Notifications of messages",
  "subscription-notice": "Notifications of subscriptions",
  "service-times": "Changed service hours",
  "password-reset": "Password change links",
};

const securityEvents: Record<SecurityEvent, string> = {
  loginOk: "Login",
  loginFailed: "Failed login",
  loginLimited: "Login limited",
  logout: "Logout",
  tokenRenewed: "Session continued",
  sessionsEnded: "Sessions ended on another device",
  passwordResetAsked: "Password change link requested",
  passwordResetLinkRead: "Password change link read in outgoing mail",
  passwordResetRefused: "Password change link refused",
  passwordReset: "Password changed by link",
  usersInvited: "Users invited",
  refused: "Request refused",
  contactReceived: "Contact request received",
  contactLimited: "Contact requests limited",
  ownDataChanged: "Own details changed",
  adminChange: "Administrative change",
  foreignTried: "IDs of other organisations tried",
  addressesTried: "Addresses of other users tried",
  importPreviewed: "Import previewed",
  exported: "Data downloaded",
};

/** The product admin's overview of the whole portal. */
export const controlOverview = {
  title: "Portal status",
  updated: (time: string) => `Updated ${time}`,
  jobs,
  topics: topics as Readonly<Record<string, string>>,
  otherTopic: "Other notifications",
  securityEvents,

  organizations: "Organisations",
  all: "In total",
  subscribers: "Subscribers",
  suppliers: "Suppliers",
  below: "Sub-organisations",
  users: "Users",
  loggedInLately: "Logged in within 30 days",
  disabled: "Disabled",
  groupAccounts: "Group accounts",
  orphans: "Without an organisation",
  documents: "Documents not archived",
  versions: "Versions",
  portal: "Runko",
  node: "Node.js",
  database: "PostgreSQL",
  migration: "Database structure",
  startedAt: "Started",

  byDay: "Documents by day",
  day: "Day",
  noDocuments: "No documents have been made in the last 14 days",

  locks: "Edit locks",
  noLocks: "Nobody is editing documents right now",
  event: "Document",
  holder: "Holder",
  organization: "Organisation",
  since: "Since",
  until: "Valid until",
  heardAt: "Last active",
  notHeard: "not known",
  actions: "Actions",
  release: "Release lock",
  releaseWhich: (event: string, holder: string) => `Release lock: ${event}, ${holder}`,
  releaseTitle: (event: string) => `Release lock: ${event}?`,
  releaseText: (holder: string) =>
    `${holder} is editing the document or has left it open. After the release others can edit it, and ${holder} cannot save before locking the document again.`,
  released: (event: string) => `Lock released: ${event}`,

  jobTitle: "Scheduled jobs",
  job: "Job",
  lastRun: "Last run",
  outcome: "Result",
  succeeded: "Succeeded",
  failed: "Failed",
  lastSuccess: "Last success",
  never: "never",
  waitsForClock: "Waiting",
  clockDoubts,
  amountDone: "Handled",
  doneOf: (done: number, ceiling: number) => (done >= ceiling ? `${done}, the most at a time` : String(done)),
  noJobs: "No jobs have been run yet",

  outbox: "Outgoing notifications",
  noOutbox: "Nothing to send",
  toMails: "Open outgoing mail",
  deadMails: (amount: number) =>
    amount === 1 ? "The sending of one message has failed." : `The sending of ${amount} messages has failed.`,
  showDead: "Show failed",
  topic: "Topic",
  waiting: "Waiting",
  oldest: "Oldest",
  attempts: "Most attempts",
  manyWaiting: "more than 10 000",

  securityLog: "Security log",
  time: "Time",
  what: "What",
  who: "Who",
  address: "Network address",
  details: "Details",
  /** Of what was repeated within a minute. */
  times: (what: string, times: number) => `${what}, within a minute another ${times} ${times === 1 ? "time" : "times"}`,
  requestId: (id: string) => `request ${id}`,
  unknown: "unknown",
  search: "Search security log",
  searchHelp: "Name or network address",
  eventKind: "Kind",
  allEvents: "All kinds",
  emptyLog: "The security log has no rows",
  emptyLogFiltered: "No rows match the search",
  overThousand: "More than 1 000 rows. You see the latest; narrow the search to see older ones.",
};
