import { texts } from "@runko/domain/texts/texts";
import type { NamedOrganization, Nni } from "./nni-entities.ts";
import { sides, type RightChange } from "./rights-draft.ts";

const words = texts.controlNnis;

/** A change of rights as its reader is told of it. */
export function rightWords(change: RightChange, nnis: readonly Nni[], known: readonly NamedOrganization[]) {
  const name = known.find(({ id }) => id === change.organizationId)?.name ?? "";
  const identifier = nnis.find(({ id }) => id === change.nniId)?.identifier ?? "";
  const said = sides.flatMap((side) => {
    const allowed = change[side];
    if (allowed === undefined) return [];
    return [(allowed ? texts.control.added : texts.control.removed)(words.rightOf(side))];
  });
  return { label: words.rightChange(identifier, name), text: said.join(", ") };
}
