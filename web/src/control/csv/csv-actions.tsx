import type { CsvSubject } from "@runko/domain/csv/csv-columns";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ActionMenu } from "../../components/buttons/action-menu.tsx";
import { exportCsv } from "./csv-calls.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { useSaveCsv } from "./use-save-csv.ts";

const words = texts.csv;

const everything = {};

type CsvActionsProps = {
  subject: CsvSubject;
  /** Whose list it is; undefined while none is chosen. */
  organization: { id: string; name: string } | undefined;
  /** What the list is narrowed to: the export has the same rows. */
  filter?: object;
  /** Exports the list of all organizations while none is chosen. */
  onExportAll?: (filter: object) => Promise<Blob>;
  onImported: () => void;
};

/** Import and export of a list as CSV, behind one button. */
export function CsvActions({ subject, organization, filter = everything, onExportAll, onImported }: CsvActionsProps) {
  const [importing, setImporting] = useState(0);
  const [open, setOpen] = useState(false);
  const { run } = useSaveCsv();
  const disabledReason = organization === undefined ? words.chooseOrganization : undefined;

  const exporting =
    organization === undefined
      ? onExportAll && { fetch: () => onExportAll(filter), name: words.allUsers.fileName }
      : {
          fetch: () => exportCsv({ subject, organizationId: organization.id }, filter),
          name: words.fileName(subject, organization.name),
        };
  const begin = () => {
    setImporting((count) => count + 1);
    setOpen(true);
  };
  return (
    <>
      <ActionMenu
        ofList
        label={words.actions}
        items={[
          { id: "import", label: words.import, onSelect: begin, disabledReason },
          {
            id: "export",
            label: words.export,
            onSelect: () => exporting && void run(exporting),
            disabledReason: exporting ? undefined : disabledReason,
          },
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
