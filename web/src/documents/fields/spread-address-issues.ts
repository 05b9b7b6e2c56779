import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import { mandatoryAddressParts } from "@runko/domain/values/address";
import type { Issue } from "@runko/domain/values/issue";

const isAddress = (path: string) =>
  Object.hasOwn(documentFields, path) && documentFields[path as FieldName].kind === "address";

/** A missing address is told at each of its parts that must be there, because those are what the form shows. */
export function spreadAddressIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) =>
    issue.code === "REQUIRED" && isAddress(issue.path)
      ? mandatoryAddressParts.map((part): Issue => ({ path: `${issue.path}.${part}`, code: "REQUIRED" }))
      : [issue],
  );
}
