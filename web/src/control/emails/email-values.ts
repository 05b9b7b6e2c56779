import { checkMassMail, checkRecipients, type RecipientCriteria } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import type { Change } from "../changes-section.tsx";
import type { Message } from "./email-queries.ts";

/** The form of a mass e-mail. */
export type EmailValues = RecipientCriteria & Message;

const words = texts.controlEmails;

export const emptyEmail: EmailValues = {
  everybody: false,
  roles: [],
  organizationIds: [],
  organizationKinds: [],
  eventTypes: [],
  subject: "",
  text: "",
};

/** The choice as it is sent: what was chosen before everybody was does not limit it. */
export function criteriaOf(values: EmailValues): RecipientCriteria {
  const { roles, organizationIds, organizationKinds, eventTypes } = values.everybody ? emptyEmail : values;
  return { everybody: values.everybody, roles, organizationIds, organizationKinds, eventTypes };
}

export const messageOf = ({ subject, text }: EmailValues): Message => ({ subject: subject.trim(), text: text.trim() });

export const checkEmail = (values: EmailValues): Issue[] => [
  ...checkRecipients(criteriaOf(values)),
  ...checkMassMail(values),
];

/** Whether anything is typed that would be lost by leaving. */
export const typedChanges = (values: EmailValues): Change[] =>
  values.subject === "" && values.text === "" ? [] : [{ label: words.message, text: values.subject }];

export const emailLabels: Record<keyof EmailValues, string> = {
  everybody: words.recipients,
  roles: words.roles,
  organizationIds: words.organizations,
  organizationKinds: words.organizationKinds,
  eventTypes: words.eventTypes,
  subject: words.subject,
  text: words.text,
};

/** The field of the form at which the server's word about a path belongs. */
export function emailFieldOf(path: string): keyof EmailValues | undefined {
  const name = path.replace(/^criteria\./, "").split(".")[0];
  return (Object.keys(emailLabels) as (keyof EmailValues)[]).find((field) => field === name);
}
