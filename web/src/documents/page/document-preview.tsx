import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";
import { CenteredMessage } from "../../components/feedback/centered-message.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { documentQuery } from "../api/document-queries.ts";
import type { PreviewProps } from "../list/beside-list.tsx";
import { DocumentView, type DocumentPanels } from "./document-view.tsx";

/** A document beside its list: the same view as on its page. */
export function DocumentPreview({ scope, eventId, panels, onClose }: PreviewProps & { panels: DocumentPanels }) {
  const { data, error, refetch } = useQuery(documentQuery(scope, eventId));
  if (data) return <DocumentView scope={scope} document={data} panels={panels} besideList={{ onClose }} />;
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 403))
    return (
      <CenteredMessage>
        <p>{texts.documentPage.notFound}</p>
        <Button onClick={onClose}>{texts.preview.close}</Button>
      </CenteredMessage>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonBlock lines={14} label={texts.documentPage.loading} />;
}
