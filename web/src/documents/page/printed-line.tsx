import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useMinute } from "../../screen/use-minute.ts";
import { useSession } from "../../session/session-context.ts";

const OnPaper = styled("p")({
  display: "none",
  margin: "0 0 8px",
  fontSize: "0.75rem",
  "@media print": { display: "block" },
});

/** On paper alone: from whom it comes, and of when it is. */
export function PrintedLine() {
  const { organization } = useSession();
  const now = useMinute().toISOString();
  return <OnPaper>{texts.documentPage.printed(organization.name, texts.formats.instant(now))}</OnPaper>;
}
