import { itemsOfResource, type TmfResource as ResourceName } from "@runko/domain/tmf/tmf-resources";
import type { ActionInput } from "../documents/action-request.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { rowsAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";

/** The first row of a list of the first item, and where it stands. */
function firstOfItem(resource: ResourceName, body: Json, list: string): { row: Json; at: string } {
  const items = itemsOfResource[resource];
  const at = `/${items ?? ""}/0`;
  const [item] = items === null ? [] : rowsAt(body, items);
  const [row = {}] = item ? rowsAt(item, list, at) : [];
  return { row, at: `${at}/${list}/0` };
}

/** Why whoever made a document gives it up, or its supplier does: a ticket and a question of availability have words of their own for it. */
export function endingWords(resource: ResourceName, body: Json): string | undefined {
  const given = textAt(body, "cancellationReason");
  if (given !== undefined) return given;
  if (resource === "troubleTicket") return textAt(body, "statusChangeReason");
  if (resource !== "productOfferingQualification") return undefined;
  const { row, at } = firstOfItem(resource, body, "terminationError");
  return textAt(row, "value", at);
}

/** Where a body says what a step takes along. */
export function pathsOfWords(resource: ResourceName, body: Json, step: ActionInput): string[] {
  const item = itemsOfResource.productOfferingQualification;
  switch (step.action) {
    case "cancel":
    case "requestCancel":
    case "cancelBySupplier":
      if (textAt(body, "cancellationReason") !== undefined) return ["cancellationReason"];
      return resource === "troubleTicket" ? ["statusChangeReason"] : [`${item}.terminationError`];
    case "reject":
      return ["cancellationReason", "rejectReason", `${item}.eligibilityUnavailabilityReason`];
    case "returnForCompletion":
    case "askQuestion":
      return ["pendingReason"];
    default:
      return [
        ...(step.delayReason === undefined ? [] : ["delayReason", "reasonCode"]),
        ...(step.text === undefined ? [] : ["delayText"]),
      ];
  }
}

const resultAt = "qualificationItemResult";

/** A question of availability is answered as one: what cannot be had cannot be had in part. */
function refuseParts(body: Json): void {
  const items = itemsOfResource.productOfferingQualification;
  const others = rowsAt(body, items).flatMap((item, index) =>
    item[resultAt] === "unqualified" || item[resultAt] === undefined ? [] : [`/${items}/${index}/${resultAt}`],
  );
  refuseIssues(others.map((path) => ({ path, code: "DIFFERS_BETWEEN_ITEMS" })));
}

/** Why a supplier rejects what it is asked for: a code of the portal's, and words for it. */
export function rejectionWords(resource: ResourceName, body: Json): Pick<ActionInput, "reason" | "explanation"> {
  const isQualification = resource === "productOfferingQualification";
  if (isQualification) refuseParts(body);
  const { row, at } = isQualification
    ? firstOfItem(resource, body, "eligibilityUnavailabilityReason")
    : { row: {}, at: "" };
  const explanation = textAt(body, "cancellationReason") ?? textAt(row, "label", at);
  const code = textAt(body, "rejectReason") ?? textAt(row, "code", at);
  const reason = code ?? (explanation === undefined ? undefined : "otherReason");
  return { ...(reason !== undefined && { reason }), ...(explanation !== undefined && { explanation }) };
}
