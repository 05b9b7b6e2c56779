import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { tellFailure } from "../../components/feedback/tell-failure.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { changeDocument } from "./change-document.ts";
import type { DocumentChange, Scope, WholeDocument } from "./entities.ts";

type Performed = {
  change: DocumentChange;
  /** The version that the user saw. */
  version: number;
  /** A step that is carried out before it; what it led to stands though the change then fails. */
  first?: DocumentChange["action"] | undefined;
  onStepped?: (stepped: WholeDocument) => void;
  /** What stands around the calls. */
  within?: (calls: () => Promise<WholeDocument>) => Promise<WholeDocument>;
  onDone?: () => void;
  onFailed?: (error: unknown) => void;
};

/** Carries out actions on one document, one at a time, and shows what became of it. */
export function usePerform(scope: Scope, { id, documentType }: Pick<WholeDocument, "id" | "documentType">) {
  const client = useQueryClient();
  const { organizationId, role } = scope;
  const send = async ({ change, version, first, onStepped }: Performed) => {
    const document = { id, documentType };
    if (!first) return await changeDocument({ scope, document, version, change });
    const stepped = await changeDocument({ scope, document, version, change: { action: first } });
    client.setQueryData(queryKeys.document(organizationId, role, id), stepped);
    onStepped?.(stepped);
    try {
      return await changeDocument({ scope, document, version: stepped.version, change });
    } catch (refused) {
      const stands = texts.documents.done[first]?.(documentType) ?? "";
      showSnackbar(texts.documentPage.firstStands(stands), { severity: "warning" });
      throw refused;
    }
  };
  const { run, busy, failure, reset } = useAction({
    perform: (performed: Performed) => {
      const calls = () => send(performed);
      return performed.within ? performed.within(calls) : calls();
    },
    onDone: (changed, { change, onDone }) => {
      client.setQueryData(queryKeys.document(organizationId, role, id), changed);
      const done = texts.documents.done[change.action];
      if (done) showSnackbar(done(documentType), { severity: "success" });
      onDone?.();
    },
    onFailed: (refused, { onFailed }) => {
      tellFailure(refused);
      void client.invalidateQueries({ queryKey: queryKeys.document(organizationId, role, id) });
      onFailed?.(refused);
    },
    stale: [
      queryKeys.document(organizationId, role, id, "log"),
      queryKeys.document(organizationId, role, id, "questions"),
      queryKeys.document(organizationId, role, id, "requests"),
      queryKeys.documentLists(organizationId, role),
      queryKeys.cases(organizationId, role),
      queryKeys.counts(organizationId, role),
    ],
  });
  return { perform: (performed: Performed) => void run(performed), performing: busy, error: failure, reset };
}
