import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import InsertDriveFileOutlined from "@mui/icons-material/InsertDriveFileOutlined";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { problemText } from "../api/api-problem.ts";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { useAction } from "../components/submit/use-action.ts";
import type { Attachment, Place } from "./api/entities.ts";
import { fetchFile } from "./api/file-calls.ts";
import { saveBlob } from "../components/save-blob.ts";

const words = texts.attachments;

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0 8px",
  padding: "4px 0",
  "& > svg": { fontSize: 20, color: theme.colors.textSecondary },
  "& small": { display: "block", fontSize: "0.75rem", color: theme.colors.textSecondary },
}));
const Description = styled("span")({ display: "block", fontSize: "0.8125rem", overflowWrap: "anywhere" });

type FileRowProps = { place: Place; file: Attachment; onDelete: () => void };

/** An attachment: its name saves it. */
export function FileRow({ place, file, onDelete }: FileRowProps) {
  const { id, name, description, size, modifiedAt, organizationName, mayDelete } = file;
  const { run: download, busy } = useAction({
    perform: () => fetchFile(place, id),
    onDone: (blob) => saveBlob(blob, name),
    onFailed: (failure) =>
      showSnackbar(`${words.downloadFailed(name)}. ${problemText(failure)}`, { severity: "error" }),
  });
  return (
    <Row aria-label={name} aria-busy={busy}>
      <InsertDriveFileOutlined aria-hidden />
      <div>
        <Link
          component="button"
          type="button"
          onClick={() => void download()}
          sx={{ textAlign: "start", overflowWrap: "anywhere", py: 0.5 }}
        >
          {name}
        </Link>
        {description && <Description>{description}</Description>}
        <small>
          {busy
            ? words.downloading
            : `${words.size(size)} · ${texts.formats.instant(modifiedAt)} · ${organizationName}`}
        </small>
      </div>
      {mayDelete && (
        <IconButton size="small" aria-label={texts.common.remove(name)} onClick={onDelete} data-screen-only>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Row>
  );
}
