import CloseOutlined from "@mui/icons-material/CloseOutlined";
import InsertDriveFileOutlined from "@mui/icons-material/InsertDriveFileOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Suspense } from "react";
import { useFetchLater } from "../screen/use-fetch-later.ts";
import type { UploadedFile, Uploader } from "./api/entities.ts";
import { DropZone } from "./drop-zone.tsx";
import { FileList } from "./file-list.ts";
import { laterParts, UploadRows } from "./later-parts.ts";
import { useUploads } from "./use-uploads.ts";

const words = texts.attachments;

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
  useFetchLater(laterParts);
  return (
    <DropZone onFiles={sending.choose}>
      {files.length > 0 && (
        <FileList aria-label={words.title}>
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
        </FileList>
      )}
      {sending.uploads.length > 0 && (
        <Suspense>
          <UploadRows
            uploads={sending.uploads}
            onCancel={sending.cancel}
            onRetry={sending.retry}
            onRemove={sending.remove}
          />
        </Suspense>
      )}
    </DropZone>
  );
}
