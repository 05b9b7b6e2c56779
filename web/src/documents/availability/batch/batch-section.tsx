import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { routes } from "../../../addresses/routes.ts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { EmptyState } from "../../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { showProblem } from "../../../components/feedback/tell-failure.ts";
import { Section } from "../../../components/layout/section.tsx";
import { saveBlob } from "../../../components/save-blob.ts";
import { useAction } from "../../../components/submit/use-action.ts";
import { useSession } from "../../../session/session-context.ts";
import { rowsAtOnce, type Import, type ImportPlace } from "../../imports/import-queries.ts";
import { AskBatch } from "./ask-batch.tsx";
import { batchQuery, fetchBatchFile, type Batch } from "./batch-queries.ts";
import { BatchTable } from "./batch-table.tsx";

const words = texts.availability.batch;

/** Beside each other where there is room, else below each other: no word is squeezed. */
const Progress = styled("div")({ display: "flex", flexWrap: "wrap", gap: "4px 16px" });

type BatchProps = { found: Import; place: ImportPlace };

function Asked({ batch: { projectId, askingId, asked, answered } }: { batch: Batch }) {
  const { organizationId } = useSession();
  if (projectId === null) return null;
  return (
    <Notice severity="info">
      <Progress>
        <span>{words.progress(answered, asked)}.</span>
        {asked > 0 && (
          <Link to={routes.project("subscriber", projectId, organizationId)}>{words.project(projectId)}</Link>
        )}
        {askingId !== null && <Link to={routes.import(askingId)}>{words.asking}</Link>}
      </Progress>
      <LinearProgress
        variant="determinate"
        aria-label={words.progress(answered, asked)}
        value={asked === 0 ? 0 : Math.round((answered / asked) * 100)}
        sx={{ mt: 1 }}
      />
    </Notice>
  );
}

function Presses({ found, place, batch: { suppliers } }: BatchProps & { batch: Batch }) {
  const { organization } = useSession();
  const [asking, setAsking] = useState(false);
  const download = useAction({
    perform: () => fetchBatchFile(place),
    onDone: (blob) => saveBlob(blob, words.fileName(found.fileName)),
    onFailed: showProblem,
  });
  const missing = suppliers.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <>
      <ActionButton
        variant="outlined"
        startIcon={<SaveAltOutlined />}
        busy={download.busy}
        onClick={() => void download.run()}
      >
        {words.download}
      </ActionButton>
      {mayCreateType(organization, "AvailabilityRequest") && (
        <ActionButton
          variant="contained"
          disabledReason={missing === 0 ? words.nothingToAsk : undefined}
          onClick={() => setAsking(true)}
        >
          {words.askMissing(missing)}
        </ActionButton>
      )}
      {asking && <AskBatch place={place} suppliers={suppliers} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What is known of the addresses of a file, and the way to ask the rest. Source: beyond D4 */
export function BatchSection({ found, place }: BatchProps) {
  const { right, warnings, errors, mappingIssues } = found;
  const [most, setMost] = useState(rowsAtOnce);
  const ready = mappingIssues.length === 0 && right + warnings > 0;
  const seen = [right, warnings, errors, JSON.stringify(found.mapping)].join();
  const { data, error, refetch } = useQuery({ ...batchQuery(place, { most, seen }), enabled: ready });
  return (
    <>
      {mappingIssues.length === 0 && errors > 0 && <Notice severity="warning">{words.leftOut(errors)}</Notice>}
      {data && <Asked batch={data} />}
      {ready && (
        <Section
          title={words.answers}
          actions={data && data.suppliers.length > 0 && <Presses found={found} place={place} batch={data} />}
        >
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <SkeletonBlock lines={8} />
          ) : data.suppliers.length === 0 ? (
            <EmptyState text={texts.availability.none} />
          ) : (
            <>
              <ul style={{ margin: "0 0 12px", paddingInlineStart: 18 }}>
                {data.suppliers.map(({ id, name, counts, requests }) => (
                  <li key={id}>
                    {name}, {words.ofSupplier(words.summary(counts), requests)}
                  </li>
                ))}
              </ul>
              <BatchTable suppliers={data.suppliers} rows={data.rows} />
            </>
          )}
          {data && data.total > data.rows.length && (
            <Button onClick={() => setMost(most + rowsAtOnce * 2)}>
              {words.showMore(data.total - data.rows.length)}
            </Button>
          )}
        </Section>
      )}
    </>
  );
}
