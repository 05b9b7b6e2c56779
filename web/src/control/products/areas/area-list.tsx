import Button from "@mui/material/Button";
import type { ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { SearchField } from "../../../components/tables/search-field.tsx";
import { areaPagesQuery, rowsAtOnce, type AreaPlace } from "./area-queries.ts";
import { AreaRows } from "./area-rows.tsx";
import { placeOf, type AreaValues } from "./area-values.ts";

const words = texts.productAreas;

type AreaListProps = {
  place: AreaPlace;
  /** Areas that are saved. */
  total: number;
  values: AreaValues;
  nameOf: (area: ProductArea) => string;
  onChange: (change: Partial<Pick<AreaValues, "said" | "gone">>) => void;
};

/** What is not saved yet, and the areas that are, the wide ones first, narrowed by what is typed. */
export function AreaList({ place, total, values: { said, gone }, nameOf, onChange }: AreaListProps) {
  const [text, setText] = useState("");
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    areaPagesQuery(place, text.trim()),
  );
  const hidden = new Set([...said, ...gone].map(placeOf));
  const areas = (data?.pages ?? []).flatMap((page) => page.areas);
  const shown = areas.filter((area) => !hidden.has(placeOf(area)));
  const found = data?.pages.at(-1)?.found ?? 0;
  const isEmpty = !isPending && !error && shown.length === 0;
  return (
    <>
      {said.length > 0 && (
        <Section title={words.unsaved(said.length)}>
          <AreaRows
            areas={said}
            nameOf={nameOf}
            onRemove={(area) => onChange({ said: said.filter((one) => one !== area) })}
          />
        </Section>
      )}
      <Section title={words.count(total)}>
        {total > 10 && <SearchField text={text} onChange={setText} label={words.search} placeholder={words.search} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && <SkeletonBlock lines={4} />}
        {isEmpty && (
          <p role="status">{total === 0 ? words.none : text.trim() === "" ? words.noneLeft : words.nothingFound}</p>
        )}
        <AreaRows areas={shown} nameOf={nameOf} onRemove={(area) => onChange({ gone: [...gone, area] })} />
        {hasNextPage && (
          <Button loading={isFetching} onClick={() => void fetchNextPage()}>
            {words.showMore(Math.min(rowsAtOnce, found - areas.length))}
          </Button>
        )}
      </Section>
    </>
  );
}
