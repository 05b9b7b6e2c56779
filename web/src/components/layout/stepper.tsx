import Check from "@mui/icons-material/Check";
import PriorityHigh from "@mui/icons-material/PriorityHigh";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { VisuallyHidden, visuallyHidden } from "../visually-hidden.tsx";

export type StepState = "done" | "current" | "todo" | "error";
export type Step = { id: string; label: string; state: StepState; hint?: string | undefined };

type Direction = "vertical" | "horizontal";

const Steps = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  "&[data-direction=vertical]": { flexDirection: "column", gap: 4 },
  "&[data-direction=horizontal]": { containerType: "inline-size" },
  "&[data-direction=horizontal] > li": { flex: 1, minWidth: 0, position: "relative" },
  "&[data-direction=horizontal] > li + li::before": {
    content: '""',
    position: "absolute",
    top: 13,
    left: "calc(-50% + 18px)",
    right: "calc(50% + 18px)",
    borderTop: `2px solid ${theme.colors.divider}`,
  },
  "&[data-direction=horizontal] > li[data-state=done] + li::before": { borderColor: theme.colors.primary },
  "&[data-marks-only] [data-name]": visuallyHidden,
  "&[data-marks-only] small": { fontSize: "min(0.6875rem, 3vw)", whiteSpace: "nowrap" },
}));

const Item = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 10,
  textAlign: "start",
  padding: "4px 6px",
  "[data-direction=horizontal] &": { flexDirection: "column", gap: 4, textAlign: "center", padding: 0 },
});

const Mark = styled("span")(({ theme }) => ({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 26,
  height: 26,
  borderRadius: "50%",
  fontSize: "0.8125rem",
  fontWeight: 600,
  border: `2px solid ${theme.colors.outline}`,
  color: theme.colors.textSecondary,
  background: theme.colors.surface,
  "& svg": { fontSize: 16 },
  "li[data-state=done] &": {
    background: theme.colors.primary,
    borderColor: theme.colors.primary,
    color: theme.colors.onPrimary,
  },
  "li[data-state=current] &": { borderColor: theme.colors.primary, color: theme.colors.primary },
  "li[data-state=error] &": { borderColor: theme.colors.error, color: theme.colors.error },
}));

const Words = styled("span")(({ theme }) => ({
  minWidth: 0,
  fontSize: "0.8125rem",
  lineHeight: 1.35,
  color: theme.colors.textSecondary,
  "[data-direction=horizontal] &": { fontSize: "clamp(0.6875rem, 3cqi, 0.8125rem)", overflowWrap: "normal" },
  "li[data-state=current] &": { color: theme.colors.text, fontWeight: 600 },
  "li[data-state=done] &": { color: theme.colors.text },
  "& small": { display: "block", fontSize: "0.75rem", fontWeight: 400, color: theme.colors.textSecondary },
}));

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === "done") return <Check aria-hidden />;
  if (state === "error") return <PriorityHigh aria-hidden />;
  return <span aria-hidden>{number}</span>;
}

const Now = styled("div")(({ theme }) => ({
  paddingTop: 6,
  textAlign: "center",
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  "& b": { fontWeight: 600, color: theme.colors.text },
}));

/** Where one is and what comes next, in words, where the names of all steps have no room. */
function StepInWords({ steps }: { steps: readonly Step[] }) {
  const ahead = steps.findIndex(({ state }) => state === "todo");
  const here = (ahead < 0 ? steps.length : ahead) - 1;
  const next = steps[here + 1];
  return (
    <Now aria-hidden>
      {texts.common.stepOf(here + 1, steps.length)} <b>{steps[here]?.label}</b>
      {next && `, ${texts.common.nextStep(next.label)}`}
    </Now>
  );
}

type StepperProps = {
  label: string;
  steps: readonly Step[];
  /** Lets the user go to any step that is not still to come. */
  onSelect?: (id: string) => void;
  direction?: Direction;
  /** For little room: of the names of the steps only the present one and the next are in sight. */
  marksOnly?: boolean;
};

/** Where one is in an ordered course. */
export function Stepper({ label, steps, onSelect, direction = "vertical", marksOnly = false }: StepperProps) {
  const list = (
    <Steps aria-label={label} data-direction={direction} data-marks-only={marksOnly || undefined}>
      {steps.map((step, index) => {
        const content = (
          <Item>
            <Mark>
              <StepMark state={step.state} number={index + 1} />
            </Mark>
            <Words>
              <span data-name>{step.label}</span>
              <VisuallyHidden>, {texts.common.stepStates[step.state]}</VisuallyHidden>
              {step.hint && <small>{step.hint}</small>}
            </Words>
          </Item>
        );
        const reachable = onSelect && step.state !== "todo";
        return (
          <li key={step.id} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
            {reachable ? (
              <ButtonBase
                onClick={() => onSelect(step.id)}
                sx={{ borderRadius: 1, width: "100%", justifyContent: "start" }}
              >
                {content}
              </ButtonBase>
            ) : (
              content
            )}
          </li>
        );
      })}
    </Steps>
  );
  if (!marksOnly) return list;
  return (
    <>
      {list}
      <StepInWords steps={steps} />
    </>
  );
}
