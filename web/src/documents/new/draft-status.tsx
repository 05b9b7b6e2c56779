import CloudDoneOutlined from "@mui/icons-material/CloudDoneOutlined";
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { DraftState } from "./use-draft-form.ts";

const words = texts.newDocument.drafts;

const Line = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  "& svg": { fontSize: 18 },
}));

/** Says quietly what has become of the draft. */
export function DraftStatus({ state }: { state: DraftState }) {
  if (state.kind === "none") return <Line>{words.empty}</Line>;
  if (state.kind === "failed")
    return (
      <Line role="alert">
        <WarningAmberOutlined color="warning" aria-hidden />
        {words.notSaved}
      </Line>
    );
  return (
    <Line>
      <CloudDoneOutlined aria-hidden />
      {words.saved(texts.formats.time(state.at))}
    </Line>
  );
}
