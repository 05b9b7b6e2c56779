import { parseBusinessId } from "../values/business-id.ts";
import { checkText } from "../values/check-text.ts";
import { isEmail } from "../values/email.ts";
import type { Issue } from "../values/issue.ts";
import { isLoosePhone } from "../values/phone.ts";
import { isBlank, isSingleLine } from "../values/text.ts";

/** What is asked for without a login: credentials for the portal, or an answer. */
export const contactKinds = ["credentials", "contact"] as const;
export type ContactKind = (typeof contactKinds)[number];

export const contactMessageMax = 4000;

export type ContactRequest = {
  kind: ContactKind;
  name: string;
  organizationName: string;
  businessId: string;
  emailAddress: string;
  phoneNumber: string;
  message: string;
};
export type ContactField = Exclude<keyof ContactRequest, "kind">;

function checkLine(path: ContactField, text: string, required: boolean): Issue[] {
  const issues = checkText(path, text, required);
  return issues.length > 0 || isSingleLine(text) ? issues : [{ path, code: "INVALID_VALUE" }];
}

/** Broken rules of one field alone, beyond whether it must be there. */
function checkForm(path: ContactField, text: string, isRight: (text: string) => boolean, code: Issue["code"]): Issue[] {
  return isBlank(text) || isRight(text.trim()) ? [] : [{ path, code }];
}

const required = (path: ContactField, text: string): Issue[] => (isBlank(text) ? [{ path, code: "REQUIRED" }] : []);

/** Broken rules: an order of credentials tells the organization and a phone number, a contact its message. */
export function checkContactRequest(request: ContactRequest): Issue[] {
  const { kind, name, organizationName, businessId, emailAddress, phoneNumber, message } = request;
  const orders = kind === "credentials";
  return [
    ...checkLine("name", name, true),
    ...checkLine("organizationName", organizationName, orders),
    ...checkForm("businessId", businessId, (text) => parseBusinessId(text) !== null, "INVALID_BUSINESS_ID"),
    ...required("emailAddress", emailAddress),
    ...checkForm("emailAddress", emailAddress, isEmail, "INVALID_EMAIL"),
    ...(orders ? required("phoneNumber", phoneNumber) : []),
    ...checkForm("phoneNumber", phoneNumber, isLoosePhone, "INVALID_PHONE"),
    ...checkText("message", message, !orders, contactMessageMax),
  ];
}

/** The request as it is kept: trimmed, the business id in its usual form. */
export function tidyContactRequest(request: ContactRequest): ContactRequest {
  return {
    kind: request.kind,
    name: request.name.trim(),
    organizationName: request.organizationName.trim(),
    businessId: parseBusinessId(request.businessId) ?? "",
    emailAddress: request.emailAddress.trim(),
    phoneNumber: request.phoneNumber.trim(),
    message: request.message.trim(),
  };
}
