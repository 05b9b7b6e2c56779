import type { PathRole } from "@runko/domain/organizations/roles";
import { columnsFor } from "@runko/domain/search/search-columns";
import type { SearchRequest } from "@runko/domain/search/search-request";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";

const words = texts.searchPage;
const formats = { csv: words.exportCsv, xlsx: words.exportXlsx };
type Format = keyof typeof formats;

/** The columns of these that an export has, in their order; the usual ones when none. */
function exported(columns: readonly string[], role: PathRole): string {
  const known: readonly string[] = columnsFor(role);
  return columns.filter((name) => known.includes(name)).join(",");
}

async function fetchFile(
  { organizationId, role }: Scope,
  query: SearchRequest & { columns: string },
  format: Format,
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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { run: save, busy } = useAction({
    perform: (format: Format) => {
      setAnchor(null);
      return fetchFile(scope, { ...query, columns: exported(columns, scope.role) }, format);
    },
    done: () => words.exported,
    onDone: (blob, format) =>
      saveBlob(blob, texts.search.fileName(organization.name, todayInHelsinki(new Date()), format)),
    onFailed: showProblem,
  });
  return (
    <>
      <Button
        id={id}
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={busy}
        loadingPosition="start"
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-labelledby": id } }}
      >
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
