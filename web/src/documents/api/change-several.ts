import { problemText } from "../../api/api-problem.ts";
import { changeDocument } from "./change-document.ts";
import type { DocumentChange, DocumentRow, Scope, WholeDocument } from "./entities.ts";

export type Changeable = Pick<DocumentRow, "id" | "documentType" | "version">;

/** What became of one document: the changed one, or in Finnish why it did not change. */
export type RowResult = { id: number; changed: WholeDocument } | { id: number; failure: string };

/** So many go at a time: a server of many has others to answer too. */
const atOnce = 4;

type Several = {
  scope: Scope;
  documents: readonly Changeable[];
  change: DocumentChange;
  versioned: boolean;
  onProgress?: (ready: number) => void;
};

/** Does the same to each document; what fails for one leaves the others as they are. */
export async function changeSeveral({
  scope,
  documents,
  change,
  versioned,
  onProgress,
}: Several): Promise<RowResult[]> {
  const results: RowResult[] = [];
  const waiting = [...documents];
  const work = async () => {
    for (let document = waiting.shift(); document; document = waiting.shift()) {
      const { id, version } = document;
      const call = changeDocument({ scope, document, change, ...(versioned && { version }) });
      results.push(
        await call.then(
          (changed) => ({ id, changed }),
          (error: unknown) => ({ id, failure: problemText(error) }),
        ),
      );
      onProgress?.(results.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const places = new Map(documents.map(({ id }, index) => [id, index]));
  return results.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}
