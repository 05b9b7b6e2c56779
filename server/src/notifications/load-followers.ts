import { sideOfMaker } from "@runko/domain/notifications/notice-table";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { normalizeEmail } from "@runko/domain/values/email";
import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { getDocument } from "../documents/get-document.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Asking } from "../consents/ask-consents.ts";
import { organizationOn, refusersOf } from "./find-hearers.ts";
import { loadNoticed } from "./load-noticed.ts";
import { loadConsents, type ShownConsent } from "../consents/mail-consents.ts";

type Followers = { giver: Omit<Asking, "askedById"> | null; followers: ShownConsent[] };

/** The followers that the side of the scope named: none for the other side. */
export async function loadFollowers(
  { db, config, clock }: Pick<AppContext, "db" | "config" | "clock">,
  scope: DocumentScope,
  eventId: number,
): Promise<Followers> {
  const now = clock.now();
  await getDocument(db, scope, eventId, { now, limits: documentLimits(config), texts: portalTexts });
  const document = await loadNoticed(db, eventId);
  const side = document && sideOfMaker(document);
  if (!document || side === undefined) throw new Problem("DOCUMENT_NOT_FOUND");
  if (side !== (scope.side === "subscriber_id" ? "subscriber" : "supplier")) return { giver: null, followers: [] };
  const organizationId = organizationOn(side, document);
  const consents = await loadConsents(db, organizationId, { emails: document.followers, now });
  const refused = await refusersOf(db, document.caseId);
  const followers = consents.map((shown): ShownConsent =>
    refused.has(normalizeEmail(shown.emailAddress)) ? { ...shown, consent: "declined", mayAsk: false } : shown,
  );
  const organizationName = side === "subscriber" ? document.subscriberName : document.supplierName;
  const about = { documentType: document.documentType, eventId };
  return { giver: { organizationId, organizationName, about }, followers };
}
