import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useAction } from "../../../components/submit/use-action.ts";
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

  const set = useCallback(
    (box: Box, checked: boolean) =>
      setDraft((before) => withBox(before, box, { checked, saved: isAllowed(nnis, box) })),
    [nnis],
  );

  const { run, busy, failure, reset } = useAction({
    perform: async () => {
      const changes = changesOf(draft);
      let left = draft;
      let saved = 0;
      try {
        for (const change of changes) {
          await setRight(organizationId, change);
          left = withoutChange(left, change);
          saved += 1;
        }
      } catch (cause) {
        throw new Error(words.notAllSaved(saved, changes.length, controlProblemText(cause)), { cause });
      } finally {
        await client.invalidateQueries({ queryKey: controlKeys.nnis("of", organizationId) });
        setDraft(left);
      }
    },
    done: () => words.rightsSaved,
  });
  const discard = () => {
    setDraft(nothing);
    reset();
  };
  return { draft, set, save: () => void run(), discard, busy, failure: failure?.message };
}
