import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { ToolButton } from "../../components/buttons/tool-button.tsx";
import { useSaveCsv } from "./use-save-csv.ts";

/** Saves a list as CSV; for lists that nothing is imported to. */
export function ExportButton({ onExport, name }: { onExport: () => Promise<Blob>; name: string }) {
  const { run, busy } = useSaveCsv();
  return (
    <ToolButton
      variant="outlined"
      icon={<SaveAltOutlined />}
      label={texts.csv.export}
      loading={busy}
      onClick={() => void run({ fetch: onExport, name })}
    />
  );
}
