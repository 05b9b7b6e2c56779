import Link from "@mui/material/Link";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control } from "react-hook-form";
import { Notice } from "../../components/feedback/notice.tsx";
import { areaOfRole, paths } from "../../look/paths.ts";
import { connectionIdQuery } from "../api/connection-id-query.ts";
import type { Scope } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { useSettled } from "../fields/use-settled.ts";

const words = texts.documentForm.connectionIdInUse;

type ConnectionIdNoticeProps = {
  scope: Scope;
  control: Control<DocumentForm>;
  /** The case that the document joins, which may have the id already. */
  caseId: number | undefined;
};

/** Says soon after typing that another case has the connection id; whether it may be used the server decides (§5). */
export function ConnectionIdNotice({ scope, control, caseId }: ConnectionIdNoticeProps) {
  const typed = useWatch({ control, name: "document.subscriberConnectionId" }).trim();
  const settled = useSettled(typed);
  const { data: holder } = useQuery(connectionIdQuery(scope, settled, caseId));
  if (!holder || settled !== typed) return null;
  const { one } = texts.documents.types[holder.documentType];
  return (
    <div style={{ marginTop: 6 }}>
      <Notice severity="warning" live>
        {words.text(settled)}{" "}
        <Link href={paths.document(areaOfRole[scope.role], holder.id)} target="_blank" rel="noopener" color="inherit">
          {words.openDocument(one, holder.id)}
        </Link>
      </Notice>
    </div>
  );
}
