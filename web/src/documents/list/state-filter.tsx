import { styled } from "@mui/material/styles";
import { countedStates, type DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { stateLook } from "../../look/state-look.ts";
import { useMedia } from "../../screen/use-media.ts";
import type { TypeCounts } from "../../shell/use-counts.ts";
import { WithChildren } from "../../shell/with-children.tsx";

const words = texts.documentList;

/** Where the states of a list and their icons stand in one row, beside the drawer. */
const roomForWords = "(min-width: 1536px)";

const Frame = styled("nav")({ flex: 1, minWidth: 0 });
const OneRow = styled(Chips)({
  flexWrap: "nowrap",
  overflowX: "auto",
  padding: 2,
  "@media (max-width: 1535.95px)": { gap: 3, "& a": { gap: 3, padding: "0 7px" }, "& svg": { display: "none" } },
});

export type StateOption = { state: DocumentState | undefined; label: string; count: number; more: number };

/** How many documents of its own the organization has in the state that a list shows, or in all. */
export function ownCount(
  counts: TypeCounts | undefined,
  { type, status }: { type: DocumentType; status: DocumentState | undefined },
): number | undefined {
  const states = status ? [status] : countedStates(type);
  return counts && states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** The states of a type and all of them, each with how many documents are in it, and how many more at children. */
export const stateOptions = (
  type: DocumentType,
  counts: TypeCounts | undefined,
  ofChildren: TypeCounts | undefined,
): StateOption[] =>
  [undefined, ...countedStates(type)].map((state) => ({
    state,
    label: state ? texts.documents.states[state] : words.allStates,
    count: ownCount(counts, { type, status: state }) ?? 0,
    more: ownCount(ofChildren, { type, status: state }) ?? 0,
  }));

type StateFilterProps = {
  options: readonly StateOption[];
  status: DocumentState | undefined;
  /** Whether the numbers are known. */
  counted: boolean;
  hrefOf: (status: DocumentState | undefined) => string;
};

/** The states of a list with how many documents are in each; the shown one is marked. */
export function StateFilter({ options, status, counted, hrefOf }: StateFilterProps) {
  const isWide = useMedia(roomForWords);
  return (
    <Frame aria-label={words.states}>
      <OneRow>
        {options.map(({ state, label, count, more }) => {
          const Icon = state && stateLook[state].Icon;
          return (
            <li key={label}>
              <Chip to={hrefOf(state)} aria-current={state === status ? "page" : undefined}>
                {Icon && <Icon aria-hidden />}
                {label}{" "}
                {counted && (
                  <strong>
                    {isWide && state === status ? (
                      words.withChildren(count, more)
                    ) : (
                      <WithChildren own={count} ofChildren={more} />
                    )}
                  </strong>
                )}
              </Chip>
            </li>
          );
        })}
      </OneRow>
    </Frame>
  );
}
