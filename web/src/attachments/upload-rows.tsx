import { texts } from "@runko/domain/texts/texts";
import { FileList } from "./file-list.ts";
import { UploadRow } from "./upload-row.tsx";
import type { Upload } from "./uploads.ts";

type UploadRowsProps = {
  uploads: readonly Upload[];
  /** By the keys of the uploads; undefined where files take no description. */
  descriptions?: Readonly<Record<number, string>>;
  onDescribe?: (key: number, description: string) => void;
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
  onRemove: (key: number) => void;
};

/** The files on their way. */
export default function UploadRows({
  uploads,
  descriptions,
  onDescribe,
  onCancel,
  onRetry,
  onRemove,
}: UploadRowsProps) {
  return (
    <FileList aria-label={texts.attachments.uploads}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          description={descriptions && (descriptions[upload.key] ?? "")}
          onDescribe={(text) => onDescribe?.(upload.key, text)}
          onCancel={() => onCancel(upload.key)}
          onRetry={() => onRetry(upload.key)}
          onRemove={() => onRemove(upload.key)}
        />
      ))}
    </FileList>
  );
}
