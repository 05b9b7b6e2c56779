import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { problemText } from "../../api/api-problem.ts";
import { ActionButton } from "../buttons/action-button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { useStored } from "../../storage/use-stored.ts";
import type { DataTableProps } from "./data-column.ts";
import { storedDensity, usualDensity } from "./density.ts";
import { TableCards } from "./table-cards.tsx";
import { TableGrid } from "./table-grid.tsx";
import { useTableModel } from "./use-table-model.ts";

const Frame = styled("div")({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  position: "relative",
  gap: 8,
});
const Progress = styled("div")({ position: "absolute", top: 0, insetInline: 0, height: 2, zIndex: 3 });

function InPlaceOfRows<Row>({ table }: { table: DataTableProps<Row> }) {
  const { rows, error, onRetry, empty } = table;
  if (error && rows === undefined) return <ErrorState error={error} onRetry={() => onRetry?.()} />;
  if (rows?.length === 0) return <EmptyState {...empty} />;
  return null;
}

/**
 * The dense list of the portal: rows that are links, sorting, selection, `j` `k` Enter `x`, thousands of rows at once,
 * cards on a narrow screen; with its skeleton, its empty state and its failure.
 */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const model = useTableModel(table);
  const narrow = useMedia(phoneScreen);
  const { rows, error, onRetry } = table;
  const busy = table.busy === true;
  const density = useStored(storedDensity) ?? usualDensity;
  const Body = narrow ? TableCards : TableGrid;
  return (
    <Frame>
      {busy && rows !== undefined && (
        <Progress>
          <LinearProgress aria-label={texts.common.table.refreshing} sx={{ height: 2 }} />
        </Progress>
      )}
      {rows === undefined && !error && <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>}
      {error !== undefined && error !== null && rows !== undefined && (
        <Notice
          severity="error"
          live
          action={<ActionButton onClick={() => onRetry?.()}>{texts.common.tryAgain}</ActionButton>}
        >
          {problemText(error)}
        </Notice>
      )}
      <Body key={density} table={table} model={model} density={density}>
        <InPlaceOfRows table={table} />
      </Body>
    </Frame>
  );
}
