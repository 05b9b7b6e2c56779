import type { DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { queryKeys } from "../../api/query-keys.ts";
import { tellFailure } from "../../api/tell-failure.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
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
  const onItsWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ document, key }: Sending) => createDocument(scope, type, document, key),
    onSuccess: (created, { onSent }) => {
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
    onError: (failure, { onFailed }) => {
      onItsWay.current = false;
      tellFailure(failure);
      onFailed(failure);
    },
  });
  const send = (sending: Sending) => {
    if (onItsWay.current) return;
    onItsWay.current = true;
    mutate(sending);
  };
  return { send, sending: isPending, error };
}
