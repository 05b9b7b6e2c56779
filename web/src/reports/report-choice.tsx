import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ReportView } from "@runko/domain/reports/report";
import { reportsOf } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import { Link as RouterLink } from "react-router";
import { routes } from "../addresses/routes.ts";

const words = texts.reports;

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 8 });
const Item = styled("li")(({ theme }) => ({
  "& a": { display: "inline-block", lineHeight: "24px", fontWeight: 550 },
  "& p": { margin: 0, fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

/** The reports of a role or of the portal, each with what it tells. */
export function ReportChoice({ view }: { view: ReportView }) {
  const to = (report: string) => `${routes.reports(view)}?${new URLSearchParams({ report })}`;
  return (
    <List>
      {reportsOf(view).map((report) => (
        <Item key={report}>
          <Link component={RouterLink} to={to(report)}>
            {texts.enumerations.reportType[report]}
          </Link>
          <p>{words.descriptions[report]}</p>
        </Item>
      ))}
    </List>
  );
}
