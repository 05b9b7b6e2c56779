import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { saveCsv } from "./save-csv.ts";

/** Saves a list as CSV; for lists that nothing is imported to. */
export function ExportButton({ onExport, name }: { onExport: () => Promise<Blob>; name: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveCsv(onExport, name);
    setBusy(false);
  };
  return (
    <ActionButton variant="outlined" startIcon={<SaveAltOutlined />} busy={busy} onClick={() => void save()}>
      {texts.csv.export}
    </ActionButton>
  );
}
