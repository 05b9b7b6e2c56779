import { needsOrder, speaksOfOrder } from "@runko/domain/documents/source-action";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { Navigate } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { FindOrder } from "./new/find-order.tsx";
import type { FormAttachments } from "./new/form-files.tsx";
import { subscriberPlace } from "./new/form-place.ts";
import { newDocumentAddress } from "./new/new-document-url.ts";
import { NewDocumentForm } from "./new/new-document-form.tsx";

/** /subscriber/documents/new: a new document of the type, and from the document, that the address names. */
export function NewDocumentPage({ attachments }: { attachments: FormAttachments }) {
  const { organization, organizationId } = useSession();
  const { type, draftId, source } = useAddress(newDocumentAddress).url;
  if (!type || !mayCreateType(organization, type)) return <Navigate to={routes.areaFront("subscriber")} replace />;
  const place = subscriberPlace(organizationId);
  const mustFind = speaksOfOrder(type) && !source && (needsOrder(type) || !draftId);
  if (mustFind) return <FindOrder key={type} type={type} place={place} />;
  return <NewDocumentForm key={type} type={type} place={place} source={source} attachments={attachments} />;
}
