import AssessmentOutlined from "@mui/icons-material/AssessmentOutlined";
import IconButton from "@mui/material/IconButton";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { routes } from "../addresses/routes.ts";

/** The reports icon, which is the product admin's alone (§6). */
export default function ReportsButton() {
  return (
    <IconButton component={Link} to={routes.reports()} color="inherit" aria-label={texts.shell.reports}>
      <AssessmentOutlined />
    </IconButton>
  );
}
