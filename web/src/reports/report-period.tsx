import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { checkReportSpan } from "@runko/domain/reports/check-report-span";
import type { Period } from "@runko/domain/reports/report-periods";
import { texts } from "@runko/domain/texts/texts";
import { useForm } from "react-hook-form";
import { DateInput } from "../components/forms/date-input.tsx";
import { errorsOfIssues } from "../components/forms/errors-of-issues.ts";

const words = texts.reports;

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "8px 12px",
  // On a phone the two days share a line, and the button has the next one.
  [theme.breakpoints.down("sm")]: {
    "& > div": { flex: "1 1 142px" },
    "& > button": { flexBasis: "100%", marginTop: 0 },
  },
}));
const Field = styled("div")({ width: 152 });

/** The days of the report; those that break a rule change nothing and say why. */
export function ReportPeriod({ from, to, onChange }: Period & { onChange: (period: Period) => void }) {
  const { control, handleSubmit } = useForm<Period>({
    values: { from, to },
    resolver: (typed) => {
      const issues = checkReportSpan(typed.from, typed.to);
      return issues.length > 0 ? { values: {}, errors: errorsOfIssues<Period>(issues) } : { values: typed, errors: {} };
    },
  });
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(onChange)(event)}>
      <Field>
        <DateInput control={control} name="from" label={words.from} prefer="past" help="" weekday={false} />
      </Field>
      <Field>
        <DateInput control={control} name="to" label={words.to} prefer="past" help="" weekday={false} />
      </Field>
      <Button type="submit" variant="outlined" sx={{ mt: { sm: "22px" } }}>
        {words.show}
      </Button>
    </Form>
  );
}
