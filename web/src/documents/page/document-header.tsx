import Link from "@mui/material/Link";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { CopyButton } from "../../components/buttons/copy-button.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { routes, type DocumentArea } from "../../addresses/routes.ts";
import type { WholeDocument } from "../api/entities.ts";
import { DocumentState } from "../state/document-state.tsx";
import { isUrgent } from "../list/row-facts.ts";
import type { PlaceInList } from "../list/shown-list.ts";
import { UrgentMark } from "../state/urgent-mark.tsx";
import { ListNeighbours } from "./list-neighbours.tsx";

const words = texts.documentPage;

type DocumentHeaderProps = {
  document: WholeDocument;
  area: DocumentArea;
  /** Whether the reader sees the case too. */
  withCase: boolean;
  /** Where it stands in the list that the reader came from. */
  place: PlaceInList | undefined;
  /** False while the reader writes. */
  reading: boolean;
  actions?: ReactNode;
};

/** Whether the register has a row of it. */
const isConnection = ({ documentType, eventState, rejected }: WholeDocument) =>
  documentType === "Order" && eventState === "READY" && !rejected;

/** What the document is, where it stands, and what can be done with it. */
export function DocumentHeader({ document, area, withCase, place, reading, actions }: DocumentHeaderProps) {
  const { id, documentType: type, caseId } = document;
  const { one, many } = texts.documents.types[type];
  return (
    <PageHeader
      title={words.title(one, id)}
      back={
        place
          ? { to: place.list.path, label: place.list.label }
          : { to: routes.documents(area, { type }), label: words.backToList(many) }
      }
      above={
        <>
          {isUrgent(document) && <UrgentMark />}
          {withCase && (
            <Link component={RouterLink} to="?view=case" sx={{ display: "inline-block", py: 0.5 }}>
              {words.caseLink(caseId)}
            </Link>
          )}
          {isConnection(document) && area !== "faultHandler" && (
            <Link component={RouterLink} to={routes.connection(area, id)} sx={{ display: "inline-block", py: 0.5 }}>
              {texts.connections.toConnection}
            </Link>
          )}
          {place && reading && place.count > 1 && <ListNeighbours area={area} place={place} />}
        </>
      }
      chips={
        <>
          <CopyButton text={String(id)} label={words.copyTid} />
          <DocumentState document={document} />
        </>
      }
      actions={actions}
    />
  );
}
