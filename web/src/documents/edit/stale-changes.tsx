import { styled } from "@mui/material/styles";
import { shownState } from "@runko/domain/documents/document-states";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { eventLogQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { Naming } from "../fields/field-items.ts";
import { changeText } from "../fields/log-changes.ts";
import { fieldDifferences, productsDiffer } from "./differences.ts";

const words = texts.documentPage.stale;

const Changes = styled("ul")({ margin: "4px 0 8px", paddingInlineStart: 18 });

type StaleChangesProps = {
  scope: Scope;
  base: WholeDocument;
  latest: WholeDocument;
  naming: Naming;
  /** The fields that the user has changed here. */
  isMine?: (field: string) => boolean;
};

/** Who changed a document last, and what has changed in it between two versions. */
export function StaleChanges({ scope, base, latest, naming, isMine }: StaleChangesProps) {
  const { data: log } = useQuery(eventLogQuery(scope, latest.id));
  const last = log?.toSorted((one, other) => other.at.localeCompare(one.at)).at(0);
  const [before, after] = [shownState(base), shownState(latest)].map((state) => texts.documents.states[state]);
  const differences = fieldDifferences(base, latest);
  return (
    <>
      {last && <div>{words.by(last.userName ?? texts.documentPage.log.system, texts.formats.instant(last.at))}</div>}
      <Changes>
        {before !== after && <li>{words.stateChanged(before ?? "", after ?? "")}</li>}
        {differences.map((change) => (
          <li key={change.field}>
            {changeText(change, latest.documentType, naming)}
            {isMine?.(change.field) && <strong style={{ display: "inline" }}> ({words.conflict})</strong>}
          </li>
        ))}
        {(productsDiffer(base, latest) || (differences.length === 0 && before === after)) && (
          <li>{words.pricesOnly}</li>
        )}
      </Changes>
    </>
  );
}
