import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { useSession } from "../session/session-context.ts";

/** For a user whose roles in the selected organization open nothing. */
export function NoArea() {
  const { organization } = useSession();
  return (
    <PageBody>
      <PageHeader title={texts.shell.noAreaTitle} />
      <Typography>{texts.shell.noAreaText(organization.name)}</Typography>
    </PageBody>
  );
}
