import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { address } from "../../addresses/address.ts";
import { textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import type { Scope } from "../api/entities.ts";
import { ConnectionLines } from "../connections/connection-lines.tsx";
import { connectionChoicesQuery, shownChoices } from "../connections/connection-queries.ts";
import { linesOfRow } from "../list/document-lines.tsx";
import { hasShortWord, searchedText, shortestWord } from "../list/list-filter.ts";
import { newDocumentPath } from "./new-document-url.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** What is looked for, beside what the address says of the new document. */
const searchAddress = address({ text: textOf("q") }, { shared: true });

const words = texts.documentForm.findOrder;
const { filterTooShort } = texts.documentList;

const Lines = styled("div")({ marginTop: 8 });

const pathOf = (type: DocumentType, { id }: { id: number }) =>
  newDocumentPath(type, { eventId: id, mode: "FROM_EXISTING" });

/** The connection, by its order, that a change, an end or a fault is about: one's own, found and chosen in place by whatever is known of it (D-13). */
export function OrderSearch({ scope, type }: { scope: Scope; type: DocumentType }) {
  const { url, change } = useAddress(searchAddress);
  const { text } = url;
  const searched = searchedText(text);
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery({
    ...connectionChoicesQuery(scope, searched),
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const keys = useRowKeys({
    found: isFetching ? undefined : data?.rows,
    searched,
    searchedOf: searchedText,
    take: (row) => void navigate(pathOf(type, row)),
  });
  return (
    <Section title={words.title}>
      <div {...keys}>
        <SearchField
          wide
          autoFocus
          text={text}
          onChange={(typed) => change({ text: typed }, { replace: true })}
          label={words.search}
          placeholder={words.searchHelp}
          clearLabel={texts.documentList.clearFilter}
          hintOf={(typed) => (hasShortWord(typed) ? filterTooShort(shortestWord) : undefined)}
        />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonBlock lines={4 * linesOfRow} />}
        {data && (
          <>
            <VisuallyHidden role="status">{words.found(total)}</VisuallyHidden>
            {total === 0 && (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {words.nothingFound}
              </Typography>
            )}
            <Lines>
              <ConnectionLines rows={data.rows} hrefOf={(row) => pathOf(type, row)} />
            </Lines>
            {total > shownChoices && (
              <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
                {words.more(total - data.rows.length)}
              </Typography>
            )}
          </>
        )}
      </div>
    </Section>
  );
}
