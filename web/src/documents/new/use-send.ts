import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { queryKeys } from "../../api/query-keys.ts";
import { tellFailure } from "../../components/feedback/tell-failure.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { createDocument } from "../api/change-document.ts";
import type { NewDocument } from "../api/entities.ts";
import type { FormPlace } from "./form-place.ts";

type Sending = {
  document: NewDocument;
  key: string;
  onSent: () => void;
  onFailed: (error: unknown) => void;
};

/** Sends a new document and moves on. While one is on its way, and once it is made, nothing else is sent (U13). */
export function useSend({ scope, afterSending }: FormPlace, type: DocumentType) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, busy, failure } = useAction({
    perform: ({ document, key }: Sending) => createDocument(scope, type, document, key),
    onDone: (created, { onSent }) => {
      onSent();
      const { organizationId, role } = scope;
      client.setQueryData(queryKeys.document(organizationId, role, created.id), created);
      if (created.sourceEventId !== null) {
        const source = queryKeys.document(organizationId, role, created.sourceEventId);
        void client.invalidateQueries({ queryKey: source });
      }
      void client.invalidateQueries({ queryKey: queryKeys.documentLists(organizationId, role) });
      void client.invalidateQueries({ queryKey: queryKeys.counts(organizationId, role) });
      showSnackbar(texts.documents.types[type].added, { severity: "success" });
      void navigate(afterSending(created.id), { replace: true });
    },
    onFailed: (refused, { onFailed }) => {
      tellFailure(refused);
      onFailed(refused);
    },
    once: true,
  });
  return { send: (sending: Sending) => void run(sending), sending: busy, error: failure };
}
