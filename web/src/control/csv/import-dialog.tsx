import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { keyColumns, requiredColumns, type CsvSubject } from "@runko/domain/csv/csv-columns";
import { csvLimits } from "@runko/domain/csv/csv-limits";
import { writeCsv } from "@runko/domain/csv/write-csv";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { Notice, ProblemNotice } from "../../components/feedback/notice.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { controlProblemText } from "../control-problem.ts";
import { importCsv, type CsvImport } from "./csv-calls.ts";
import { PreviewRows } from "./preview-rows.tsx";
import { readTextFile } from "./read-file.ts";

const words = texts.csv;

const Choose = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8 });
const Help = styled("p")(({ theme }) => ({ margin: 0, color: theme.colors.textSecondary, fontSize: "0.8125rem" }));

const keyHeaders = keyColumns.map((key) => words.keys[key]);

function saveTemplate(subject: CsvSubject) {
  const csv = writeCsv([[...Object.values<string>(words.columns[subject]), ...keyHeaders]]);
  saveBlob(new Blob([csv], { type: "text/csv" }), words.templateName(subject));
}

function columnsHelp(subject: CsvSubject): string {
  const headers: Record<string, string> = words.columns[subject];
  const required = requiredColumns[subject].map((key) => headers[key] ?? "");
  return words.columnsHelp([...Object.values(headers), ...keyHeaders].join(", "), required.join(", "));
}

/** What is wrong with the file as a whole, in as many sentences as there are reasons. */
function fileProblem(error: unknown): string {
  const told = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : [];
  return told.length > 0 ? told.join(". ") : controlProblemText(error);
}

const rowsDoing = ({ rows }: CsvImport, action: CsvImport["rows"][number]["action"]): number =>
  rows.filter((row) => row.action === action).length;

const rowsToStore = ({ rows }: CsvImport): number => rows.filter(({ action }) => action !== "none").length;

/** What the rows would do; a file that only adds says but that they are right. */
function effectsOf(preview: CsvImport): string {
  const [changed, added, none] = [
    rowsDoing(preview, "changed"),
    rowsDoing(preview, "added"),
    rowsDoing(preview, "none"),
  ];
  return changed + none === 0 ? words.allRight(added) : words.effects({ changed, added, none });
}

type ImportDialogProps = {
  open: boolean;
  subject: CsvSubject;
  organization: { id: string; name: string };
  onClose: () => void;
  onImported: () => void;
};

/** A file on its way in: what it would do, what is wrong with it, and its import. */
function useImport({ subject, organization, onClose, onImported }: Omit<ImportDialogProps, "open">) {
  const [csv, setCsv] = useState("");
  const [preview, setPreview] = useState<CsvImport>();
  const [problem, setProblem] = useState<string>();
  const [invites, setInvites] = useState(true);
  const adds = subject === "users" && preview !== undefined && rowsDoing(preview, "added") > 0;
  const place = { subject, organizationId: organization.id };

  const check = async (text: string) => {
    setPreview(await importCsv(place, text, { preview: true }));
  };
  const { run: during, busy } = useAction({
    perform: (work: () => Promise<void>) => {
      setProblem(undefined);
      return work();
    },
    onFailed: (failure) => setProblem(fileProblem(failure)),
    parallel: true,
  });
  const take = async (file: File) => {
    setPreview(undefined);
    const text = await readTextFile(file);
    setCsv(text ?? "");
    if (text === undefined) setProblem(issueMessage(texts.issues, { code: "CSV_TOO_LARGE", params: csvLimits }));
    else await during(() => check(text));
  };
  const store = async () => {
    try {
      const stored = await importCsv(place, csv, { preview: false, invite: invites && adds });
      showSnackbar(words.imported(rowsToStore(stored), stored.invited), { severity: "success" });
      onImported();
      onClose();
    } catch (error) {
      // Something has changed since the preview: the rows are shown with what is wrong with them now.
      if (!(error instanceof ApiProblem) || error.status !== 422) throw error;
      await check(csv);
    }
  };
  return {
    preview,
    problem,
    busy,
    adds,
    invites,
    setInvites,
    take: (file: File) => void take(file),
    store: () => void during(store),
  };
}

function FileChoice({
  subject,
  again,
  onChosen,
}: {
  subject: CsvSubject;
  again: boolean;
  onChosen: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Choose>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {again ? words.chooseAnother : words.chooseFile}
      </Button>
      <Button onClick={() => saveTemplate(subject)}>{words.template}</Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={words.file}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
          target.value = "";
        }}
      />
    </Choose>
  );
}

function refusalOf(preview: CsvImport | undefined, wrong: number): string | undefined {
  if (preview === undefined) return words.chooseFirst;
  if (wrong > 0) return words.correctFirst;
  return rowsToStore(preview) === 0 ? words.nothingChanges : undefined;
}

/** Takes a CSV file, shows its rows with the errors of each, and imports them when there are none. */
export function ImportDialog({ open, ...asked }: ImportDialogProps) {
  const { subject, organization, onClose } = asked;
  const { preview, problem, busy, adds, invites, setInvites, take, store } = useImport(asked);
  const rows = preview?.rows.length ?? 0;
  const wrong = preview?.rows.filter(({ errors }) => errors.length > 0).length ?? 0;
  const toStore = preview === undefined ? 0 : rowsToStore(preview);
  return (
    <AppDialog
      open={open}
      title={words.importTitle[subject]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton variant="contained" busy={busy} disabledReason={refusalOf(preview, wrong)} onClick={store}>
            {preview === undefined ? words.importNothing : words.importRows(wrong > 0 ? rows : toStore)}
          </ActionButton>
        </>
      }
    >
      <p style={{ margin: 0 }}>{words.importTo(organization.name)}</p>
      <Help>{columnsHelp(subject)}</Help>
      <Help>{words.keysHelp}</Help>
      <FileChoice subject={subject} again={Boolean(preview || problem)} onChosen={take} />
      {busy && !preview && <p role="status">{words.checking}</p>}
      <ProblemNotice problem={problem} />
      {preview && (
        <>
          <Notice severity={wrong > 0 ? "warning" : "success"} live>
            {wrong > 0 ? words.someWrong(wrong, rows) : effectsOf(preview)}
          </Notice>
          <PreviewRows preview={preview} />
          {adds && (
            <div>
              <FormControlLabel
                label={words.invite}
                control={<Checkbox checked={invites} onChange={(_event, checked) => setInvites(checked)} />}
              />
              <Help>{words.inviteHelp}</Help>
            </div>
          )}
        </>
      )}
    </AppDialog>
  );
}
