import { styled } from "@mui/material/styles";
import { endsSoonDays } from "@runko/domain/connections/connection-state";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { addDays } from "@runko/domain/values/calendar-date";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { Connection } from "./connection-queries.ts";
import { ConnectionStateChip } from "./connection-state.tsx";
import { NoticeMark } from "./notice-mark.tsx";
import type { RegisterRole } from "./use-register-scope.ts";

const words = texts.connections;
const formats = texts.formats;

const Soon = styled("strong")(({ theme }) => ({ color: theme.tones.amber.text }));

const Marks = styled("span")({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 2,
  maxWidth: "100%",
});

type Ending = Pick<Connection, "contractEnd" | "contractMonths" | "state">;

/** When the contract of a connection ends, said so that what ends soon is seen. */
export function ContractEnd({ contractEnd, contractMonths, state, today }: Ending & { today: string }) {
  if (contractMonths === 0) return words.untilFurtherNotice;
  if (contractEnd === null) return null;
  const date = formats.date(contractEnd);
  const soon = state !== "terminated" && contractEnd >= today && contractEnd <= addDays(today, endsSoonDays);
  return soon ? <Soon aria-label={words.endsSoonOn(date)}>{date}</Soon> : date;
}

const idsOf = ({ subscriberConnectionId, supplierConnectionId }: Connection) =>
  [subscriberConnectionId, supplierConnectionId].filter(Boolean).join(", ");
const placeOf = ({ targetAddress }: Connection) => (targetAddress ? formatAddress(targetAddress) : "");
const productOf = ({ productName, capacity, imported }: Connection) =>
  [productName, imported && words.imported, capacity].filter(Boolean).join(", ");

const customer: DataColumn<Connection> = {
  id: "customer",
  header: words.columns.customer,
  cell: ({ customerName }) => customerName,
  width: 110,
  grow: 1,
  wraps: true,
  card: "third",
};

/** What the register shows of each connection. */
export const connectionColumns = (role: RegisterRole, today: string, roomy: boolean): DataColumn<Connection>[] => [
  {
    id: "id",
    header: words.columns.id,
    cell: ({ id }) => String(id),
    width: 72,
    sortable: true,
    figures: true,
    card: "third",
  },
  {
    id: "state",
    header: words.columns.state,
    cell: ({ state, notice, supplierEndsOn }) =>
      notice || supplierEndsOn ? (
        <Marks>
          <ConnectionStateChip state={state} />
          {notice && <NoticeMark kind={notice.kind} label={texts.supplierNotices.mark[notice.kind]} />}
          {supplierEndsOn && (
            <span title={words.supplierEnds(formats.date(supplierEndsOn))}>
              <NoticeMark kind="termination" label={words.endsOn(formats.date(supplierEndsOn))} />
            </span>
          )}
        </Marks>
      ) : (
        <ConnectionStateChip state={state} />
      ),
    width: 152,
    card: "head",
  },
  { id: "product", header: words.columns.product, cell: productOf, width: 130, grow: 3, wraps: true, card: "title" },
  { id: "address", header: words.columns.address, cell: placeOf, width: 150, grow: 3, wraps: true, card: "second" },
  {
    id: "partner",
    header: words.partner[role],
    cell: ({ partner }) => partner.name,
    width: 130,
    grow: 2,
    wraps: true,
    card: "third",
  },
  ...(roomy ? [customer] : []),
  { id: "ids", header: words.ids, cell: idsOf, width: 130, grow: 2, wraps: true, card: "third" },
  {
    id: "monthlyFee",
    header: words.monthlyFee,
    cell: ({ monthlyFee }) => monthlyFee && formats.money(monthlyFee),
    width: 100,
    align: "right",
    sortable: true,
  },
  {
    id: "contractEnd",
    header: words.columns.contractEnd,
    cell: (row) => <ContractEnd {...row} today={today} />,
    width: 108,
    sortable: true,
  },
];
