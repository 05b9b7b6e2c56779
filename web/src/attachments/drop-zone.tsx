import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { fileMaxMegabytes } from "@runko/domain/attachments/file-limits";
import { acceptedFiles } from "@runko/domain/attachments/file-types";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from "react";

const words = texts.attachments;

const Zone = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  borderRadius: theme.shape.borderRadius,
  outline: "2px dashed transparent",
  outlineOffset: 4,
  "&[data-over=true]": { outlineColor: theme.colors.primary, background: theme.palette.action.hover },
}));
const Choose = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  padding: "8px 12px",
  border: `1px dashed ${theme.colors.outline}`,
  borderRadius: theme.shape.borderRadius,
  fontSize: "0.75rem",
  color: theme.colors.textSecondary,
}));

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

type DropZoneProps = {
  onFiles: (files: File[]) => void;
  /** Whether one came to the page to add files: the button then has the focus. */
  wanted?: boolean;
  children: ReactNode;
};

/** Takes files that are dropped on it or chosen by its button, several at once. */
export function DropZone({ onFiles, wanted = false, children }: DropZoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) button.current?.focus();
  }, [wanted]);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    <Zone
      data-over={over}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <Choose data-screen-only>
        <Button ref={button} size="small" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <span>{words.dropHere(fileMaxMegabytes)}</span>
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          hidden
          aria-label={words.choose}
          onChange={({ target }) => {
            take(target.files);
            target.value = "";
          }}
        />
      </Choose>
    </Zone>
  );
}
