import { messageTypes } from "@runko/domain/enumerations/message-types";
import type { AdminSubject } from "@runko/domain/organizations/admin-subjects";
import type { EscalationContact } from "@runko/domain/organizations/escalation-contacts";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { ProductArea } from "@runko/domain/products/product-areas";
import type { CalendarException, OpenHours } from "@runko/domain/service-times/service-calendar";
import type { OwnTarget, ServiceClass } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { isInstant } from "@runko/domain/values/instant";
import { isMoney } from "@runko/domain/values/money";
import { contactWords } from "../organizations/escalation/contact-words.ts";
import {
  classWords,
  exceptionWords,
  hoursWords,
  targetWords,
} from "../organizations/service-times/service-times-words.ts";
import { areasWords } from "../products/areas/area-words.ts";
import type { LogEntry } from "./log-queries.ts";

const words = texts.controlLog;

type Words = Readonly<Record<string, string>>;

const documentTypeNames: Words = Object.fromEntries(
  documentTypes.map((type) => [type, texts.documents.types[type].one]),
);

/** The words of fields whose values come from a closed list. */
const wordsOfField: Partial<Record<AdminSubject, Readonly<Record<string, Words>>>> = {
  user: { roles: texts.control.roles },
  joining: { roles: texts.control.roles, state: texts.joining.states },
  organization: {
    organizationRoles: texts.control.roles,
    eventTypeRights: documentTypeNames,
    activeEventTypes: documentTypeNames,
  },
  organizationRoles: { organizationRoles: texts.control.roles },
  subscription: { eventTypes: documentTypeNames, awaitingEventTypes: documentTypeNames },
  eventVisibility: { eventType: documentTypeNames },
  address: { kind: texts.enumerations.addressKind },
  billingGroup: { type: texts.enumerations.invoiceType },
  product: {
    formType: texts.enumerations.productCategory,
    nniType: texts.enumerations.connectionKind,
    visibility: texts.controlProducts.visibilities,
  },
  productGroup: { category: texts.enumerations.productCategory },
  newsletter: { audience: texts.newsletters.audiences },
  serviceTimes: { worked: texts.clocks.daysOff },
  identityProvider: { newUserRoles: texts.control.roles },
  apiClient: { scopes: texts.apiClients.scopes },
  webhook: { role: texts.webhooks.roles, format: texts.webhooks.formats },
};

const idFields = new Set([
  "adminUserId",
  "parentOrganizationId",
  "organizationId",
  "productGroupId",
  "commonProductId",
]);
const moneyFields = new Set(["initialFee", "monthlyFee"]);
const instantFields = new Set(["publishAt", "withdrawnAt", "closedAt", "expiresAt", "secretSetAt"]);

type Field = { subject: AdminSubject; field: string; names: LogEntry["names"] };

function textWords(text: string, { subject, field, names }: Field): string {
  if (idFields.has(field)) return names[text] ?? words.gone;
  if (moneyFields.has(field) && isMoney(text)) return texts.formats.money(text);
  if (instantFields.has(field) && isInstant(text)) return texts.formats.instant(text);
  const known = wordsOfField[subject]?.[field];
  return known ? (known[text] ?? words.otherValue) : text;
}

/** Of service times the values that are no text: hours, of which null says something too, exceptions and targets. */
function serviceWords(value: unknown, { subject, field }: Field): string | undefined {
  if (subject !== "serviceTimes" || !Array.isArray(value)) return undefined;
  if (field === "hours") return value.map((hours: OpenHours | null) => hoursWords(hours)).join(", ");
  if (field === "exceptions") return value.map((exception: CalendarException) => exceptionWords(exception)).join("; ");
  if (field === "classes") return value.map((one: ServiceClass) => classWords(one)).join("; ");
  return field === "targets" ? value.map((target: OwnTarget) => targetWords(target)).join("; ") : undefined;
}

/** Escalation contacts, the first level first. */
function contactsWords(value: unknown, { subject }: Field): string | undefined {
  if (subject !== "escalationContacts" || !Array.isArray(value)) return undefined;
  return value.map((contact: EscalationContact) => contactWords(contact)).join("; ");
}

function wordsOfAreas(value: unknown, { subject }: Field): string | undefined {
  return subject === "productAreas" && Array.isArray(value) ? areasWords(value as ProductArea[]) : undefined;
}

function objectWords(value: object): string {
  const { name, kind, required } = value as { name?: unknown; kind?: unknown; required?: unknown };
  const kinds: Words = texts.enumerations.customFieldKind;
  if (typeof name !== "string") return words.otherValue;
  return words.customField(name, kinds[String(kind)] ?? words.otherValue, required === true);
}

/** One side of a change in the words of the screens; empty for what says nothing. */
function valueWords(value: unknown, field: Field): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? texts.control.yes : texts.control.no;
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value === "" ? "" : textWords(value, field);
  const ofRows = serviceWords(value, field) ?? contactsWords(value, field) ?? wordsOfAreas(value, field);
  if (ofRows !== undefined) return ofRows;
  if (Array.isArray(value)) return value.map((one: unknown) => valueWords(one, field)).join(", ");
  return objectWords(value as object);
}

/** What a reader is told of the name of a field. */
export function fieldWords(subject: AdminSubject, field: string): string {
  const known = words.fieldsOf(subject);
  const [type = "", rest] = field.split(".");
  if (rest !== undefined) {
    const messageType = messageTypes.find((one) => one === type);
    const label = known[rest];
    return messageType && label
      ? words.messageField(texts.enumerations.messageType[messageType], label)
      : words.otherField;
  }
  return known[field] ?? words.otherField;
}

/** What was changed: names of fields with old and new; of what was made or removed the values that say something. */
export function changeWords({ subject, action, changes, names }: LogEntry): { label: string; text: string }[] {
  return changes.flatMap(({ field, before, after }) => {
    const label = fieldWords(subject, field);
    if (field === "password") return [{ label, text: words.passwordChanged }];
    const about = { subject, field, names };
    const [old, fresh] = [valueWords(before, about), valueWords(after, about)];
    if (action === "changed")
      return [{ label, text: texts.control.change(old || texts.control.nothing, fresh || texts.control.nothing) }];
    const text = action === "created" ? fresh : old;
    return text === "" ? [] : [{ label, text }];
  });
}
