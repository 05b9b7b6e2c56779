import Link from "@mui/material/Link";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { CopyButton } from "../../components/buttons/copy-button.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { usePrefetchDocument } from "../api/use-prefetch-document.ts";
import { projectPageOf } from "../fields/project-page-of.ts";
import { CaseStory } from "./case-story.tsx";
import { useCase } from "./use-case.ts";

const words = texts.caseView;

/** The case of a document, from its first document to its last. */
export function CasePage({ scope, document }: { scope: Scope; document: WholeDocument }) {
  const { parts, error, refetch } = useCase(scope, document.caseId);
  const prefetch = usePrefetchDocument(scope);
  const area = areaOfRole[scope.role];
  const projectPage = projectPageOf(scope.role, document);
  const name = `${texts.documents.types[document.documentType].one} ${formatEventId(document.id)}`;
  return (
    <PageBody>
      <PageHeader
        title={words.title(document.caseId)}
        back={{ to: routes.document(area, document.id), label: name }}
        chips={
          <>
            <CopyButton text={String(document.caseId)} label={words.copyCid} />
            {parts && <span>{words.count(parts.length)}</span>}
            {projectPage && (
              <Link component={RouterLink} to={projectPage} sx={{ display: "inline-block", py: 0.5 }}>
                {texts.documents.fields.projectId}: {document.document.projectId}
              </Link>
            )}
          </>
        }
      />
      {error && !parts && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!parts && !error && <SkeletonBlock lines={10} />}
      {parts && (
        <div {...prefetch} style={{ display: "contents" }}>
          <CaseStory parts={parts} from={document.id} hrefOf={(eventId) => routes.document(area, eventId)} />
        </div>
      )}
    </PageBody>
  );
}
