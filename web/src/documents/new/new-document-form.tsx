import Button from "@mui/material/Button";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { documentQuery } from "../api/document-queries.ts";
import { readDraft } from "../drafts/draft-store.ts";
import { randomId } from "../../storage/random-id.ts";
import type { FormAttachments } from "./form-files.tsx";
import { areaOfPlace, type FormPlace } from "./form-place.ts";
import { refusalOfSource, type FormSource } from "./form-source.ts";
import { newDocumentAddress, type DocumentSource } from "./new-document-url.ts";
import { NewDocument } from "./new-document.tsx";
import { SourceLink } from "./source-notice.tsx";

const words = texts.documentForm;

type FormProps = {
  type: DocumentType;
  place: FormPlace;
  source?: DocumentSource | undefined;
  attachments?: FormAttachments | undefined;
};
type DraftProps = FormProps & { draftId: string };

type NoFormProps = { type: DocumentType; place: FormPlace; refusal: string; source?: FormSource };

/** Instead of the form: why the source gives none, and the ways on. */
function NoForm({ type, place, refusal, source }: NoFormProps) {
  return (
    <PageBody>
      <PageHeader title={texts.newDocument.newTitles[type]} back={place.back} />
      <Notice
        severity="warning"
        title={source ? words.source.cannotTitle : refusal}
        action={
          <Button component={Link} to={place.back.to} size="small">
            {place.back.label}
          </Button>
        }
      >
        {source ? (
          <>
            <div>{refusal}</div>
            <div>
              {words.source.cannotHelp} <SourceLink source={source} area={areaOfPlace(place)} />
            </div>
          </>
        ) : (
          words.source.missingHelp
        )}
      </Notice>
    </PageBody>
  );
}

type FoundProps = DraftProps & { found: FormSource };

/** The form once its source is known; what was begun is gone on with even when the source has been used meanwhile. */
function FoundSource({ found, ...form }: FoundProps) {
  const [opens] = useState(
    () => refusalOfSource(found, form.type) === undefined || readDraft(form.draftId) !== undefined,
  );
  const { type, place, draftId, attachments } = form;
  if (opens)
    return <NewDocument type={type} place={place} draftId={draftId} source={found} attachments={attachments} />;
  const refusal = refusalOfSource(found, type) ?? words.source.cannotHelp;
  return <NoForm type={type} place={place} source={found} refusal={refusal} />;
}

function SourcedForm({ source, ...form }: DraftProps & { source: DocumentSource }) {
  const { data, error, refetch } = useQuery(documentQuery(form.place.scope, source.eventId));
  if (data) return <FoundSource {...form} found={{ mode: source.mode, document: data }} />;
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 403))
    return <NoForm {...form} refusal={words.source.missing(source.eventId)} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <PageBody>
      <PageHeader title={texts.newDocument.newTitles[form.type]} back={form.place.back} />
      <SkeletonBlock lines={10} label={words.source.loading} />
    </PageBody>
  );
}

/**
 * The form of a new document, for any area: the place says who sends it and where it leads. Steps and draft stand in
 * the query of the page that mounts it.
 */
export function NewDocumentForm({ type, place, source, attachments }: FormProps) {
  const { query, url } = useAddress(newDocumentAddress);
  const { draftId } = url;
  if (!draftId) return <Navigate to={`?${newDocumentAddress.change(query, { draftId: randomId() })}`} replace />;
  const form = { type, place, draftId, attachments };
  if (source) return <SourcedForm key={draftId} {...form} source={source} />;
  return <NewDocument key={draftId} {...form} source={undefined} />;
}
