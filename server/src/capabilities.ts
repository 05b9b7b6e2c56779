import { accounts } from "./accounts/capability.ts";
import { adminLog } from "./admin-log/capability.ts";
import { apiClients } from "./api-clients/capability.ts";
import { answers } from "./answers/capability.ts";
import { attachments } from "./attachments/capability.ts";
import { availability } from "./availability/capability.ts";
import { connections } from "./connections/capability.ts";
import { consents } from "./consents/capability.ts";
import { contact } from "./contact/capability.ts";
import { csv } from "./csv/capability.ts";
import { documents } from "./documents/capability.ts";
import { faq } from "./faq/capability.ts";
import { files } from "./files/capability.ts";
import { identityProviders } from "./identity-providers/capability.ts";
import { imports } from "./imports/capability.ts";
import { joining } from "./joining/capability.ts";
import { logChain } from "./log-chain/capability.ts";
import { mails } from "./mails/capability.ts";
import { massMails } from "./mass-mails/capability.ts";
import { messages } from "./messages/capability.ts";
import { newsletters } from "./newsletters/capability.ts";
import { nnis } from "./nnis/capability.ts";
import { notifications } from "./notifications/capability.ts";
import { orderFiles } from "./order-files/capability.ts";
import { organizationLifecycle } from "./organization-lifecycle/capability.ts";
import { organizations } from "./organizations/capability.ts";
import { notes } from "./notes/capability.ts";
import { overview } from "./overview/capability.ts";
import { places } from "./places/capability.ts";
import { products } from "./products/capability.ts";
import { projects } from "./projects/capability.ts";
import { reports } from "./reports/capability.ts";
import { sandbox } from "./sandbox/capability.ts";
import { search } from "./search/capability.ts";
import { tmf } from "./tmf/capability.ts";
import { supplierNotices } from "./supplier-notices/capability.ts";
import { webhooks } from "./webhooks/capability.ts";
import type { Capability } from "./capability.ts";

/** The capabilities by their folders. */
export const capabilities = {
  accounts,
  joining,
  "api-clients": apiClients,
  "identity-providers": identityProviders,
  organizations,
  "organization-lifecycle": organizationLifecycle,
  "admin-log": adminLog,
  "log-chain": logChain,
  overview,
  mails,
  consents,
  notifications,
  "mass-mails": massMails,
  products,
  nnis,
  csv,
  documents,
  connections,
  places,
  projects,
  availability,
  imports,
  answers,
  "order-files": orderFiles,
  search,
  reports,
  attachments,
  files,
  messages,
  notes,
  newsletters,
  faq,
  contact,
  "supplier-notices": supplierNotices,
  webhooks,
  tmf,
  sandbox,
} satisfies Record<string, Capability>;
