import { contactKinds, type ContactRequest } from "@runko/domain/contact/contact-request";
import { storedJson } from "../storage/stored-value.ts";

const fields = ["name", "organizationName", "businessId", "emailAddress", "phoneNumber", "message"] as const;

function isRequest(value: unknown): value is ContactRequest {
  if (typeof value !== "object" || value === null) return false;
  const request = value as Record<string, unknown>;
  return (
    contactKinds.some((kind) => kind === request["kind"]) && fields.every((name) => typeof request[name] === "string")
  );
}

/** What was typed of an unsent request, in this tab alone: it names a person who has no login yet (U1). */
export const contactDraft = storedJson("contact-draft", isRequest, "session");
