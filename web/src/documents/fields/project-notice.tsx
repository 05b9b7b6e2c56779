import OpenInNew from "@mui/icons-material/OpenInNew";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control } from "react-hook-form";
import { Notice } from "../../components/feedback/notice.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import type { Scope } from "../api/entities.ts";
import { projectQuery } from "../api/project-query.ts";
import type { DocumentForm } from "./document-form.ts";
import { useDebounced } from "./use-debounced.ts";

const words = texts.documentForm.projectInUse;

const Frame = styled("div")({ marginTop: 6 });
const Documents = styled("ul")({ margin: "4px 0 0", paddingInlineStart: 18 });

type ProjectNoticeProps = {
  scope: Scope;
  control: Control<DocumentForm>;
  /** The document that is being edited or made into another; what it already says needs no warning. */
  edited?: { id: number; projectId: string };
};

/** Warns of a project id that other documents have, and leads to them without leaving the form. */
export function ProjectNotice({ scope, control, edited }: ProjectNoticeProps) {
  const typed = useWatch({ control, name: "document.projectId" }).trim();
  const settled = useDebounced(typed);
  const asked = settled === edited?.projectId ? "" : settled;
  const { data } = useQuery(projectQuery(scope, asked, edited?.id));
  if (!data || data.rows.length === 0 || asked !== typed) return null;
  const more = data.total - data.rows.length;
  return (
    <Frame>
      <Notice severity="warning" title={words.title(asked)} live>
        <Documents>
          {data.rows.map(({ id, documentType, document }) => (
            <li key={id}>
              <Link
                href={routes.document(areaOfRole[scope.role], id)}
                target="_blank"
                rel="noopener"
                color="inherit"
                underline="always"
              >
                {words.document(texts.documents.types[documentType].one, id, document.customerName ?? "")}{" "}
                <OpenInNew titleAccess={words.newTab} sx={{ fontSize: 14, verticalAlign: "text-bottom" }} />
              </Link>
            </li>
          ))}
        </Documents>
        {more > 0 && words.more(more)}
      </Notice>
    </Frame>
  );
}
