import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { routes } from "../../../addresses/routes.ts";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import { PlainTable } from "../../../components/tables/plain-table.tsx";
import { AvailabilityChip } from "../availability-chip.tsx";
import type { Batch, BatchRow } from "./batch-queries.ts";

type Shown = Pick<Batch, "suppliers" | "rows">;

const words = texts.availability.batch;

const Told = styled("div")(({ theme }) => ({
  minWidth: 150,
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

function FoundCell({ cell }: { cell: BatchRow["found"][number] | undefined }) {
  if (!cell) return words.nothing;
  const { availability, productName, monthlyFee, connectFee, deliveryDays, documentId } = cell;
  const formats = texts.formats;
  const productAreas = texts.productAreas;
  const terms = [
    productAreas.monthlyFee(formats.money(monthlyFee)),
    productAreas.connectFee(formats.money(connectFee)),
    ...(deliveryDays === null ? [] : [words.days(deliveryDays)]),
  ];
  return (
    <Told>
      <AvailabilityChip availability={availability} short />
      <small>{productName}</small>
      {availability !== "no" && <small>{terms.join(" · ")}</small>}
      {documentId !== null && (
        <Link to={routes.document("subscriber", documentId)}>{texts.imports.tid(String(documentId))}</Link>
      )}
    </Told>
  );
}

const columnsOf = ({ suppliers, rows }: Shown): DataColumn<BatchRow>[] => [
  { id: "address", header: words.address, cell: ({ address }) => address },
  { id: "row", header: words.row, cell: ({ number }) => number },
  ...(rows.some(({ reference }) => reference !== "")
    ? [{ id: "reference", header: words.reference, cell: ({ reference }: BatchRow) => reference }]
    : []),
  ...suppliers.map(({ id, name }) => ({
    id,
    header: name,
    cell: ({ found }: BatchRow) => <FoundCell cell={found.find(({ supplierId }) => supplierId === id)} />,
  })),
];

/** The addresses, and beside each what every supplier has there. */
export function BatchTable(shown: Shown) {
  const { rows } = shown;
  return (
    <PlainTable
      label={words.answers}
      columns={columnsOf(shown)}
      rows={rows}
      rowId={({ number }) => String(number)}
      titlesStay
    />
  );
}
