import { texts } from "@runko/domain/texts/texts";
import { useCallback } from "react";
import { sendAtOnce } from "../../api/send-at-once.ts";
import { performUndoable } from "../../components/feedback/perform-undoable.ts";
import { randomId } from "../../storage/random-id.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { archivedHere } from "./archived-here.ts";
import { bulkCall, changeSeveral, type Changeable, type RowResult } from "./change-several.ts";
import type { Scope } from "./entities.ts";
import { useTakeUpResults } from "./use-take-up-results.ts";

const words = texts.bulk;

const archiving = { change: { action: "archive" }, versioned: true } as const;
/** A page that goes away may send no more than 64 kB. */
const leavingRows = 100;

function archiveAtOnce(scope: Scope, documents: readonly Changeable[]): void {
  for (let start = 0; start < documents.length; start += leavingRows) {
    const { path, body } = bulkCall(scope, documents.slice(start, start + leavingRows), archiving);
    sendAtOnce(path, { method: "POST", body });
  }
}

/** Archives documents: seen at once, done when the time to undo it has run out (U16). */
export function useArchive(scope: Scope) {
  const takeUp = useTakeUpResults(scope);
  return useCallback(
    (documents: readonly Changeable[], onResults?: (results: RowResult[]) => void) => {
      const ids = documents.map(({ id }) => id);
      archivedHere.add(ids);
      performUndoable({
        text: words.done.archive(ids.length),
        onUndo: () => archivedHere.remove(ids),
        run: async (leaving) => {
          if (leaving) return archiveAtOnce(scope, documents);
          const results = await changeSeveral({ scope, documents, key: randomId(), ...archiving });
          await takeUp(results);
          onResults?.(results);
          const failed = results.filter(({ failure }) => failure !== undefined);
          archivedHere.remove(failed.map(({ id }) => id));
          const [only] = failed;
          if (!only) return;
          const text =
            failed.length === 1 ? `${words.failedOne(only.id)}. ${only.failure}` : words.failed(failed.length);
          showSnackbar(text, { severity: "error" });
        },
      });
    },
    [scope, takeUp],
  );
}
