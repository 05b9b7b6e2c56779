import CloseOutlined from "@mui/icons-material/CloseOutlined";
import InsertDriveFileOutlined from "@mui/icons-material/InsertDriveFileOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { UploadedFile, Uploader } from "./api/entities.ts";
import { DropZone } from "./drop-zone.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

const words = texts.attachments;

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: 6,
});
const Row = styled("li")({ display: "flex", alignItems: "center", gap: 8, overflowWrap: "anywhere" });
const Size = styled("span")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary, flex: 1 }));

/** A file that has been sent and waits for the document that it is attached to. */
export type PickedFile = Pick<UploadedFile, "id" | "name" | "size">;

type PickerProps = {
  uploader: Uploader;
  files: readonly PickedFile[];
  onAdd: (file: PickedFile) => void;
  onRemove: (id: string) => void;
};

/** Files for a document that is still being written. */
export function AttachmentPicker({ uploader, files, onAdd, onRemove }: PickerProps) {
  const sending = useUploads(uploader, ({ id, name, size }, _key, forget) => {
    onAdd({ id, name, size });
    forget();
  });
  return (
    <DropZone onFiles={sending.choose}>
      {files.length > 0 && (
        <List aria-label={words.title}>
          {files.map(({ id, name, size }) => (
            <Row key={id}>
              <InsertDriveFileOutlined aria-hidden fontSize="small" />
              {name}
              <Size>{words.size(size)}</Size>
              <IconButton size="small" aria-label={texts.common.remove(name)} onClick={() => onRemove(id)}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            </Row>
          ))}
        </List>
      )}
      {sending.uploads.length > 0 && (
        <List aria-label={words.uploads}>
          {sending.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              description={undefined}
              onDescribe={() => undefined}
              onCancel={() => sending.cancel(upload.key)}
              onRetry={() => sending.retry(upload.key)}
              onRemove={() => sending.remove(upload.key)}
            />
          ))}
        </List>
      )}
    </DropZone>
  );
}
