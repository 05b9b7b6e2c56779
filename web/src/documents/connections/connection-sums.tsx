import { styled } from "@mui/material/styles";
import { endsSoonDays } from "@runko/domain/connections/connection-state";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { FoldMark, foldingSummary } from "../../components/layout/folding.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { ConnectionSums } from "./connection-queries.ts";
import { connectionsAddress, type ConnectionsUrl } from "./connections-address.ts";
import type { RegisterRole } from "./use-register-scope.ts";

const words = texts.connections;
const formats = texts.formats;

const Frame = styled("div")(({ theme }) => ({
  fontSize: "0.8125rem",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.surface,
  "& dl": { display: "flex", flexWrap: "wrap", gap: "4px 32px", margin: 0, padding: "8px 16px" },
  "& dl > div": { display: "flex", gap: 8, alignItems: "baseline" },
  "& dt": { color: theme.colors.textSecondary },
  "& dd": { margin: 0, fontWeight: 650, fontVariantNumeric: "tabular-nums" },
  "& summary": { ...foldingSummary, gap: 4, minHeight: 32, padding: "4px 16px", fontWeight: 600 },
  "& summary:focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  "& details > div": { maxHeight: 260, overflowY: "auto", padding: "0 16px 8px" },
}));

type PartnerSum = ConnectionSums["partners"][number];

type ConnectionSumsProps = { role: RegisterRole; url: ConnectionsUrl; sums: ConnectionSums };

/** What the connections that are shown amount to, together and with each other party. */
export function ConnectionSumsBar({ role, url, sums }: ConnectionSumsProps) {
  const { partners } = sums;
  const partner = ({ id, name }: PartnerSum) =>
    id === null ? (
      words.others
    ) : (
      <Link to={`?${connectionsAddress.write({ ...url, page: 0, partnerId: id })}`}>{name ?? id}</Link>
    );
  const columns: DataColumn<PartnerSum>[] = [
    { id: "partner", header: words.partner[role], cell: partner },
    { id: "amount", header: words.amount, cell: ({ amount }) => formats.number(amount), align: "right" },
    { id: "fee", header: words.feesTogether, cell: ({ monthlyFee }) => formats.money(monthlyFee), align: "right" },
    {
      id: "soon",
      header: words.endingSoon(endsSoonDays),
      cell: ({ endsSoon }) => formats.number(endsSoon),
      align: "right",
    },
  ];
  return (
    <Frame role="group" aria-label={words.sums}>
      <dl>
        <div>
          <dt>{words.amount}</dt>
          <dd>{formats.number(sums.amount)}</dd>
        </div>
        <div>
          <dt>{words.feesTogether}</dt>
          <dd>{formats.money(sums.monthlyFee)}</dd>
        </div>
        <div>
          <dt>{words.endingSoon(endsSoonDays)}</dt>
          <dd>{formats.number(sums.endsSoon)}</dd>
        </div>
      </dl>
      {partners.length > 1 && (
        <details>
          <summary>
            {words.byPartner[role]}
            <FoldMark />
          </summary>
          <div>
            <PlainTable
              label={words.byPartner[role]}
              columns={columns}
              rows={partners}
              rowId={({ id }) => id ?? "others"}
            />
          </div>
        </details>
      )}
    </Frame>
  );
}
