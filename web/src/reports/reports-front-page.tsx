import { styled } from "@mui/material/styles";
import { mayReadAs } from "@runko/domain/organizations/acting";
import { pathRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import { useSession } from "../session/session-context.ts";
import { ReportChoice } from "./report-choice.tsx";

const words = texts.reports;

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  gap: 12,
  alignItems: "start",
});

/** Every report that the user may read of the organization. */
export function ReportsFrontPage() {
  const { user, organizationId } = useSession();
  const roles = pathRoles.filter((role) => mayReadAs(user, organizationId, role));
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {roles.length === 0 && <EmptyState text={words.noAreas} />}
      <Columns>
        {roles.map((role) => (
          <Section key={role} title={words.areas[role]}>
            <ReportChoice forRole={role} />
          </Section>
        ))}
      </Columns>
    </PageBody>
  );
}
