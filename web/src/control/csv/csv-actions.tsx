import type { CsvSubject } from "@runko/domain/csv/csv-columns";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ActionMenu } from "../../components/buttons/action-menu.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { controlProblemText } from "../control-problem.ts";
import { exportCsv } from "./csv-calls.ts";
import { ImportDialog } from "./import-dialog.tsx";

const words = texts.csv;

const everything = {};

type CsvActionsProps = {
  subject: CsvSubject;
  /** Whose list it is; undefined while none is chosen. */
  organization: { id: string; name: string } | undefined;
  /** What the list is narrowed to: the export has the same rows. */
  filter?: object;
  onImported: () => void;
};

/** Import and export of a list as CSV, behind one button. */
export function CsvActions({ subject, organization, filter = everything, onImported }: CsvActionsProps) {
  const [importing, setImporting] = useState(0);
  const [open, setOpen] = useState(false);
  const disabledReason = organization === undefined ? words.chooseOrganization : undefined;

  const save = async () => {
    if (organization === undefined) return;
    try {
      const blob = await exportCsv({ subject, organizationId: organization.id }, filter);
      saveBlob(blob, words.fileName(subject, organization.name));
      showSnackbar(words.exported, { severity: "success" });
    } catch (error) {
      showSnackbar(controlProblemText(error), { severity: "error" });
    }
  };
  const begin = () => {
    setImporting((count) => count + 1);
    setOpen(true);
  };
  return (
    <>
      <ActionMenu
        label={words.actions}
        items={[
          { id: "import", label: words.import, onSelect: begin, disabledReason },
          { id: "export", label: words.export, onSelect: () => void save(), disabledReason },
        ]}
      />
      {organization && importing > 0 && (
        <ImportDialog
          key={importing}
          open={open}
          subject={subject}
          organization={organization}
          onClose={() => setOpen(false)}
          onImported={onImported}
        />
      )}
    </>
  );
}
