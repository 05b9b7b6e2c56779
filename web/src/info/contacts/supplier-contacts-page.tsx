import { styled } from "@mui/material/styles";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { address } from "../../addresses/address.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useSession } from "../../session/session-context.ts";
import { shownContacts } from "./shown-contacts.ts";
import { SupplierCard } from "./supplier-card.tsx";
import { supplierContactsQuery } from "./supplier-contacts-query.ts";

const words = texts.supplierContacts;

const Tools = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px 16px" });
const Cards = styled("div")({ display: "flex", flexDirection: "column", gap: 12, marginTop: 16 });

const contactsAddress = address({ searched: textOf("q"), type: oneOf("type", documentTypes) });

/** Whom to call or write to at each supplier of the organization, narrowed by words and by what it is about (U3). */
export function SupplierContactsPage() {
  const { organizationId } = useSession();
  const { data, error, refetch } = useQuery(supplierContactsQuery(organizationId));
  const { url, change } = useAddress(contactsAddress);
  const shown = data && shownContacts(data, url);

  return (
    <PageBody>
      <PageHeader title={words.title} />
      <p>{words.help}</p>
      <Tools data-screen-only>
        <SearchField
          text={url.searched}
          onChange={(searched) => change({ searched }, { replace: true })}
          label={words.search}
          placeholder={words.searchHelp}
        />
        <ChoiceFilter
          id="contact-type"
          label={words.type}
          allLabel={words.allTypes}
          options={documentTypes.map((value) => ({ value, label: texts.documents.types[value].many }))}
          value={url.type}
          onChange={(type) => change({ type }, { replace: true })}
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
