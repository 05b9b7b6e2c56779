import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Progress } from "./progress.tsx";
import type { Project } from "./project-queries.ts";

const words = texts.projects;
const formats = texts.formats;

const Facts = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 28px",
  margin: "0 0 10px",
  padding: "10px 16px",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& dt": { fontSize: "0.75rem", lineHeight: 1.4, color: theme.colors.textSecondary },
  "& dd": { margin: 0, fontWeight: 550, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: { gap: "6px 20px", padding: "8px 12px" },
}));

const dateText = (date: string | null) => (date === null ? "–" : formats.date(date));

/** What a project amounts to, on one line under its title. */
export function ProjectFacts({ project, withSubscriber }: { project: Project; withSubscriber: boolean }) {
  const { facts } = words;
  const { types } = texts.documents;
  const told: [label: string, value: ReactNode][] = [
    ...(withSubscriber ? [[texts.documents.subscriber, project.subscriber.name] as [string, ReactNode]] : []),
    [facts.progress, <Progress key="progress" project={project} />],
    [facts.late, formats.number(project.late)],
    [facts.nextDate, dateText(project.nextDate)],
    [facts.lastDate, dateText(project.lastDate)],
    [facts.connections, formats.number(project.connections)],
    [facts.monthlyFee, formats.money(project.monthlyFee)],
    [facts.connectFee, formats.money(project.connectFee)],
    ...project.types.map((type): [string, ReactNode] => [
      types[type.documentType].many,
      words.readyOf(type.ready, type.amount - type.cancelled),
    ]),
  ];
  return (
    <Facts aria-label={words.factsOf}>
      {told.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
