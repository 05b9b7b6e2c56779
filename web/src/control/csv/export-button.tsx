import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { useSaveCsv } from "./use-save-csv.ts";

/** Saves a list as CSV; for lists that nothing is imported to. */
export function ExportButton({ onExport, name }: { onExport: () => Promise<Blob>; name: string }) {
  const { run, busy } = useSaveCsv();
  return (
    <ActionButton
      variant="outlined"
      startIcon={<SaveAltOutlined />}
      busy={busy}
      onClick={() => void run({ fetch: onExport, name })}
    >
      {texts.csv.export}
    </ActionButton>
  );
}
