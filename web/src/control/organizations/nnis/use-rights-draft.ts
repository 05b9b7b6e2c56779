import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import type { Nni } from "./nni-entities.ts";
import { setRight } from "./nni-queries.ts";
import { changesOf, isAllowed, withBox, withoutChange, type Box, type Draft } from "./rights-draft.ts";

const words = texts.controlNnis;
const nothing: Draft = new Map();

/** The changes of the grid until they are saved. Each is a call of its own: one that fails leaves the rest unsaved. */
export function useRightsDraft(organizationId: string, nnis: readonly Nni[]) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const set = useCallback(
    (box: Box, checked: boolean) =>
      setDraft((before) => withBox(before, box, { checked, saved: isAllowed(nnis, box) })),
    [nnis],
  );

  const save = async () => {
    const changes = changesOf(draft);
    let left = draft;
    let saved = 0;
    setBusy(true);
    setFailure(undefined);
    try {
      for (const change of changes) {
        await setRight(organizationId, change);
        left = withoutChange(left, change);
        saved += 1;
      }
      showSnackbar(words.rightsSaved, { severity: "success" });
    } catch (error) {
      setFailure(words.notAllSaved(saved, changes.length, controlProblemText(error)));
    }
    await client.invalidateQueries({ queryKey: controlKeys.nnis("of", organizationId) });
    setDraft(left);
    setBusy(false);
  };
  const discard = () => {
    setDraft(nothing);
    setFailure(undefined);
  };
  return { draft, set, save: () => void save(), discard, busy, failure };
}
