import type SvgIcon from "@mui/material/SvgIcon";
import { styled } from "@mui/material/styles";
import type { ToneName } from "../theme/tones.ts";

const Pill = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToneName }>(
  ({ theme, tone }) => ({
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    height: 24,
    maxWidth: "100%",
    padding: "0 10px 0 6px",
    borderRadius: 12,
    border: `1px solid ${theme.tones[tone].line}`,
    background: theme.tones[tone].ground,
    color: theme.tones[tone].text,
    fontSize: "0.75rem",
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: "nowrap",
    "& svg": { flex: "none", fontSize: 16 },
  }),
);

const Label = styled("span")({ overflow: "hidden", textOverflow: "ellipsis", lineHeight: 1.5 });

type StateChipProps = { tone: ToneName; icon: typeof SvgIcon; label: string };

/** A state told by an icon, a word and a colour. */
export function StateChip({ tone, icon: Icon, label }: StateChipProps) {
  return (
    <Pill tone={tone}>
      <Icon aria-hidden />
      <Label>{label}</Label>
    </Pill>
  );
}
