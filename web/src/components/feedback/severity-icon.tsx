import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { texts } from "@runko/domain/texts/texts";
import type { Severity } from "./snackbar.ts";

const icons = {
  info: InfoOutlined,
  success: CheckCircleOutlined,
  warning: WarningAmberOutlined,
  error: ErrorOutlined,
} as const;

export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = icons[severity];
  return <Icon fontSize="small" titleAccess={texts.common.severities[severity]} />;
}
