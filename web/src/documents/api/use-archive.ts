import { documentCollections } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useCallback } from "react";
import { sendAtOnce } from "../../api/send-at-once.ts";
import { performUndoable } from "../../components/feedback/perform-undoable.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { archivedHere } from "./archived-here.ts";
import { changeSeveral, type Changeable, type RowResult } from "./change-several.ts";
import type { Scope } from "./entities.ts";
import { useTakeUpResults } from "./use-take-up-results.ts";

const words = texts.bulk;

function archiveAtOnce({ organizationId, role }: Scope, documents: readonly Changeable[]): void {
  for (const { id, documentType, version } of documents)
    sendAtOnce(`organizations/${organizationId}/roles/${role}/${documentCollections[documentType]}/${id}`, {
      method: "PATCH",
      headers: { "If-Match": `"${version}"` },
      body: { action: "archive" },
    });
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
          const results = await changeSeveral({ scope, documents, change: { action: "archive" }, versioned: true });
          await takeUp(results);
          onResults?.(results);
          const failed = results.filter((result) => "failure" in result);
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
