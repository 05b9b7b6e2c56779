import type { PathRole } from "@runko/domain/organizations/roles";
import { columnsFor } from "@runko/domain/search/search-columns";
import type { SearchRequest } from "@runko/domain/search/search-request";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { DownloadMenu, type FileFormat } from "../../components/submit/download-menu.tsx";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";

const words = texts.searchPage;

/** The columns of these that an export has, in their order; the usual ones when none. */
function exported(columns: readonly string[], role: PathRole): string {
  const known: readonly string[] = columnsFor(role);
  return columns.filter((name) => known.includes(name)).join(",");
}

async function fetchFile(
  { organizationId, role }: Scope,
  query: SearchRequest & { columns: string },
  format: FileFormat,
): Promise<Blob> {
  const { data, error, response } = await api.GET("/organizations/{id}/roles/{role}/events/export", {
    params: { path: { id: organizationId, role }, query: { ...query, format } },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}

type ExportMenuProps = {
  scope: Scope;
  /** The call `events` that finds the rows, in their order. */
  query: SearchRequest;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  disabled?: boolean;
  /** What it is called where it is not all that is found. */
  label?: string;
};

/** Every row that the query finds, not just those of the page, as a file with the columns that are shown. */
export function ExportMenu({ scope, query, columns, disabled = false, label = words.export }: ExportMenuProps) {
  const { organization } = useSession();
  return (
    <DownloadMenu
      label={label}
      disabled={disabled}
      done={words.exported}
      fetchFile={(format) => fetchFile(scope, { ...query, columns: exported(columns, scope.role) }, format)}
      fileName={(format) => texts.search.fileName(organization.name, todayInHelsinki(new Date()), format)}
    />
  );
}
