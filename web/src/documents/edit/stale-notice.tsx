import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { Naming } from "../fields/field-items.ts";
import { StaleChanges } from "./stale-changes.tsx";

const words = texts.documentPage.stale;

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
  const { possible, onKeepMine, onTakeTheirs, ...versions } = props;
  return (
    <Frame id={frameId} tabIndex={-1}>
      <Notice severity="warning" title={words.title} live>
        <StaleChanges {...versions} />
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
