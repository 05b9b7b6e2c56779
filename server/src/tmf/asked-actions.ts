import type { DocumentAction } from "@runko/domain/documents/document-actions";
import {
  actionsForAll,
  stateAttribute,
  stateWishes,
  wishesAlone,
  wishesOf,
  type Wishing,
} from "@runko/domain/tmf/state-wishes";
import type { TmfResource } from "@runko/domain/tmf/tmf-resources";
import { Problem } from "../platform/http/problem.ts";
import type { Json } from "./select-attributes.ts";

/**
 * The actions that the state and the milestones of a body ask for; `changes` tells whether it changes anything beside them.
 * What cannot be brought about so is refused, and so is what would be left out (422).
 */
export function askedActions(
  resource: TmfResource,
  body: Json,
  { wishing, changes }: { wishing: Wishing; changes: boolean },
): DocumentAction[] {
  const wishes = wishesOf(resource, body, wishing);
  const asked = actionsForAll(resource, wishes, wishing);
  const path = `/${stateAttribute[resource]}`;
  if ("unmet" in asked) {
    const known =
      Object.hasOwn(stateWishes[resource], asked.unmet) && stateWishes[resource][asked.unmet]?.[wishing.side];
    const code = known ? "STATE_NOT_TO_BE_ASKED" : "NOT_AN_OPTION";
    throw new Problem("VALIDATION_FAILED", { issues: [{ path, code }] });
  }
  if (changes && wishes.some((wish) => wishesAlone.has(wish)))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path, code: "STATE_CHANGES_ALONE" }] });
  return asked.actions;
}
