import type { Issue } from "@runko/domain/values/issue";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { lacking, malformed, rowsAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";
import type { ReadNote } from "./tmf-resource.ts";

/** The texts that a body adds: notes are only added, and one that is known has to be as it was. */
export function readNotes(body: Json, known: readonly ReadNote[] = []): string[] {
  const rows = rowsAt(body, "note");
  const lacks = rows.flatMap((row, index) => lacking(row, ["text"], `/note/${index}`));
  if (lacks.length > 0) throw malformed(...lacks);
  const changed: Issue[] = [];
  const added = rows.flatMap((row, index) => {
    const text = textAt(row, "text", `/note/${index}`) ?? "";
    const same = known.find(({ id }) => id === row["id"]);
    if (same && same.text !== text.trim()) changed.push({ path: `/note/${index}/text`, code: "NOT_WRITABLE" });
    return same ? [] : [text];
  });
  refuseIssues(changed);
  return added;
}
