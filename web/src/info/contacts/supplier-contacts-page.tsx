import { styled } from "@mui/material/styles";
import { documentTypes } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
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

/** Whom to call or write to at each supplier of the organization, narrowed by words and by what it is about (U3). */
export function SupplierContactsPage() {
  const { organizationId } = useSession();
  const { data, error, refetch } = useQuery(supplierContactsQuery(organizationId));
  const [params, setParams] = useSearchParams();
  const searched = params.get("q") ?? "";
  const type = documentTypes.find((known) => known === params.get("type"));
  const set = (name: "q" | "type", value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const shown = data && shownContacts(data, { searched, type });

  return (
    <PageBody>
      <PageHeader title={words.title} />
      <p>{words.help}</p>
      <Tools data-screen-only>
        <SearchField
          text={searched}
          onChange={(text) => set("q", text)}
          label={words.search}
          placeholder={words.searchHelp}
        />
        <ChoiceFilter
          id="contact-type"
          label={words.type}
          allLabel={words.allTypes}
          options={documentTypes.map((value) => ({ value, label: texts.documents.types[value].many }))}
          value={type}
          onChange={(value) => set("type", value ?? "")}
          width={220}
        />
        <span role="status">{shown && words.count(shown.length)}</span>
      </Tools>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data?.length === 0 && <EmptyState text={words.empty} />}
      {data && data.length > 0 && shown?.length === 0 && <EmptyState text={words.emptyFiltered} />}
      <Cards>
        {shown?.map((supplier) => (
          <SupplierCard key={supplier.id} supplier={supplier} oneType={type !== undefined} />
        ))}
      </Cards>
    </PageBody>
  );
}
