import { adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { OrganizationFilter } from "../organization-filter.tsx";
import { Toolbar } from "../toolbar.tsx";
import { useAdministered } from "../use-administered.ts";
import { LogEntries } from "./log-entries.tsx";
import { logQuery } from "./log-queries.ts";
import { logAddress, logConditions } from "./log-url.ts";
import { PeriodFilter } from "./period-filter.tsx";

const words = texts.controlLog;

const subjects = adminSubjects
  .map((value) => ({ value, label: words.subjects[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "fi"));

/** Who has changed what in the organizations that the reader administers. */
export function LogPage() {
  const { url, change } = useAddress(logAddress);
  const { organizations } = useAdministered("adminLog");
  const list = useQuery({ ...logQuery(url), placeholderData: keepPreviousData });
  const organization = organizations?.find(({ id }) => id === url.organizationId);
  const title = organization ? words.titleOf(organization.name) : words.title;

  return (
    <PageBody>
      <PageHeader title={title} />
      <Toolbar data-screen-only>
        <SearchField
          text={url.text}
          onChange={(text) => change({ text }, { replace: true })}
          label={words.search}
          placeholder={words.searchHelp}
        />
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
      </Toolbar>
      <PagedRows
        found={list}
        page={url}
        onPage={change}
        empty={logConditions(url).length > 0 ? words.emptyFiltered : words.empty}
        lines={12}
      >
        {(rows) => <LogEntries label={title} entries={rows} />}
      </PagedRows>
    </PageBody>
  );
}
