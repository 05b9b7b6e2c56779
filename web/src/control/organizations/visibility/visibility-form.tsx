import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useController, type Control } from "react-hook-form";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { Section } from "../../../components/layout/section.tsx";
import { pageCount, rangeOf, type Page } from "../../../components/tables/pages.ts";
import { Pagination } from "../../../components/tables/pagination.tsx";
import { SearchField } from "../../../components/tables/search-field.tsx";
import { addedAndRemoved } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import type { Organization } from "../../entities.ts";
import { searchTree, type TreeRow } from "../organization-tree.ts";
import { typeName } from "../type-name.ts";
import { VisibilityGrid } from "./visibility-grid.tsx";
import { openingsQuery, saveOpenings, type Opening } from "./visibility-queries.ts";

const words = texts.controlOrganizations.visibility;
const few = 25;

type VisibilityValues = { openings: Opening[] };

const typesOf = (openings: readonly Opening[], childId: string) =>
  openings.filter((one) => one.childId === childId).map(({ eventType }) => eventType);

const changesOf = (rows: readonly TreeRow[], before: readonly Opening[], after: readonly Opening[]): Change[] =>
  rows.flatMap(({ id, name }) => addedAndRemoved(name, typesOf(before, id), typesOf(after, id), typeName));

type FieldProps = { control: Control<VisibilityValues>; rows: readonly TreeRow[] };

/** The grid, in pages and with a search when there are many rows. */
function VisibilityField({ control, rows }: FieldProps) {
  const { field } = useController({ control, name: "openings" });
  const [text, setText] = useState("");
  const [asked, setPage] = useState<Page>({ page: 0, pageSize: few });
  const found = text === "" ? rows : searchTree(rows, { text });
  const page = { ...asked, page: Math.min(asked.page, pageCount(asked.pageSize, found.length) - 1) };
  const { from, to } = rangeOf(page, found.length);
  const search = (next: string) => {
    setText(next);
    setPage({ ...page, page: 0 });
  };
  return (
    <>
      {rows.length > few && (
        <SearchField text={text} onChange={search} label={words.search} placeholder={words.searchHelp} />
      )}
      {found.length === 0 && <p>{words.noneFound}</p>}
      <VisibilityGrid
        rows={found.slice(Math.max(0, from - 1), to)}
        found={found}
        openings={field.value}
        onChange={field.onChange}
        inputRef={field.ref}
      />
      {rows.length > few && <Pagination {...page} total={found.length} onChange={setPage} />}
    </>
  );
}

type VisibilityFormProps = { organization: Organization; rows: readonly TreeRow[]; openings: readonly Opening[] };

/** What is opened of each organization below, to be changed; says what saving would open and close. */
export function VisibilityForm({ organization, rows, openings }: VisibilityFormProps) {
  const client = useQueryClient();
  const { queryKey } = openingsQuery(organization.id);
  // What was saved before a failure counts as saved: the fetched openings are what the changes start from.
  const fetchAgain = () => client.invalidateQueries({ queryKey });
  const [initial] = useState(() => [...openings]);
  return (
    <EditForm
      before={{ openings: initial }}
      check={() => []}
      changesOf={(values: VisibilityValues) => changesOf(rows, openings, values.openings)}
      save={(values) => saveOpenings(organization.id, openings, values.openings).finally(fetchAgain)}
      onSaved={() => showSnackbar(words.saved, { severity: "success" })}
      nameOf={() => undefined}
      labelOf={() => words.title}
      cancelTo={controlPaths.organization(organization.id)}
    >
      {(control) => (
        <Section title={words.title}>
          <p>{words.help(organization.name)}</p>
          <VisibilityField control={control} rows={rows} />
        </Section>
      )}
    </EditForm>
  );
}
