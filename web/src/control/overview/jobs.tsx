import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { Section } from "../../components/layout/section.tsx";
import { StateChip } from "../../components/state-chip.tsx";
import { PlainTable, type PlainColumn } from "../../components/tables/plain-table.tsx";
import type { Overview } from "./overview-queries.ts";

const words = texts.controlOverview;

type Job = Overview["jobs"][number];

const columns: readonly PlainColumn<Job>[] = [
  { id: "job", header: words.job, cell: ({ job }) => words.jobs[job] },
  { id: "finishedAt", header: words.lastRun, cell: ({ finishedAt }) => formatInstant(finishedAt) },
  {
    id: "failed",
    header: words.outcome,
    cell: ({ failed }) =>
      failed ? (
        <StateChip tone="red" icon={ErrorOutlined} label={words.failed} />
      ) : (
        <StateChip tone="green" icon={CheckCircleOutlined} label={words.succeeded} />
      ),
  },
  {
    id: "succeededAt",
    header: words.lastSuccess,
    cell: ({ succeededAt }) => (succeededAt === null ? words.never : formatInstant(succeededAt)),
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
