import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiProblem } from "../api/api-problem.ts";
import { Notice } from "../components/feedback/notice.tsx";
import type { Change } from "./changes-section.tsx";
import { rebaseValues } from "./rebase-values.ts";

const words = texts.control.takeUp;

const Frame = styled("div")({ scrollMarginTop: 180, "&:focus": { outline: "none" } });
const Changes = styled("ul")({ margin: "4px 0 8px", paddingInlineStart: 18, overflowWrap: "anywhere" });

/** What a form that may be behind must know of what it changes. */
export type Kept<Values> = {
  before: Values;
  /** What differs from `before`, in the words of the form. */
  changesOf: (values: Values) => readonly Change[];
  /** What is stored now; from then on it is `before`. */
  fetchAgain: () => Promise<Values>;
  rebase?: (before: Values, typed: Values, fresh: Values) => Values;
};

type Theirs<Values> = {
  fresh: Values;
  told: string | undefined;
  changes: readonly (Change & { isMine: boolean })[];
};

/** Takes up what another has saved meanwhile: the form goes on from that with what was typed on top, or without it. */
export function useTakeUp<Values extends FieldValues>(form: UseFormReturn<Values>, kept: Kept<Values> | undefined) {
  const [theirs, setTheirs] = useState<Theirs<Values>>();
  /** Whether the failure was that, so that there is nothing else to tell. */
  const takeUp = async (error: unknown, typed: Values): Promise<boolean> => {
    if (!kept || !(error instanceof ApiProblem) || error.status !== 412) return false;
    const { before, changesOf, fetchAgain, rebase = rebaseValues } = kept;
    const fresh = await fetchAgain();
    const mine = new Set(changesOf(typed).map(({ label }) => label));
    const changes = changesOf(fresh).map((change) => ({ ...change, isMine: mine.has(change.label) }));
    form.reset(rebase(before, typed, fresh));
    setTheirs({ fresh, told: error.detail, changes });
    return true;
  };
  const notice = theirs && (
    <TakeUpNotice
      told={theirs.told}
      changes={theirs.changes}
      onKeepMine={() => setTheirs(undefined)}
      onTakeTheirs={() => {
        form.reset(theirs.fresh);
        setTheirs(undefined);
      }}
    />
  );
  return { takeUp, notice };
}

type TakeUpNoticeProps = Pick<Theirs<unknown>, "told" | "changes"> & {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

function TakeUpNotice({ told, changes, onKeepMine, onTakeTheirs }: TakeUpNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "nearest" });
    frame.current?.focus({ preventScroll: true });
  }, [changes]);
  return (
    <Frame ref={frame} tabIndex={-1}>
      <Notice severity="warning" title={words.title} live>
        {told}
        <Changes>
          {changes.map(({ label, text, isMine }) => (
            <li key={label}>
              {label}: {text}
              {isMine && <strong style={{ display: "inline" }}> ({texts.documentPage.stale.conflict})</strong>}
            </li>
          ))}
        </Changes>
        <Button variant="contained" size="small" onClick={onKeepMine} sx={{ mr: 2 }}>
          {texts.documentPage.stale.keepMine}
        </Button>
        <Button variant="outlined" size="small" color="inherit" onClick={onTakeTheirs}>
          {texts.documentPage.stale.takeTheirs}
        </Button>
      </Notice>
    </Frame>
  );
}
