import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import HourglassEmptyOutlined from "@mui/icons-material/HourglassEmptyOutlined";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../../components/layout/section.tsx";
import { StateChip } from "../../components/state-chip.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { Overview } from "./overview-queries.ts";

const words = texts.controlOverview;

type Job = Overview["jobs"][number];

function Outcome({ failed, held }: Pick<Job, "failed" | "held">) {
  if (failed) return <StateChip tone="red" icon={ErrorOutlined} label={words.failed} />;
  if (held === null) return <StateChip tone="green" icon={CheckCircleOutlined} label={words.succeeded} />;
  return (
    <>
      <StateChip tone="amber" icon={HourglassEmptyOutlined} label={words.waitsForClock} /> {words.clockDoubts[held]}
    </>
  );
}

const columns: readonly DataColumn<Job>[] = [
  { id: "job", header: words.job, cell: ({ job }) => words.jobs[job] },
  { id: "finishedAt", header: words.lastRun, cell: ({ finishedAt }) => texts.formats.instant(finishedAt) },
  {
    id: "failed",
    header: words.outcome,
    cell: ({ failed, held }) => <Outcome failed={failed} held={held} />,
  },
  {
    id: "done",
    header: words.amountDone,
    cell: ({ done, ceiling }) => (done === null || ceiling === null ? "" : words.doneOf(done, ceiling)),
  },
  {
    id: "succeededAt",
    header: words.lastSuccess,
    cell: ({ succeededAt }) => (succeededAt === null ? words.never : texts.formats.instant(succeededAt)),
  },
];

/** What the portal does by itself, and how it last went. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Section title={words.jobTitle}>
      {jobs.length === 0 ? (
        words.noJobs
      ) : (
        <PlainTable label={words.jobTitle} columns={columns} rows={jobs} rowId={({ job }) => job} />
      )}
    </Section>
  );
}
