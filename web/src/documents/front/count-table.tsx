import { styled } from "@mui/material/styles";
import { countedStates, documentStates } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useSession } from "../../session/session-context.ts";
import { useCounts, useCountsOfChildren } from "../../shell/use-counts.ts";
import { WithChildren } from "../../shell/with-children.tsx";

const words = texts.front;

// What is there for screen readers alone has its place by it: else the page were as wide as the table.
const Scroller = styled("div")({ overflowX: "auto", position: "relative" });
const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  "& th, & td": { padding: "6px 10px", textAlign: "right", whiteSpace: "nowrap" },
  "& th:first-of-type": { textAlign: "left" },
  "& thead th": { color: theme.colors.textSecondary, fontWeight: 600 },
  "& tbody tr": { borderTop: `1px solid ${theme.colors.divider}` },
  "& a": { display: "inline-block", minWidth: 24, padding: "3px 4px", color: theme.colors.primary, fontWeight: 600 },
}));

/** How many documents of each type are in each state, each figure a link to its list. */
export function CountTable({ types }: { types: readonly DocumentType[] }) {
  const area = areaOfRole[useSession().role];
  const { data, error, refetch } = useCounts();
  const ofChildren = useCountsOfChildren();
  const states = documentStates.filter((state) => types.some((type) => countedStates(type).includes(state)));
  return (
    <Section title={words.counts}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={4} />}
      {data && (
        <Scroller tabIndex={0} role="region" aria-label={words.counts}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{words.type}</th>
                {states.map((state) => (
                  <th key={state} scope="col">
                    {texts.documents.states[state]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {types.map((type) => (
                <tr key={type}>
                  <th scope="row">{texts.documents.types[type].many}</th>
                  {states.map((state) => {
                    const count = data[type]?.[state] ?? 0;
                    const more = ofChildren[type]?.[state] ?? 0;
                    if (!countedStates(type).includes(state)) return <td key={state}>–</td>;
                    return (
                      <td key={state}>
                        {count + more === 0 ? (
                          0
                        ) : (
                          <Link to={routes.documents(area, { type, status: state })}>
                            <WithChildren own={count} ofChildren={more} />
                          </Link>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
    </Section>
  );
}
