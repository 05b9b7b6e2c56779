import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { EmptyState } from "../../../components/feedback/empty-state.tsx";
import type { NamedOrganization, Nni } from "./nni-entities.ts";
import { GridScroller } from "./grid-look.ts";
import { RightsRow } from "./rights-row.tsx";
import { sides, type Box, type Draft } from "./rights-draft.ts";

const words = texts.controlNnis;
const pageLength = 50;

type RightsGridProps = {
  /** The columns. */
  nnis: readonly Nni[];
  holding: readonly NamedOrganization[];
  others: readonly NamedOrganization[];
  draft: Draft;
  onChange: (box: Box, checked: boolean) => void;
  emptyText: string;
};

function Head({ nnis }: { nnis: readonly Nni[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {words.organization}
        </th>
        {nnis.map(({ id, identifier, active }) => (
          <th key={id} scope="colgroup" colSpan={2} title={identifier}>
            {identifier}
            {!active && <small>{words.notInUse}</small>}
          </th>
        ))}
      </tr>
      <tr>
        {nnis.flatMap(({ id }) =>
          sides.map((side) => (
            <th key={`${id}/${side}`} scope="col">
              {words.sides[side]}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

/** Organizations by NNIs: a box for ordering from it and one for ordering to it. Headings stay in sight. */
export function RightsGrid({ nnis, holding, others, draft, onChange, emptyText }: RightsGridProps) {
  const [length, setLength] = useState(pageLength);
  const left = holding.length + others.length - length;
  const rowsOf = (rows: readonly NamedOrganization[]) =>
    rows.map((organization) => (
      <RightsRow key={organization.id} organization={organization} nnis={nnis} draft={draft} onChange={onChange} />
    ));
  const heading = (text: string) => (
    <tr data-heading>
      <th scope="rowgroup" colSpan={1 + 2 * nnis.length}>
        <span>{text}</span>
      </th>
    </tr>
  );
  if (holding.length + others.length === 0) return <EmptyState text={emptyText} />;
  return (
    <>
      <GridScroller role="region" aria-label={words.rights} tabIndex={0}>
        <table>
          <Head nnis={nnis} />
          {holding.length > 0 && (
            <tbody>
              {heading(words.holding(holding.length))}
              {rowsOf(holding.slice(0, length))}
            </tbody>
          )}
          {others.length > 0 && length > holding.length && (
            <tbody>
              {heading(words.others(others.length))}
              {rowsOf(others.slice(0, length - holding.length))}
            </tbody>
          )}
        </table>
      </GridScroller>
      {left > 0 && (
        <Button onClick={() => setLength(length + pageLength)} sx={{ mt: 2 }}>
          {texts.common.showMore(Math.min(left, pageLength))}
        </Button>
      )}
    </>
  );
}
