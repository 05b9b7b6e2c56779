import VerticalSplitOutlined from "@mui/icons-material/VerticalSplitOutlined";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentRow } from "../api/entities.ts";
import type { Preview } from "./use-preview.ts";

/** Opens the first document beside the list, or puts away the one that is there. */
export function PreviewButton({ preview, rows }: { preview: Preview; rows: readonly DocumentRow[] | undefined }) {
  const { fits, id, show, close } = preview;
  const [first] = rows ?? [];
  if (!fits || (id === undefined && !first)) return null;
  return (
    <Button
      startIcon={<VerticalSplitOutlined />}
      aria-pressed={id !== undefined}
      onClick={() => (id === undefined ? first && show(first.id) : close())}
    >
      {texts.preview.title}
    </Button>
  );
}
