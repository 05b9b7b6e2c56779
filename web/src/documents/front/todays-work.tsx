import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { linesOfScreen, SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useArrival } from "../../screen/use-arrival.ts";
import type { Scope } from "../api/entities.ts";
import { workParts, type WorkPart } from "./work-parts.ts";
import { workQuery, type WaitingQueue } from "./work-query.ts";
import { WorkQueue } from "./work-queue.tsx";

const words = texts.todaysWork;

const Parts = styled("div")({ display: "flex", flexDirection: "column", gap: 16, marginBottom: 16 });
const Done = styled("p")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: 0,
  color: theme.colors.textSecondary,
  "& svg": { color: theme.tones.green.line },
}));

function Part({ scope, part, queues }: { scope: Scope; part: WorkPart; queues: readonly WaitingQueue[] }) {
  const { title, done } = words.parts[part.name];
  const waiting = part.queues.flatMap((name) => queues.filter(({ queue, total }) => queue === name && total > 0));
  const [only] = part.queues.length === 1 ? waiting : [];
  return (
    <Section title={only ? words.heading(title, String(only.total)) : title}>
      {waiting.length === 0 && (
        <Done>
          <CheckCircleOutlined aria-hidden />
          {done}
        </Done>
      )}
      {waiting.map((one) => (
        <WorkQueue key={one.queue} scope={scope} waiting={one} named={part.queues.length > 1} />
      ))}
    </Section>
  );
}

/** What there is to do now in this role, the most pressing first; one call tells it all. */
export function TodaysWork({ scope }: { scope: Scope }) {
  const { data: fetched, error, refetch } = useQuery(workQuery(scope));
  const data = useArrival(fetched);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock lines={linesOfScreen} />;
  return (
    <Parts>
      {workParts[scope.role].map((part) => (
        <Part key={part.name} scope={scope} part={part} queues={data.queues} />
      ))}
    </Parts>
  );
}
