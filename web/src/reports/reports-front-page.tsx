import { styled } from "@mui/material/styles";
import { maySearchAs } from "@runko/domain/organizations/allowed";
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

const Whose = styled("h2")({ fontSize: "1.0625rem", margin: "20px 0 10px" });

/** Every report that the user may read: of the organization, and for the product admin of the whole portal. */
export function ReportsFrontPage() {
  const { allowed, organization } = useSession();
  const whole = allowed.portal.includes("readPortalReports");
  const roles = pathRoles.filter((role) => maySearchAs(allowed, role));
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {roles.length === 0 && <EmptyState text={words.noAreas} />}
      {whole && (
        <Section title={words.areas.PORTAL}>
          <ReportChoice view="PORTAL" />
        </Section>
      )}
      {whole && <Whose>{words.areasOf(organization.name)}</Whose>}
      <Columns>
        {roles.map((role) => (
          <Section key={role} title={words.areas[role]}>
            <ReportChoice view={role} />
          </Section>
        ))}
      </Columns>
    </PageBody>
  );
}
