import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { Scope } from "../api/entities.ts";
import { alternativesQuery, type SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices.ending;

/** What its supplier offers instead of the connections that end, as far as the reader may order it. */
export function Alternatives({ scope, notice }: { scope: Scope; notice: SupplierNotice }) {
  const { data } = useQuery(alternativesQuery(scope, notice.id));
  const side = scope.role === "SUBSCRIBER" ? scope.role : "SUPPLIER";
  return (
    <Section title={words.alternatives}>
      {notice.alternativesText !== "" && (
        <p style={{ margin: "0 0 12px", whiteSpace: "pre-line", maxWidth: 900 }}>{notice.alternativesText}</p>
      )}
      {data ? (
        data.length > 0 ? (
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {data.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        ) : (
          <p style={{ margin: 0 }}>{words.noAlternatives[side]}</p>
        )
      ) : (
        <SkeletonBlock lines={2} />
      )}
      {side === "SUBSCRIBER" && <p style={{ margin: "12px 0 0", maxWidth: 900 }}>{words.help}</p>}
    </Section>
  );
}
