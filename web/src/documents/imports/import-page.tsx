import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { availabilityKind } from "@runko/domain/imports/asked-row";
import { isUnderWay } from "@runko/domain/imports/import-states";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useParams } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { linesOfScreen, SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { ImportChip } from "./import-chip.tsx";
import { fetchResult, importQuery, importsKey, stopImport, type Import, type ImportPlace } from "./import-queries.ts";
import { ImportRows } from "./import-rows.tsx";
import { SendPanel } from "./send-panel.tsx";

const words = texts.imports;

const Counts = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 20px",
  fontVariantNumeric: "tabular-nums",
});

function Progress({
  found,
  place,
  onChanged,
}: {
  found: Import;
  place: ImportPlace;
  onChanged: (next: Import) => void;
}) {
  const stop = useAction({ perform: () => stopImport(place), onDone: onChanged, onFailed: showProblem });
  const { state, rows, unchecked, right, warnings, sent } = found;
  const whole = state === "checking" ? rows : sent + right + warnings;
  const ready = state === "checking" ? rows - unchecked : sent;
  return (
    <Notice
      severity="info"
      live
      action={
        <ActionButton size="small" busy={stop.busy} onClick={() => void stop.run()}>
          {words.stop}
        </ActionButton>
      }
    >
      {state === "checking" ? words.checkingNow(ready, whole) : words.sendingNow(ready, whole)}
      <LinearProgress
        variant="determinate"
        aria-label={words.jobStates[state]}
        value={whole === 0 ? 0 : Math.round((ready / whole) * 100)}
        sx={{ mt: 1 }}
      />
    </Notice>
  );
}

function Result({ found, place }: { found: Import; place: ImportPlace }) {
  const { run, underWay } = useAction({
    perform: (rows: "all" | "unsent") => fetchResult(place, rows),
    onDone: (blob) => saveBlob(blob, words.result.fileName(found.fileName)),
    onFailed: showProblem,
    parallel: true,
  });
  return (["all", "unsent"] as const)
    .filter((rows) => rows === "all" || (found.sent > 0 && found.errors > 0))
    .map((rows) => (
      <ActionButton
        key={rows}
        variant="outlined"
        startIcon={<SaveAltOutlined />}
        busy={underWay.includes(rows)}
        onClick={() => void run(rows)}
      >
        {words.result.download[rows]}
      </ActionButton>
    ));
}

export type ImportPageProps = {
  /** What is told of a file of addresses in place of its rows. */
  batch: ComponentType<{ found: Import; place: ImportPlace }>;
};

function Found({ found, place, batch: Batch }: { found: Import; place: ImportPlace } & ImportPageProps) {
  const client = useQueryClient();
  const take = (next: Import) => {
    client.setQueryData(importQuery(place).queryKey, next);
    void client.invalidateQueries({ queryKey: importsKey(place.organizationId, "list") });
  };
  const { fileName, kind, state, rows, right, warnings, errors, sent, sameFileAt } = found;
  const isBatch = kind === availabilityKind;
  return (
    <>
      <PageHeader
        title={fileName}
        back={
          isBatch
            ? { to: routes.availability(), label: texts.availability.title }
            : { to: routes.imports(), label: words.title }
        }
        chips={<ImportChip state={state} />}
        actions={!isBatch && <Result found={found} place={place} />}
      />
      <Sections>
        {sameFileAt !== null && <Notice severity="warning">{words.sameFile(texts.formats.instant(sameFileAt))}</Notice>}
        <Counts>
          {[
            words.counts.rows(rows),
            words.counts.right(right),
            words.counts.warnings(warnings),
            words.counts.errors(errors),
            ...(isBatch ? [] : [words.counts.sent(sent)]),
          ].map((said) => (
            <span key={said}>{said}</span>
          ))}
        </Counts>
        {isUnderWay(state) ? (
          <Progress found={found} place={place} onChanged={take} />
        ) : isBatch ? (
          <Batch found={found} place={place} />
        ) : (
          <SendPanel found={found} place={place} onChanged={take} />
        )}
        <ColumnMapping key={JSON.stringify(found.mapping)} found={found} place={place} onChanged={take} />
        <ImportRows found={found} place={place} onChanged={take} />
      </Sections>
    </>
  );
}

/** /subscriber/imports/:importId: the rows of a file, checked, mended and sent. Source: beyond E2 */
export function ImportPage({ batch }: ImportPageProps) {
  const { organizationId } = useSession();
  const { importId = "" } = useParams();
  const place = { organizationId, importId };
  const { data, error, refetch } = useQuery(importQuery(place));
  return (
    <PageBody>
      {data ? (
        <Found found={data} place={place} batch={batch} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={linesOfScreen} />
      )}
    </PageBody>
  );
}
