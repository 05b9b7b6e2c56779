import { texts } from "@runko/domain/texts/texts";
import type { NamedOrganization, Nni } from "./nni-entities.ts";
import { isAllowed, isChecked, sides, type Box, type Draft } from "./rights-draft.ts";

const words = texts.controlNnis;

type RightsRowProps = {
  organization: NamedOrganization;
  nnis: readonly Nni[];
  draft: Draft;
  onChange: (box: Box, checked: boolean) => void;
};

/** One organization's rights. The boxes are the browser's own: there may be thousands. */
export function RightsRow({ organization: { id: organizationId, name }, nnis, draft, onChange }: RightsRowProps) {
  return (
    <tr>
      <th scope="row" title={name}>
        {name}
      </th>
      {nnis.flatMap((nni) =>
        sides.map((side) => {
          const box = { nniId: nni.id, organizationId, side };
          const saved = isAllowed([nni], box);
          const checked = isChecked(draft, box, saved);
          return (
            <td key={`${nni.id}/${side}`} data-changed={checked === saved ? undefined : true}>
              <label>
                <input
                  type="checkbox"
                  checked={checked}
                  onChange={(event) => onChange(box, event.target.checked)}
                  aria-label={words.box(name, nni.identifier, side)}
                />
              </label>
            </td>
          );
        }),
      )}
    </tr>
  );
}
