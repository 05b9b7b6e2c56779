import Close from "@mui/icons-material/Close";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { rovingStops } from "../../components/roving-stops.ts";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { useCounts, useCountsOfChildren } from "../../shell/use-counts.ts";
import type { Scope } from "../api/entities.ts";
import { NarrowList } from "./narrow-list.tsx";
import { FilterMenu, type FilterChoice } from "../list/filter-menu.tsx";
import { flagFilters, type FlagFilter } from "../list/flag-filters.ts";
import type { ListUrl } from "../list/list-url.ts";
import { StateFilter, stateOptions } from "../list/state-filter.tsx";

/** One Tab stop, as the headings below are (0164). */
const filters = rovingStops("a, button");

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  width: "100%",
  minWidth: 0,
  [theme.breakpoints.down("sm")]: { width: "auto" },
}));

const none: readonly FilterChoice[] = [];

type ListFiltersProps = {
  scope: Scope;
  url: ListUrl;
  hrefOf: (url: ListUrl) => string;
  onChange: (part: Pick<ListUrl, "criteria">) => void;
};

/** What narrows a list: its states in one row beside the button of all else; on a phone the button alone. What does so now stands under it. */
export function ListFilters({ scope, url, hrefOf, onChange }: ListFiltersProps) {
  const { type, status, criteria } = url;
  const isPhone = useMedia(phoneScreen);
  const counts = useCounts().data;
  const ofType = counts && (counts[type] ?? {});
  const ofChildren = useCountsOfChildren();
  const options = stateOptions(type, ofType, criteria.own ? undefined : ofChildren[type]);
  const at = (part: Partial<ListUrl>) => hrefOf({ ...url, ...part, page: 0 });
  const flags = flagFilters(
    criteria,
    ofType,
    options.some(({ more }) => more > 0),
  );
  const choiceOf = ({ label, shown, turned, count }: FlagFilter) => ({
    label,
    shown,
    count,
    href: at({ criteria: turned }),
  });
  const shown = flags.filter((flag) => flag.shown);
  const active = Object.values(criteria).filter((value) => value !== undefined).length;
  return (
    <NarrowList scope={scope} type={type} criteria={criteria} onChange={(next) => onChange({ criteria: next })}>
      {(narrow) => (
        <>
          <Row ref={filters}>
            <FilterMenu
              states={
                isPhone
                  ? options.map(({ state, label, count, more }) => ({
                      label,
                      shown: state === status,
                      href: at({ status: state }),
                      count: ofType && count + more,
                    }))
                  : none
              }
              filters={flags.map(choiceOf)}
              active={active + (isPhone && status ? 1 : 0)}
              clearedHref={at({ criteria: {}, ...(isPhone && { status: undefined }) })}
              onNarrow={narrow}
            />
            {!isPhone && (
              <StateFilter
                options={options}
                status={status}
                counted={counts !== undefined}
                hrefOf={(state) => at({ status: state })}
              />
            )}
          </Row>
          {shown.length > 0 && (
            <Chips aria-label={texts.documentList.activeFilters}>
              {shown.map(choiceOf).map(({ label, href }) => (
                <li key={label}>
                  <Chip to={href} aria-label={texts.searchPage.remove(label)}>
                    <strong>{label}</strong>
                    <Close aria-hidden />
                  </Chip>
                </li>
              ))}
            </Chips>
          )}
        </>
      )}
    </NarrowList>
  );
}
