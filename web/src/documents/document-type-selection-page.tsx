import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";
import { DraftList } from "./drafts/draft-list.tsx";
import { TypeCard } from "./new/type-card.tsx";
import { typesWithForm } from "./new/types-with-form.ts";

const words = texts.documentForm;

/** /subscriber: what can be made, and what was begun. */
export function DocumentTypeSelectionPage() {
  const { organization, organizationId, user } = useSession();
  const types = typesWithForm.filter((type) => mayCreateType(organization, type));
  return (
    <PageBody>
      <PageHeader title={words.frontTitle} />
      {types.length === 0 ? (
        <EmptyState text={words.noRights} />
      ) : (
        <>
          <DraftList userId={user.id} organizationId={organizationId} />
          {types.map((type) => (
            <TypeCard key={type} type={type} />
          ))}
        </>
      )}
    </PageBody>
  );
}
