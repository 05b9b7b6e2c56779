// Written from the migrations by `npm run database:types`.
import type { ColumnType } from "kysely";
import type { DateChangeKind, Mover } from "@runko/domain/documents/agreed-date";
import type { DocumentState, SourceMode } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { DelayReason } from "@runko/domain/enumerations/delay-reasons";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { GlobalRole, OrganizationRole, PathRole } from "@runko/domain/organizations/roles";

/** Read as parsed JSON, written as its text. */
type Json = ColumnType<unknown, string, string>;

export type AddressesTable = {
  id: string;
  organization_id: string;
  kind: string;
  street_name: string;
  street_number: ColumnType<string, string | undefined, string>;
  street_letter: ColumnType<string, string | undefined, string>;
  apartment: ColumnType<string, string | undefined, string>;
  postal_code: string;
  postal_place: string;
};

export type AdminLogTable = {
  id: string;
  at: ColumnType<Date, Date | string, Date | string>;
  organization_id: string | null;
  user_id: string;
  subject: string;
  subject_id: string;
  subject_name: string;
  action: string;
  changes: ColumnType<unknown, string | undefined, string>;
  request_id: ColumnType<string, string | undefined, string>;
  other_side_id: string | null;
};

export type ApiCallsTable = {
  client_id: string;
  kind: string;
  started_at: ColumnType<Date, Date | string, Date | string>;
  calls: number;
};

export type ApiClientsTable = {
  id: string;
  organization_id: string;
  user_id: string;
  name: string;
  scopes: string[];
  networks: string[];
  disabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

export type ApiTokensTable = {
  id: string;
  client_id: string;
  hash: string;
  prefix: string;
  suffix: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  created_by_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_address: ColumnType<string, string | undefined, string>;
  seen_networks: ColumnType<string[], string[] | undefined, string[]>;
  told_days: number | null;
};

export type AvailabilityBatchesTable = {
  organization_id: string;
  number: number;
  import_id: string | null;
  asking_id: string | null;
};

export type BillingGroupsTable = {
  id: string;
  organization_id: string;
  name: string;
  type: string;
  e_billing_address: ColumnType<string, string | undefined, string>;
  operator_id: ColumnType<string, string | undefined, string>;
  address_id: string | null;
  is_default: ColumnType<boolean, boolean | undefined, boolean>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
};

export type CasesTable = {
  id: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type ClockWatchTable = {
  only_row: ColumnType<boolean, boolean | undefined, boolean>;
  seen_at: ColumnType<Date, Date | string, Date | string>;
  steady_since: ColumnType<Date, Date | string, Date | string>;
  forgiven_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type CommonProductsTable = {
  id: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  product_group_id: string;
};

export type ConnectionIdClaimsTable = {
  party: string;
  organization_id: string;
  connection_id: string;
  case_id: number;
};

export type ConnectionsTable = {
  id: number;
  subscriber_id: string;
  supplier_id: string;
  product_id: string | null;
  product_group_id: string | null;
  category: string;
  municipality: string | null;
  postal_code: string | null;
  target_hub: string | null;
  target_key: string | null;
  other_key: string | null;
  active_since: string | null;
  contract_months: number | null;
  contract_end: string | null;
  connect_fee: string | null;
  monthly_fee: string | null;
  changing_id: number | null;
  ending_id: number | null;
  open_faults: number;
  ended_on: string | null;
  state: string;
  supplier_ends_on: string | null;
};

export type ContactRequestsTable = {
  id: string;
  kind: string;
  name: string;
  organization_name: string;
  business_id: string;
  email_address: string;
  phone_number: string;
  message: string;
  received_at: ColumnType<Date, Date | string, Date | string>;
  handled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  handled_by: string | null;
  category: string | null;
  page: ColumnType<string, string | undefined, string>;
  failed_request_id: ColumnType<string, string | undefined, string>;
  organization_id: string | null;
};

export type ContractEndNoticesTable = {
  connection_id: number;
  contract_end: string;
  days: number;
};

export type DeliveryDateChangesTable = {
  id: string;
  document_id: number;
  at: ColumnType<Date, Date | string, Date | string>;
  user_id: string | null;
  kind: DateChangeKind;
  from_date: string | null;
  to_date: string | null;
  delay_reason: DelayReason | null;
  text: string | null;
};

export type DemoMarksTable = {
  marked_at: ColumnType<Date, Date | string | undefined, Date | string>;
  only_one: ColumnType<boolean, boolean | undefined, boolean>;
};

export type DigestTurnsTable = {
  user_id: string;
  next_day: string | null;
  last_day: string | null;
};

export type DocumentCountersTable = {
  organization_id: string;
  role: string;
  document_type: DocumentType;
  counter: string;
  amount: number;
};

export type DocumentEventsTable = {
  moment: ColumnType<number, number | undefined, number>;
  number: ColumnType<number, number | undefined, number>;
  id: string;
  at: ColumnType<Date, Date | string, Date | string>;
  type: string;
  document_id: number;
  document_type: string;
  event_state: string;
  version: number;
  subscriber_id: string;
  supplier_id: string;
  told_subscriber: boolean;
  told_supplier: boolean;
  actor: string | null;
};

export type DocumentNotesTable = {
  id: string;
  document_id: number;
  organization_id: string;
  author_id: string;
  content: string;
  written_at: ColumnType<Date, Date | string, Date | string>;
};

export type DocumentQuestionsTable = {
  id: string;
  document_id: number;
  asked_by: string;
  asked_by_id: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  question: string;
  answer_by: string | null;
  correctable: ColumnType<string[], string[] | undefined, string[]>;
  state: ColumnType<string, string | undefined, string>;
  answer: string | null;
  ended_by_id: string | null;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reminders: ColumnType<number, number | undefined, number>;
};

export type DocumentRequestsTable = {
  id: string;
  document_id: number;
  kind: string;
  requested_by_id: string;
  requested_at: ColumnType<Date, Date | string, Date | string>;
  reason: string;
  state: ColumnType<string, string | undefined, string>;
  charge: string | null;
  charge_until: string | null;
  refusal_code: string | null;
  answer: string | null;
  answered_by_id: string | null;
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  consent: string | null;
  ended_by_id: string | null;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  changes: ColumnType<unknown, string | undefined, string>;
};

export type DocumentTextsTable = {
  document_id: number;
  subscriber_id: string;
  supplier_id: string;
  document_type: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  search_text: string;
  unshown_id: string | null;
};

export type DocumentWatchersTable = {
  document_id: number;
  user_id: string;
  organization_id: string;
  watched_since: ColumnType<Date, Date | string, Date | string>;
};

export type DocumentsTable = {
  id: ColumnType<number, number | undefined, number>;
  document_type: DocumentType;
  event_state: DocumentState;
  case_id: number;
  subscriber_id: string;
  supplier_id: string;
  version: ColumnType<number, number | undefined, number>;
  archived: ColumnType<boolean, boolean | undefined, boolean>;
  rejected: ColumnType<boolean, boolean | undefined, boolean>;
  ordered: ColumnType<boolean, boolean | undefined, boolean>;
  modified: ColumnType<boolean, boolean | undefined, boolean>;
  disconnected: ColumnType<boolean, boolean | undefined, boolean>;
  user_processed: ColumnType<boolean, boolean | undefined, boolean>;
  cancelled_by_customer: ColumnType<boolean, boolean | undefined, boolean>;
  cancelled_by_supplier: ColumnType<boolean, boolean | undefined, boolean>;
  cancel_confirmed: ColumnType<boolean, boolean | undefined, boolean>;
  answer_shown: ColumnType<boolean, boolean | undefined, boolean>;
  original_event_id: number | null;
  source_event_id: number | null;
  source_mode: SourceMode | null;
  category: ProductCategory;
  product_group_id: string | null;
  product_name: ColumnType<string, string | undefined, string>;
  created_by_id: string;
  created_by_role: PathRole;
  supplier_user_id: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  processing_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  delivery_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ready_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  cancelled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  archived_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  anonymized_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  subscriber_connection_id: string | null;
  supplier_connection_id: string | null;
  project_id: string | null;
  contract_number: string | null;
  order_number: string | null;
  custom_billing_reference: string | null;
  customer_name: string | null;
  requested_date: string | null;
  estimated_delivery_date: string | null;
  actual_delivery_date: string | null;
  valid_until_date: string | null;
  delivery_type: string | null;
  fault_type: string | null;
  target_street_name: string | null;
  target_street_number: string | null;
  target_street_letter: string | null;
  target_apartment: string | null;
  target_postal_code: string | null;
  target_postal_place: string | null;
  other_end_street_name: string | null;
  other_end_street_number: string | null;
  other_end_street_letter: string | null;
  other_end_apartment: string | null;
  other_end_postal_code: string | null;
  other_end_postal_place: string | null;
  nni_from_id: string | null;
  nni_to_id: string | null;
  billing_group_id: string | null;
  details: ColumnType<unknown, string | undefined, string>;
  search_text: ColumnType<string, string | undefined, string>;
  connection_before: Json | null;
  connection_words: ColumnType<string, string | undefined, string>;
  returned: ColumnType<boolean, boolean | undefined, boolean>;
  waits: ColumnType<unknown, string | undefined, string>;
  waiting_for_subscriber_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  waiting_for_supplier_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  committed_delivery_date: string | null;
  proposed_delivery_date: string | null;
  date_unanswered: ColumnType<boolean, boolean | undefined, boolean>;
  date_moved_by: Mover | null;
  dates_changed: ColumnType<boolean, boolean | undefined, boolean>;
  clocks: Json | null;
  due_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  risk_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  promised_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  clock_paused_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  clock_missed: boolean | null;
  clock_check_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  repair_accepted: ColumnType<boolean, boolean | undefined, boolean>;
  reopened: ColumnType<boolean, boolean | undefined, boolean>;
  held_reason: DelayReason | null;
  subscriber_user_id: string | null;
  sla_class: string | null;
  imported: ColumnType<boolean, boolean | undefined, boolean>;
};

export type EditLocksTable = {
  document_id: number;
  user_id: string;
  organization_id: string;
  taken_at: ColumnType<Date, Date | string, Date | string>;
  until: ColumnType<Date, Date | string, Date | string>;
  heartbeat_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type EventLogTable = {
  id: string;
  document_id: number;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  label: HistoryLabel;
  action: string;
  user_id: string | null;
  organization_id: string | null;
  seen_by: string | null;
  version: number;
  changes: ColumnType<unknown, string | undefined, string>;
  request_id: ColumnType<string, string | undefined, string>;
};

export type EventLogPersonalTable = {
  log_id: string;
  document_id: number;
  changes: Json;
};

export type EventMessageRecipientsTable = {
  id: string;
  organization_id: string;
  message_type: string;
  email_address: string | null;
  phone_number: string | null;
};

export type EventProductsTable = {
  document_id: number;
  product_id: string;
  position: ColumnType<number, number | undefined, number>;
  product_name: string;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  product_price: ColumnType<string, string | undefined, string>;
  month_price: ColumnType<string, string | undefined, string>;
  custom_fields: ColumnType<unknown, string | undefined, string>;
  draft_product_price: string | null;
  draft_month_price: string | null;
  draft_active: boolean | null;
  ordered: ColumnType<boolean, boolean | undefined, boolean>;
};

export type FaqQuestionsTable = {
  id: string;
  topic: string;
  question: string;
  answer: string;
  place: number;
  version: ColumnType<number, number | undefined, number>;
};

export type FilesTable = {
  id: string;
  document_id: number | null;
  organization_id: string;
  uploaded_by_id: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  content_type: string;
  size: number;
  storage_key: string;
  modified_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type IdempotencyKeysTable = {
  user_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type IdentityProviderDomainsTable = {
  domain: string;
  organization_id: string;
};

export type IdentityProviderSubjectsTable = {
  organization_id: string;
  subject: string;
  user_id: string;
  linked_at: ColumnType<Date, Date | string, Date | string>;
};

export type IdentityProviderTicketsTable = {
  id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type IdentityProvidersTable = {
  organization_id: string;
  enabled: boolean;
  issuer: string;
  client_id: string;
  sealed_secret: string;
  secret_set_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  makes_accounts: boolean;
  new_user_roles: string[];
  local_login: boolean;
};

export type ImportJobsTable = {
  id: string;
  organization_id: string;
  role: string;
  kind: string;
  state: string;
  created_by_id: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  file_name: string;
  file_hash: string;
  same_file_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  headers: Json;
  mapping: Json;
  defaults: Json;
  language: string;
  policy: string | null;
  sent_by_id: string | null;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  worked_at: ColumnType<Date, Date | string, Date | string>;
};

export type ImportMappingsTable = {
  organization_id: string;
  kind: string;
  header: string;
  column_name: string | null;
  used_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type ImportRowsTable = {
  job_id: string;
  number: number;
  cells: Json;
  verdict: string | null;
  issues: ColumnType<unknown, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  result: Json | null;
  told: ColumnType<boolean, boolean | undefined, boolean>;
};

export type InternalMessagesTable = {
  id: string;
  document_id: number;
  sender_id: string;
  sender_organization_id: string;
  subject: string;
  content: string;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  answered: ColumnType<boolean, boolean | undefined, boolean>;
  expired: ColumnType<boolean, boolean | undefined, boolean>;
  in_reply_to: string | null;
  document_type: string | null;
  from_subscriber: boolean | null;
  subscriber_inbox: string | null;
  supplier_inbox: string | null;
};

export type InvitationsTable = {
  user_id: string;
  link_id: string;
  invited_by: string;
  address: string;
  times: ColumnType<number, number | undefined, number>;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  accepted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type JobRunsTable = {
  job: string;
  started_at: ColumnType<Date, Date | string, Date | string>;
  finished_at: ColumnType<Date, Date | string, Date | string>;
  failed: boolean;
  succeeded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  held: string | null;
  done: number | null;
  ceiling: number | null;
};

export type LogChainTable = {
  position: number;
  log: string;
  log_id: string;
  row_hash: Buffer;
  personal_hash: Buffer | null;
  key_print: string;
  chain_hash: Buffer;
};

export type LogUnsealedTable = {
  log_id: string;
  log: string;
};

export type LoginAddressesTable = {
  user_id: string;
  address: string;
  used_at: ColumnType<Date, Date | string, Date | string>;
};

export type LoginSessionsTable = {
  id: string;
  user_id: string;
  user_agent: ColumnType<string, string | undefined, string>;
  address: ColumnType<string, string | undefined, string>;
  started_at: ColumnType<Date, Date | string, Date | string>;
  last_used_at: ColumnType<Date, Date | string, Date | string>;
  token_issued_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  proven_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type LooseBlobsTable = {
  storage_key: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type MailConsentsTable = {
  organization_id: string;
  email_address: string;
  asked_by_id: string | null;
  asked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  times_asked: ColumnType<number, number | undefined, number>;
  agreed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  declined_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type MassMailRecipientsTable = {
  mass_mail_id: string;
  email_address: string;
  name: string;
  mail_id: string | null;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  failed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  error: string | null;
};

export type MassMailsTable = {
  id: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  created_by_id: string | null;
  subject: string;
  content: string;
  criteria: Json;
  stopped_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type MunicipalitiesTable = {
  code: string;
  name_fi: string;
  name_sv: string;
};

export type NewsletterReadsTable = {
  user_id: string;
  newsletter_id: string;
};

export type NewslettersTable = {
  id: string;
  title: string;
  body: string;
  audience: string;
  publish_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  withdrawn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: ColumnType<number, number | undefined, number>;
};

export type NniProductGroupsTable = {
  nni_id: string;
  product_group_id: string;
};

export type NniRightsTable = {
  nni_id: string;
  organization_id: string;
  allow_from: ColumnType<boolean, boolean | undefined, boolean>;
  allow_to: ColumnType<boolean, boolean | undefined, boolean>;
};

export type NnisTable = {
  id: string;
  organization_id: string;
  identifier: string;
  description: ColumnType<string, string | undefined, string>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  identifier_shared: ColumnType<boolean, boolean | undefined, boolean>;
};

export type NotificationChoicesTable = {
  user_id: string;
  message_type: string;
  delivery: string;
};

export type NotificationRefusalsTable = {
  case_id: number;
  email_address: string;
  refused_at: ColumnType<Date, Date | string, Date | string>;
};

export type NotificationsTable = {
  id: string;
  user_id: string;
  organization_id: string;
  role: string;
  document_id: number | null;
  message_type: string;
  subject: string;
  kind: string;
  urgent: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  for_digest: ColumnType<boolean, boolean | undefined, boolean>;
  subscriber_id: string | null;
  supplier_id: string | null;
  partner_name: string | null;
  notice_id: string | null;
};

export type OrganizationInvitationsTable = {
  id: string;
  organization_id: string;
  email_address: string;
  roles: string[];
  invited_by: string;
  invited_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  outcome: string | null;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type OrganizationRoleGrantsTable = {
  organization_id: string;
  role: OrganizationRole;
};

export type OrganizationsTable = {
  id: string;
  name: string;
  business_id: string | null;
  parent_organization_id: string | null;
  backbone_operator: ColumnType<boolean, boolean | undefined, boolean>;
  public_supplier: ColumnType<boolean, boolean | undefined, boolean>;
  multiproduct: ColumnType<boolean, boolean | undefined, boolean>;
  contact_info: ColumnType<string, string | undefined, string>;
  event_type_rights: ColumnType<DocumentType[], DocumentType[] | undefined, DocumentType[]>;
  active_event_types: ColumnType<DocumentType[], DocumentType[] | undefined, DocumentType[]>;
  minimum_normal_delivery_days: ColumnType<number, number | undefined, number>;
  delivery_check_days: ColumnType<number, number | undefined, number>;
  admin_user_id: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  edit_lock_minutes: number | null;
  retention_days: number | null;
  version: ColumnType<number, number | undefined, number>;
  name_shared: ColumnType<boolean, boolean | undefined, boolean>;
  business_id_shared: ColumnType<boolean, boolean | undefined, boolean>;
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  closed: ColumnType<boolean, boolean | undefined, boolean>;
  service_times: Json | null;
  escalation_contacts: Json | null;
  answer_days: ColumnType<number, number | undefined, number>;
  second_factor_required: ColumnType<boolean, boolean | undefined, boolean>;
  sandbox: ColumnType<boolean, boolean | undefined, boolean>;
};

export type OutboxTable = {
  id: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  topic: string;
  payload: Json;
  available_at: ColumnType<Date, Date | string | undefined, Date | string>;
  attempts: ColumnType<number, number | undefined, number>;
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  dead_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_error: string | null;
};

export type PasskeyChallengesTable = {
  id: string;
  purpose: string;
  asked_by: string;
  challenge: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type PasskeysTable = {
  id: string;
  user_id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  made_at: ColumnType<Date, Date | string, Date | string>;
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type PasswordResetsTable = {
  id: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  address: string | null;
  invitation: ColumnType<boolean, boolean | undefined, boolean>;
};

export type PortalFactsTable = {
  name: string;
  value: string;
};

export type PostalCodesTable = {
  code: string;
  name_fi: string;
  name_sv: string;
  municipality: string;
  kind: number;
};

export type ProductAreasTable = {
  product_id: string;
  kind: string;
  key: string;
  code: string;
  verdict: string;
  note: string;
  delivery_days: number | null;
  connect_fee: string | null;
  monthly_fee: string | null;
  said_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type ProductGroupsTable = {
  id: string;
  name: string;
  category: ProductCategory;
  multi_product: ColumnType<boolean, boolean | undefined, boolean>;
};

export type ProductWhitelistsTable = {
  product_id: string;
  subscriber_id: string;
};

export type ProductsTable = {
  id: string;
  organization_id: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  product_group_id: string;
  form_type: ProductCategory | null;
  nni_product: ColumnType<boolean, boolean | undefined, boolean>;
  nni_type: string | null;
  initial_fee: ColumnType<string, string | undefined, string>;
  monthly_fee: ColumnType<string, string | undefined, string>;
  visibility: ColumnType<string, string | undefined, string>;
  custom_fields: ColumnType<unknown, string | undefined, string>;
  common_product_id: string | null;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  sla_class: string | null;
  interfaces: ColumnType<string[], string[] | undefined, string[]>;
  connectors: ColumnType<string[], string[] | undefined, string[]>;
  capacities: ColumnType<string[], string[] | undefined, string[]>;
};

export type RateLimitsTable = {
  key: string;
  window_started_at: ColumnType<Date, Date | string, Date | string>;
  attempts: number;
};

export type RecoveryCodesTable = {
  user_id: string;
  hash: string;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type RevokedTokensTable = {
  jti: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type SandboxesTable = {
  organization_id: string;
  twin_id: string;
  robot_id: string;
  robot_user_id: string;
  client_id: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  emptied_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type SavedSearchPinsTable = {
  user_id: string;
  search_id: string;
  pinned_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type SavedSearchesTable = {
  id: string;
  organization_id: string;
  role: string;
  owner_id: string;
  name: string;
  criteria: Json;
  columns: ColumnType<string[], string[] | undefined, string[]>;
  sort: Json | null;
  shared: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type SecondFactorsTable = {
  user_id: string;
  sealed_secret: string;
  made_at: ColumnType<Date, Date | string, Date | string>;
  proven_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_step: ColumnType<number, number | undefined, number>;
  has_app: ColumnType<boolean, boolean | undefined, boolean>;
};

export type SecurityLogTable = {
  id: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  event: string;
  user_id: string | null;
  organization_id: string | null;
  address: ColumnType<string, string | undefined, string>;
  request_id: ColumnType<string, string | undefined, string>;
  details: ColumnType<unknown, string | undefined, string>;
};

export type SubOrganizationEventVisibilitiesTable = {
  parent_id: string;
  child_id: string;
  event_type: string;
};

export type SubOrganizationNnisTable = {
  organization_id: string;
  nni_id: string;
};

export type SubOrganizationProductsTable = {
  organization_id: string;
  product_id: string;
};

export type SubscribersInfoTable = {
  supplier_id: string;
  subscriber_id: string;
  customer_number: ColumnType<string, string | undefined, string>;
  contract_number: ColumnType<string, string | undefined, string>;
  info: ColumnType<string, string | undefined, string>;
};

export type SubscriptionsTable = {
  subscriber_id: string;
  supplier_id: string;
  contract_number: ColumnType<string, string | undefined, string>;
  event_types: ColumnType<DocumentType[], DocumentType[] | undefined, DocumentType[]>;
  active: ColumnType<boolean, boolean | undefined, boolean>;
  awaiting_event_types: ColumnType<DocumentType[], DocumentType[] | undefined, DocumentType[]>;
};

export type SupplierNoticeConnectionsTable = {
  notice_id: string;
  connection_id: number;
  subscriber_id: string;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type SupplierNoticeFaultsTable = {
  notice_id: string;
  fault_id: number;
};

export type SupplierNoticeReceiptsTable = {
  notice_id: string;
  subscriber_id: string;
  connections: number;
  told_at: ColumnType<Date, Date | string, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  read_version: number | null;
  read_by: string | null;
  reminded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type SupplierNoticesTable = {
  id: string;
  supplier_id: string;
  kind: string;
  title: string;
  description: string;
  begins_at: ColumnType<Date, Date | string, Date | string>;
  ends_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  state: string;
  chosen_by: string;
  chosen: string[];
  connections: number;
  updates: ColumnType<unknown, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  created_by: string;
  changed_at: ColumnType<Date, Date | string, Date | string>;
  alternatives: ColumnType<string[], string[] | undefined, string[]>;
  alternatives_text: ColumnType<string, string | undefined, string>;
};

export type TimelinesTable = {
  timeline: string;
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type TmfDocumentsTable = {
  document_id: number;
  resource: string;
  client_id: string | null;
  organization_id: string;
  external_id: string | null;
  sent: Json;
  item_ids: string[];
  item_products: ColumnType<string[], string[] | undefined, string[]>;
};

export type TmfQualificationsTable = {
  id: string;
  client_id: string | null;
  organization_id: string;
  sent: Json;
  answered: Json;
  asked_at: ColumnType<Date, Date | string, Date | string>;
};

export type TmfTasksTable = {
  id: string;
  document_id: number;
  client_id: string | null;
  organization_id: string;
  sent: Json;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  effective_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  error: string | null;
};

export type TmfValidationsTable = {
  id: string;
  organization_id: string;
  client_id: string | null;
  sent: Json;
  address: Json;
  found: Json;
  validated_at: ColumnType<Date, Date | string, Date | string>;
};

export type UserOrganizationRolesTable = {
  user_id: string;
  organization_id: string;
  role: OrganizationRole;
  organization_closed: ColumnType<boolean, boolean | undefined, boolean>;
};

export type UsersTable = {
  id: string;
  first_name: string;
  last_name: string;
  email_address: string;
  phone_numbers: ColumnType<string[], string[] | undefined, string[]>;
  job_title: ColumnType<string, string | undefined, string>;
  global_role: GlobalRole | null;
  group_account: ColumnType<boolean, boolean | undefined, boolean>;
  disabled: ColumnType<boolean, boolean | undefined, boolean>;
  password_hash: string | null;
  tokens_valid_from: ColumnType<Date, Date | string | undefined, Date | string>;
  last_login_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  language: ColumnType<string, string | undefined, string>;
  kind: ColumnType<string, string | undefined, string>;
  password_reset_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type WebhookAttemptsTable = {
  id: string;
  delivery_id: string;
  at: ColumnType<Date, Date | string, Date | string>;
  duration_ms: number;
  status: number | null;
  error: string | null;
  answer: string;
};

export type WebhookDeliveriesTable = {
  id: string;
  webhook_id: string;
  event_id: string;
  role: string;
  event_type: string;
  event_at: ColumnType<Date, Date | string, Date | string>;
  document_id: number;
  document_type: string;
  event_state: string;
  version: number;
  actor: string;
  counterpart_id: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  state: string;
  attempts: ColumnType<number, number | undefined, number>;
  due_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type WebhooksTable = {
  id: string;
  organization_id: string;
  name: string;
  url: string;
  role: string;
  types: string[];
  exclude_own: boolean;
  secret: string;
  former_secret: string | null;
  former_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  cluster: string;
  moment: number;
  number: number;
  failing_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  warned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  paused_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  off_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  off_reason: string | null;
  hub_api: string | null;
  hub_query: string | null;
  hub_client: string | null;
  whole: ColumnType<boolean, boolean | undefined, boolean>;
};

export type Database = {
  addresses: AddressesTable;
  admin_log: AdminLogTable;
  api_calls: ApiCallsTable;
  api_clients: ApiClientsTable;
  api_tokens: ApiTokensTable;
  availability_batches: AvailabilityBatchesTable;
  billing_groups: BillingGroupsTable;
  cases: CasesTable;
  clock_watch: ClockWatchTable;
  common_products: CommonProductsTable;
  connection_id_claims: ConnectionIdClaimsTable;
  connections: ConnectionsTable;
  contact_requests: ContactRequestsTable;
  contract_end_notices: ContractEndNoticesTable;
  delivery_date_changes: DeliveryDateChangesTable;
  demo_marks: DemoMarksTable;
  digest_turns: DigestTurnsTable;
  document_counters: DocumentCountersTable;
  document_events: DocumentEventsTable;
  document_notes: DocumentNotesTable;
  document_questions: DocumentQuestionsTable;
  document_requests: DocumentRequestsTable;
  document_texts: DocumentTextsTable;
  document_watchers: DocumentWatchersTable;
  documents: DocumentsTable;
  edit_locks: EditLocksTable;
  event_log: EventLogTable;
  event_log_personal: EventLogPersonalTable;
  event_message_recipients: EventMessageRecipientsTable;
  event_products: EventProductsTable;
  faq_questions: FaqQuestionsTable;
  files: FilesTable;
  idempotency_keys: IdempotencyKeysTable;
  identity_provider_domains: IdentityProviderDomainsTable;
  identity_provider_subjects: IdentityProviderSubjectsTable;
  identity_provider_tickets: IdentityProviderTicketsTable;
  identity_providers: IdentityProvidersTable;
  import_jobs: ImportJobsTable;
  import_mappings: ImportMappingsTable;
  import_rows: ImportRowsTable;
  internal_messages: InternalMessagesTable;
  invitations: InvitationsTable;
  job_runs: JobRunsTable;
  log_chain: LogChainTable;
  log_unsealed: LogUnsealedTable;
  login_addresses: LoginAddressesTable;
  login_sessions: LoginSessionsTable;
  loose_blobs: LooseBlobsTable;
  mail_consents: MailConsentsTable;
  mass_mail_recipients: MassMailRecipientsTable;
  mass_mails: MassMailsTable;
  municipalities: MunicipalitiesTable;
  newsletter_reads: NewsletterReadsTable;
  newsletters: NewslettersTable;
  nni_product_groups: NniProductGroupsTable;
  nni_rights: NniRightsTable;
  nnis: NnisTable;
  notification_choices: NotificationChoicesTable;
  notification_refusals: NotificationRefusalsTable;
  notifications: NotificationsTable;
  organization_invitations: OrganizationInvitationsTable;
  organization_role_grants: OrganizationRoleGrantsTable;
  organizations: OrganizationsTable;
  outbox: OutboxTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  password_resets: PasswordResetsTable;
  portal_facts: PortalFactsTable;
  postal_codes: PostalCodesTable;
  product_areas: ProductAreasTable;
  product_groups: ProductGroupsTable;
  product_whitelists: ProductWhitelistsTable;
  products: ProductsTable;
  rate_limits: RateLimitsTable;
  recovery_codes: RecoveryCodesTable;
  revoked_tokens: RevokedTokensTable;
  sandboxes: SandboxesTable;
  saved_search_pins: SavedSearchPinsTable;
  saved_searches: SavedSearchesTable;
  second_factors: SecondFactorsTable;
  security_log: SecurityLogTable;
  sub_organization_event_visibilities: SubOrganizationEventVisibilitiesTable;
  sub_organization_nnis: SubOrganizationNnisTable;
  sub_organization_products: SubOrganizationProductsTable;
  subscribers_info: SubscribersInfoTable;
  subscriptions: SubscriptionsTable;
  supplier_notice_connections: SupplierNoticeConnectionsTable;
  supplier_notice_faults: SupplierNoticeFaultsTable;
  supplier_notice_receipts: SupplierNoticeReceiptsTable;
  supplier_notices: SupplierNoticesTable;
  timelines: TimelinesTable;
  tmf_documents: TmfDocumentsTable;
  tmf_qualifications: TmfQualificationsTable;
  tmf_tasks: TmfTasksTable;
  tmf_validations: TmfValidationsTable;
  user_organization_roles: UserOrganizationRolesTable;
  users: UsersTable;
  webhook_attempts: WebhookAttemptsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
};
