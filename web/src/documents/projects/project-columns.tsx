import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { Progress } from "./progress.tsx";
import type { Project } from "./project-queries.ts";

const { columns: headers, facts } = texts.projects;
const formats = texts.formats;

const dateText = (date: string | null) => (date === null ? "" : formats.date(date));

/** What the list of projects shows of each. */
export const projectColumns = (role: PathRole): DataColumn<Project>[] => [
  {
    id: "project",
    header: headers.project,
    cell: ({ projectId }) => projectId,
    width: 130,
    grow: 3,
    wraps: true,
    card: "title",
  },
  ...(role === "SUPPLIER"
    ? [
        {
          id: "subscriber",
          header: texts.documents.subscriber,
          cell: ({ subscriber }) => subscriber.name,
          width: 140,
          grow: 2,
          wraps: true,
          card: "second",
        } satisfies DataColumn<Project>,
      ]
    : []),
  {
    id: "progress",
    header: facts.progress,
    cell: (project) => <Progress project={project} />,
    width: 150,
    grow: 1,
    card: "second",
  },
  {
    id: "late",
    header: facts.late,
    cell: ({ late }) => late > 0 && <strong>{formats.number(late)}</strong>,
    width: 84,
    align: "right",
  },
  { id: "next", header: facts.nextDate, cell: ({ nextDate }) => dateText(nextDate), width: 112, align: "right" },
  { id: "last", header: facts.lastDate, cell: ({ lastDate }) => dateText(lastDate), width: 118, align: "right" },
  {
    id: "connections",
    header: facts.connections,
    cell: ({ connections }) => formats.number(connections),
    width: 98,
    align: "right",
  },
  {
    id: "monthlyFee",
    header: facts.monthlyFee,
    cell: ({ monthlyFee }) => formats.money(monthlyFee),
    width: 120,
    align: "right",
  },
];
