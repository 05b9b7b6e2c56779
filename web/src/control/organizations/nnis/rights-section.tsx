import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { StickyActionBar } from "../../../components/layout/sticky-action-bar.tsx";
import { SearchField } from "../../../components/tables/search-field.tsx";
import { UnsavedGuard } from "../../../leaving/unsaved-guard.tsx";
import { phoneScreen } from "../../../screen/breakpoints.ts";
import { useMedia } from "../../../screen/use-media.ts";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";
import { ChangesSection } from "../../changes-section.tsx";
import { Toolbar } from "../../../components/tables/list-tools.tsx";
import { knownSubscribersQuery } from "../../known-subscribers.ts";
import type { Nni } from "./nni-entities.ts";
import { changesOf, rowsOf } from "./rights-draft.ts";
import { RightsGrid } from "./rights-grid.tsx";
import { rightWords } from "./right-words.ts";
import { useRightsDraft } from "./use-rights-draft.ts";

const words = texts.controlNnis;

type RightsSectionProps = { organizationId: string; nnis: readonly Nni[] };

/** Who may order from and to each NNI, in one grid; says what is changed, and saves it when asked. */
export function RightsSection({ organizationId, nnis }: RightsSectionProps) {
  const { data, error, refetch } = useQuery(knownSubscribersQuery(organizationId));
  const { draft, set, save, discard, busy, failure } = useRightsDraft(organizationId, nnis);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const narrow = useMedia(phoneScreen);
  const shownId = chosen ?? (narrow ? nnis[0]?.id : undefined);
  const shown = nnis.filter(({ id }) => shownId === undefined || id === shownId);
  const changes = changesOf(draft);
  const known = data && [...data, ...nnis.flatMap(({ rights }) => rights.map(({ id, name }) => ({ id, name })))];

  if (!known) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />;
  return (
    <>
      <Section title={words.rights}>
        <p style={{ marginTop: 0 }}>{words.rightsHelp}</p>
        <Toolbar data-screen-only>
          <SearchField text={search} onChange={setSearch} label={words.search} placeholder={words.searchHelp} />
          {nnis.length > 1 && (
            <ChoiceFilter
              id="rights-nni"
              label={words.shownNni}
              allLabel={narrow ? undefined : words.allNnis}
              options={nnis.map(({ id, identifier }) => ({ value: id, label: identifier }))}
              value={shownId}
              onChange={setChosen}
              width={240}
            />
          )}
        </Toolbar>
        <RightsGrid
          key={search}
          nnis={shown}
          {...rowsOf({ shown, known, search })}
          draft={draft}
          onChange={set}
          emptyText={search === "" ? words.noRows : words.noRowsFound}
        />
      </Section>
      {changes.length > 0 && (
        <>
          <UnsavedGuard />
          <ChangesSection changes={changes.map((change) => rightWords(change, nnis, known))} />
          {failure !== undefined && (
            <Notice severity="error" live>
              {failure}
            </Notice>
          )}
          <StickyActionBar message={<span role="status">{words.changeCount(draft.size)}</span>}>
            <Button variant="outlined" onClick={discard}>
              {words.discard}
            </Button>
            <ActionButton variant="contained" busy={busy} onClick={save}>
              {words.saveRights}
            </ActionButton>
          </StickyActionBar>
        </>
      )}
    </>
  );
}
