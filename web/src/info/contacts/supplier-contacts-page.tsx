import { styled } from "@mui/material/styles";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useAddress } from "../../screen/use-address.ts";
import { useSession } from "../../session/session-context.ts";
import { shownContacts } from "./shown-contacts.ts";
import { SupplierCard } from "./supplier-card.tsx";
import { supplierContactsQuery } from "./supplier-contacts-query.ts";

const words = texts.supplierContacts;

const Tools = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px 16px" });
const Cards = styled("div")({ display: "flex", flexDirection: "column", gap: 12, marginTop: 16 });

type ContactsUrl = { searched: string; type: DocumentType | undefined };

const readUrl = (query: URLSearchParams): ContactsUrl => ({
  searched: query.get("q") ?? "",
  type: documentTypes.find((known) => known === query.get("type")),
});

const writeUrl = ({ searched, type }: ContactsUrl) =>
  new URLSearchParams({ ...(searched && { q: searched }), ...(type && { type }) });

/** Whom to call or write to at each supplier of the organization, narrowed by words and by what it is about (U3). */
export function SupplierContactsPage() {
  const { organizationId } = useSession();
  const { data, error, refetch } = useQuery(supplierContactsQuery(organizationId));
  const { url, change } = useAddress(readUrl, writeUrl);
  const shown = data && shownContacts(data, url);

  return (
    <PageBody>
      <PageHeader title={words.title} />
      <p>{words.help}</p>
      <Tools data-screen-only>
        <SearchField
          text={url.searched}
          onChange={(searched) => change({ searched }, true)}
          label={words.search}
          placeholder={words.searchHelp}
        />
        <ChoiceFilter
          id="contact-type"
          label={words.type}
          allLabel={words.allTypes}
          options={documentTypes.map((value) => ({ value, label: texts.documents.types[value].many }))}
          value={url.type}
          onChange={(type) => change({ type }, true)}
          width={220}
        />
        <span role="status">{shown && words.count(shown.length)}</span>
      </Tools>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data?.length === 0 && <EmptyState text={words.empty} />}
      {data && data.length > 0 && shown?.length === 0 && <EmptyState text={words.emptyFiltered} />}
      <Cards>
        {shown?.map((supplier) => (
          <SupplierCard key={supplier.id} supplier={supplier} oneType={url.type !== undefined} />
        ))}
      </Cards>
    </PageBody>
  );
}
