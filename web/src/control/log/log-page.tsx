import { adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { useList } from "../../components/tables/use-list.ts";
import { OrganizationFilter } from "../organization-filter.tsx";
import { useAdministered } from "../use-administered.ts";
import { LogEntries } from "./log-entries.tsx";
import { logQuery } from "./log-queries.ts";
import { logAddress, logConditions } from "./log-url.ts";
import { PeriodFilter } from "./period-filter.tsx";

const words = texts.controlLog;

const subjects = adminSubjects
  .map((value) => ({ value, label: words.subjects[value] }))
  .toSorted((a, b) => texts.formats.compare(a.label, b.label));

/** Who has changed what in the organizations that the reader administers. */
export function LogPage() {
  const at = useAddress(logAddress);
  const { url, change } = at;
  const { organizations } = useAdministered("readAdminLog");
  const organization = organizations?.find(({ id }) => id === url.organizationId);
  const title = organization ? words.titleOf(organization.name) : words.title;

  return (
    <PageBody>
      <PageHeader title={title} />
      <PagedRows
        at={at}
        list={useList(logQuery(url))}
        sizes={boundedSizes}
        toolbar={
          <ListTools at={at} label={words.search} placeholder={words.searchHelp}>
            <OrganizationFilter
              label={texts.controlUsers.organization}
              emptyText={texts.shell.noOrganizations}
              organizations={organizations}
              value={url.organizationId}
              onChange={(organizationId) => change({ organizationId })}
            />
            <ChoiceFilter
              id="filter-subject"
              label={words.subject}
              allLabel={words.allSubjects}
              options={subjects}
              value={url.subject}
              onChange={(subject) => change({ subject })}
              width={240}
            />
            <PeriodFilter from={url.from} to={url.to} onChange={change} />
          </ListTools>
        }
        empty={logConditions(url).length > 0 ? words.emptyFiltered : words.empty}
        lines={12}
      >
        {(rows) => <LogEntries label={title} entries={rows} />}
      </PagedRows>
    </PageBody>
  );
}
