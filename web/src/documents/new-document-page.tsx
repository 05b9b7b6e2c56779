import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { Navigate, useSearchParams } from "react-router";
import { paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import { randomId } from "./drafts/random-id.ts";
import { changeNewDocumentUrl, readNewDocumentUrl } from "./new/new-document-url.ts";
import { NewDocument } from "./new/new-document.tsx";
import { typesWithForm } from "./new/types-with-form.ts";

/** /subscriber/documents/new: a new document of the type that the address names. */
export function NewDocumentPage() {
  const [query] = useSearchParams();
  const { organization } = useSession();
  const { type, draftId } = readNewDocumentUrl(query);
  if (!type || !typesWithForm.includes(type) || !mayCreateType(organization, type))
    return <Navigate to={paths.areaFront("subscriber")} replace />;
  if (!draftId) return <Navigate to={`?${changeNewDocumentUrl(query, { draftId: randomId() })}`} replace />;
  return <NewDocument key={draftId} type={type} draftId={draftId} />;
}
