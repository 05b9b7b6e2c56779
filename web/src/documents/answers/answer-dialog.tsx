import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { isUnderWay } from "@runko/domain/imports/import-states";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { problemText } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { Notice, ProblemNotice } from "../../components/feedback/notice.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import { bringAnswers, broughtQuery, fetchResult, sendAnswers, wrongRowsQuery } from "./answer-calls.ts";

const words = texts.answers;
const mostShown = 50;

type Brought = { id: string; fileName: string };

function WrongRows({ brought, count }: { brought: Brought; count: number }) {
  const { organizationId } = useSession();
  const { data } = useQuery(wrongRowsQuery(organizationId, brought.id, mostShown));
  const headerOf = (path: string): string => {
    const columns: Readonly<Record<string, string>> = words.columns;
    return columns[path] === undefined ? "" : `${columns[path]}: `;
  };
  return (
    <Notice severity="warning" title={words.wrong(count)}>
      <ul aria-label={words.wrong(count)} style={{ margin: 0, paddingInlineStart: 18 }}>
        {data?.rows.map(({ number = 0, issues = [] }) => (
          <li key={number}>
            {texts.csv.line(number)}.{" "}
            {issues
              .map(({ path, code, params }) => `${headerOf(path)}${issueMessage(texts.issues, { code, params })}`)
              .join(". ")}
          </li>
        ))}
        {count > mostShown && <li>{texts.csv.moreRows(count - mostShown)}</li>}
      </ul>
    </Notice>
  );
}

/** Answers that a supplier has filled into a file: checked, sent row by row, told of each. Source: beyond E4 */
export default function AnswerDialog({ onClose }: { onClose: () => void }) {
  const { organizationId } = useSession();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [brought, setBrought] = useState<Brought>();
  const [problem, setProblem] = useState<string>();
  const state = useQuery({ ...broughtQuery(organizationId, brought?.id ?? ""), enabled: brought !== undefined });
  const found = brought && state.data;
  const { run: bring, busy: bringing } = useAction({
    perform: (file: File) => {
      setProblem(undefined);
      setBrought(undefined);
      return bringAnswers(organizationId, file);
    },
    onDone: ({ id }, { name }) => setBrought({ id, fileName: name }),
    onFailed: (failure) => setProblem(problemText(failure)),
  });
  const { run: send, busy: sending } = useAction({
    perform: (id: string) => sendAnswers(organizationId, id),
    onFailed: (failure) => setProblem(problemText(failure)),
    stale: [queryKeys.organization(organizationId, "imports")],
  });
  const { run: save } = useAction({
    perform: ({ id }: Brought) => fetchResult(organizationId, id),
    onDone: (blob, { fileName }) => saveBlob(blob, texts.imports.result.fileName(fileName)),
    onFailed: showProblem,
  });
  const ready = found ? found.right + found.warnings : 0;
  const underWay = bringing || sending || (found !== undefined && isUnderWay(found.state));
  const sent = found?.sent ?? 0;
  useEffect(() => {
    if (sent === 0 || underWay) return;
    void client.invalidateQueries({ queryKey: queryKeys.documentLists(organizationId, "SUPPLIER") });
    void client.invalidateQueries({ queryKey: queryKeys.counts(organizationId, "SUPPLIER") });
  }, [client, organizationId, sent, underWay]);
  return (
    <AppDialog
      open
      title={words.upload}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.close}</Button>
          {found && found.sent > 0 && !underWay && (
            <Button onClick={() => void save({ id: found.id, fileName: brought.fileName })}>{words.result}</Button>
          )}
          <ActionButton
            variant="contained"
            busy={underWay}
            disabledReason={found === undefined ? words.chooseFirst : ready === 0 ? words.noneRight : undefined}
            onClick={() => found && void send(found.id)}
          >
            {words.send(ready)}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.help}</DialogContentText>
      <div>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {brought ? texts.csv.chooseAnother : texts.csv.chooseFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,text/csv"
          aria-label={words.file}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void bring(file);
            target.value = "";
          }}
        />
      </div>
      {found && (
        <p role="status" style={{ margin: 0 }}>
          {words.counts({ rows: found.rows, ready, sent: found.sent, wrong: found.errors })}
        </p>
      )}
      {found && !underWay && found.mappingIssues.length > 0 && (
        <Notice severity="error" live title={words.columnsMissing}>
          {found.mappingIssues
            .map(({ path }) => found.columns.find(({ name }) => name === path)?.header ?? path)
            .join(", ")}
        </Notice>
      )}
      {found && !underWay && found.errors > 0 && (
        <WrongRows key={`${found.id} ${found.sent}`} brought={{ id: found.id, fileName: "" }} count={found.errors} />
      )}
      <ProblemNotice problem={problem} />
    </AppDialog>
  );
}
