import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { shownState } from "@runko/domain/documents/document-states";
import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../components/feedback/notice.tsx";
import { eventLogQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { Naming } from "../fields/field-items.ts";
import { changeText } from "../page/log-changes.ts";
import { fieldDifferences, productsDiffer } from "./differences.ts";

const words = texts.documentPage.stale;

const Changes = styled("ul")({ margin: "4px 0 8px", paddingInlineStart: 18 });

const Frame = styled("div")({ scrollMarginTop: 72, "&:focus": { outline: "none" } });

const frameId = "stale-notice";

/** Brings the notice into sight, and the reader to it. */
export function showStaleNotice(): void {
  const frame = document.getElementById(frameId);
  frame?.scrollIntoView({ block: "start" });
  frame?.focus({ preventScroll: true });
}

type StaleNoticeProps = {
  scope: Scope;
  base: WholeDocument;
  latest: WholeDocument;
  naming: Naming;
  /** Whether what the user is doing can still be saved. */
  possible: boolean;
  /** The fields that the user has changed here. */
  isMine: (field: string) => boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** What another user changed while this one was editing, and the choice between the two (U11, R7). */
export function StaleNotice(props: StaleNoticeProps) {
  const { scope, base, latest, naming, possible, isMine, onKeepMine, onTakeTheirs } = props;
  const { data: log } = useQuery(eventLogQuery(scope, latest.id));
  const last = log?.toSorted((one, other) => other.at.localeCompare(one.at)).at(0);
  const [before, after] = [shownState(base), shownState(latest)].map((state) => texts.documents.states[state]);
  const differences = fieldDifferences(base, latest);
  return (
    <Frame id={frameId} tabIndex={-1}>
      <Notice severity="warning" title={words.title} live>
        {last && <div>{words.by(last.userName ?? texts.documentPage.log.system, formatInstant(last.at))}</div>}
        <Changes>
          {before !== after && <li>{words.stateChanged(before ?? "", after ?? "")}</li>}
          {differences.map((change) => (
            <li key={change.field}>
              {changeText(change, latest.documentType, naming)}
              {isMine(change.field) && <strong style={{ display: "inline" }}> ({words.conflict})</strong>}
            </li>
          ))}
          {(productsDiffer(base, latest) || (differences.length === 0 && before === after)) && (
            <li>{words.pricesOnly}</li>
          )}
        </Changes>
        {!possible && <p>{words.nowImpossible}</p>}
        {possible && (
          <Button variant="contained" size="small" onClick={onKeepMine} sx={{ mr: 2 }}>
            {words.keepMine}
          </Button>
        )}
        <Button variant="outlined" size="small" color="inherit" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </Notice>
    </Frame>
  );
}
