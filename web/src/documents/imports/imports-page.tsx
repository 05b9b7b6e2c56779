import { fileKinds, typeOfFile } from "@runko/domain/imports/file-kinds";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { useSession } from "../../session/session-context.ts";
import { ImportChip } from "./import-chip.tsx";
import { importsQuery, type ListedImport } from "./import-queries.ts";
import { kindName } from "./kind-name.ts";
import { NewImportForm } from "./new-import-form.tsx";

const words = texts.imports;

const shownKind = (kind: string): string => {
  const known = fileKinds.find((one) => one === kind);
  return known ? kindName(known) : kind;
};

const columns: readonly DataColumn<ListedImport>[] = [
  {
    id: "fileName",
    header: words.list.file,
    cell: ({ id, fileName }) => <Link to={routes.import(id)}>{fileName}</Link>,
  },
  { id: "kind", header: words.list.kind, cell: ({ kind }) => shownKind(kind) },
  { id: "state", header: words.list.state, cell: ({ state }) => <ImportChip state={state} /> },
  { id: "rows", header: words.list.rows, align: "right", cell: ({ rows }) => rows },
  { id: "sent", header: words.list.sent, align: "right", cell: ({ sent }) => sent },
  { id: "errors", header: words.list.errors, align: "right", cell: ({ errors }) => errors },
  {
    id: "createdAt",
    header: words.list.created,
    cell: ({ createdAt, createdByName }) => `${texts.formats.instant(createdAt)}, ${createdByName}`,
  },
];

function EarlierImports() {
  const { organizationId } = useSession();
  const { data, error, refetch } = useQuery(importsQuery(organizationId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock lines={4} />;
  if (data.rows.length === 0) return <EmptyState text={words.list.none} />;
  return <PlainTable label={words.list.title} columns={columns} rows={data.rows} rowId={({ id }) => id} />;
}

/** /subscriber/imports: documents from a file, and the files that were brought before. Source: beyond E2 */
export function ImportsPage() {
  const { organization } = useSession();
  const kinds = fileKinds.filter((kind) => mayCreateType(organization, typeOfFile(kind)));
  return (
    <PageBody>
      <PageHeader title={words.title} />
      <Sections>
        {kinds.length > 0 && (
          <Section title={words.begin}>
            <NewImportForm kinds={kinds} />
          </Section>
        )}
        <Section title={words.list.title}>
          <EarlierImports />
        </Section>
      </Sections>
    </PageBody>
  );
}
