import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control } from "react-hook-form";
import { FetchFailure } from "../../components/feedback/fetch-failure.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { connectionIdQuery } from "../api/connection-id-query.ts";
import type { Scope } from "../api/entities.ts";
import type { DocumentForm } from "./document-form.ts";
import { useDebounced } from "./use-debounced.ts";

const Frame = styled("div")({ marginTop: 6 });

type ConnectionIdNoticeProps = {
  scope: Scope;
  control: Control<DocumentForm>;
  /** The id of the side that writes. */
  name: "subscriberConnectionId" | "supplierConnectionId";
  /** The case that the document is in or joins, which may have the id already. */
  caseId: number | undefined;
};

/** Says soon after typing that another case has the connection id; whether it may be used the server decides (§5). */
export function ConnectionIdNotice({ scope, control, name, caseId }: ConnectionIdNoticeProps) {
  const typed = useWatch({ control, name: `document.${name}` }).trim();
  const settled = useDebounced(typed);
  const { data: inUse, isError, refetch } = useQuery(connectionIdQuery(scope, settled, caseId));
  if (isError && settled === typed)
    return <FetchFailure text={texts.documentForm.connectionIdUnchecked} onRetry={() => void refetch()} />;
  if (!inUse || settled !== typed) return null;
  return (
    <Frame>
      <Notice severity="warning" live>
        {texts.documentForm.connectionIdInUse(settled)}
      </Notice>
    </Frame>
  );
}
