import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { ToneName } from "../../theme/tones.ts";
import { SeverityIcon } from "./severity-icon.tsx";
import type { Severity } from "./snackbar.ts";

const toneOf: Record<Severity, ToneName> = { info: "blue", success: "green", warning: "amber", error: "red" };

const Box = styled("div", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToneName }>(({ theme, tone }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "8px 12px",
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.tones[tone].line}`,
  background: theme.tones[tone].ground,
  color: theme.tones[tone].text,
  "& svg": { flex: "none", marginTop: 1 },
}));

const Words = styled("div")({ flex: 1, minWidth: 0, "& strong": { display: "block" } });

type NoticeProps = { severity: Severity; title?: string; action?: ReactNode; children?: ReactNode; live?: boolean };

/** A banner within the page. With `live` it is read aloud when it appears. */
export function Notice({ severity, title, action, children, live = false }: NoticeProps) {
  const role = severity === "error" ? "alert" : "status";
  return (
    <Box tone={toneOf[severity]} role={live ? role : undefined}>
      <SeverityIcon severity={severity} />
      <Words>
        {title && <strong>{title}</strong>}
        {children}
      </Words>
      {action}
    </Box>
  );
}

/** Why a form or a dialog could not be sent, read aloud as it appears; nothing while there is nothing to tell. */
export function ProblemNotice({ problem }: { problem: string | readonly string[] | undefined }) {
  const told = typeof problem === "string" ? problem : problem?.join(" ");
  if (!told) return null;
  return (
    <Notice severity="error" live>
      {told}
    </Notice>
  );
}
