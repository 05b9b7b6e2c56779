import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { Project } from "./project-queries.ts";

const Frame = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  width: "100%",
  maxWidth: 260,
  "& > svg": { flex: "1 1 48px", minWidth: 40, height: 8 },
  "& rect[data-bar]": { fill: theme.tones.green.line },
  "& rect[data-track]": { fill: theme.colors.divider },
  "& > span": { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
}));

/** How many of a project's documents are ready, of those that are not cancelled. */
export function Progress({ project }: { project: Pick<Project, "amount" | "ready" | "cancelled"> }) {
  const all = project.amount - project.cancelled;
  const share = all === 0 ? 0 : (100 * project.ready) / all;
  return (
    <Frame>
      <svg aria-hidden focusable="false">
        <rect data-track width="100%" height="8" rx="4" />
        <rect data-bar width={`${share}%`} height="8" rx="4" />
      </svg>
      <span>{texts.projects.readyOf(project.ready, all)}</span>
    </Frame>
  );
}
