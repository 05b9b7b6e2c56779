import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import { ToolButton } from "../buttons/tool-button.tsx";
import { showProblem } from "../feedback/tell-failure.ts";
import { saveBlob } from "../save-blob.ts";
import { useAction } from "./use-action.ts";
import { useAnchor } from "../use-anchor.ts";

const words = texts.searchPage;
const formats = { csv: words.exportCsv, xlsx: words.exportXlsx };
export type FileFormat = keyof typeof formats;

type DownloadMenuProps = {
  label: string;
  fetchFile: (format: FileFormat) => Promise<Blob>;
  fileName: (format: FileFormat) => string;
  /** What is told when it is saved. */
  done: string;
  disabled?: boolean;
};

/** A list as a file, of a kind that is chosen. */
export function DownloadMenu({ label, fetchFile, fileName, done, disabled = false }: DownloadMenuProps) {
  const id = useId();
  const { anchor, isOpen, open, close } = useAnchor();
  const { run: save, busy } = useAction({
    perform: (format: FileFormat) => {
      close();
      return fetchFile(format);
    },
    done: () => done,
    onDone: (blob, format) => saveBlob(blob, fileName(format)),
    onFailed: showProblem,
  });
  return (
    <>
      <ToolButton
        id={id}
        icon={<FileDownloadOutlined />}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        loading={busy}
        loadingPosition="start"
        disabled={disabled}
        onClick={open}
      />
      <Menu anchorEl={anchor} open={isOpen} onClose={close} slotProps={{ list: { "aria-labelledby": id } }}>
        {(Object.keys(formats) as FileFormat[]).map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
