import { organizationTabRights, organizationTabRoles } from "@runko/domain/organizations/organization-tabs";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation, useParams } from "react-router";
import { allows } from "../../api/allows.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { ActionMenu } from "../../components/buttons/action-menu.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ControlNotFound } from "../control-not-found.tsx";
import { controlPaths } from "../control-paths.ts";
import { CloseOrganization } from "./close-organization.tsx";
import { DeleteOrganization } from "./delete-organization.tsx";
import { organizationQuery } from "./organization-queries.ts";
import { organizationTabs } from "./organization-tabs.ts";
import { SetupSteps } from "./setup-steps.tsx";
import { TabLinks } from "./tab-links.tsx";

const HandOver = lazy(() => import("./hand-over.tsx"));

const words = texts.controlOrganizations;

const back = { to: controlPaths.organizations(), label: words.toList };

/** One organization: its name, and the tab that the address names. */
export function OrganizationPage() {
  const { id = "", tab: asked } = useParams();
  const place = useLocation();
  const { data: organization, error, refetch } = useQuery(organizationQuery(id));
  const [deleting, setDeleting] = useState(false);
  const [closing, setClosing] = useState(false);
  const [handing, setHanding] = useState(false);

  const shown = organizationTabs.filter(({ tab }) => {
    const right = organizationTabRights[tab];
    const role = organizationTabRoles[tab];
    if (role !== undefined && !organization?.organizationRoles?.includes(role)) return false;
    return right === null || (organization !== undefined && allows(organization, right));
  });
  const current = shown.find(({ tab }) => tab === asked);
  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
  if (missing || (organization && !current))
    return <ControlNotFound title={words.notFound} help={words.notFoundHelp} to={back.to} toLabel={back.label} />;
  if (!organization || !current)
    return (
      <PageBody>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />}
      </PageBody>
    );
  const deletion = { id: "delete", label: words.delete, onSelect: () => setDeleting(true), danger: true };
  const { close, reopen } = words.closing;
  const closureLabel = (organization.closedAt === null ? close : reopen).action;
  const mayClose = allows(organization, "close");
  const handOver = { id: "hand over", label: words.handOver.action, onSelect: () => setHanding(true) };
  const items = [
    ...(mayClose && organization.closedAt !== null ? [handOver] : []),
    ...(mayClose ? [{ id: "close", label: closureLabel, onSelect: () => setClosing(true) }] : []),
    ...(allows(organization, "delete") ? [deletion] : []),
  ];
  return (
    <PageBody>
      <PageHeader
        title={organization.name}
        back={back}
        actions={items.length > 0 && <ActionMenu label={words.actions} items={items} />}
      />
      {organization.closedAt !== null && (
        <Notice severity="warning">{words.closedSince(texts.formats.instant(organization.closedAt))}</Notice>
      )}
      <SetupSteps key={place.key} organization={organization} />
      <TabLinks organizationId={id} tabs={shown.map(({ tab }) => tab)} current={current.tab} />
      <Suspense fallback={<SkeletonBlock lines={10} />}>
        <current.Page key={id} organization={organization} />
      </Suspense>
      {closing && <CloseOrganization organization={organization} onClose={() => setClosing(false)} />}
      {handing && (
        <Suspense>
          <HandOver organization={organization} onClose={() => setHanding(false)} />
        </Suspense>
      )}
      {deleting && <DeleteOrganization organization={organization} onClose={() => setDeleting(false)} />}
    </PageBody>
  );
}
