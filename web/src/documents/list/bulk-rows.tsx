import { styled } from "@mui/material/styles";
import { fieldLabel } from "@runko/domain/documents/field-label";
import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { DateInput } from "../../components/forms/date-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { ProblemNotice } from "../../components/feedback/notice.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { asksConnectionId, rowName, type BulkForm, type DatedAction } from "./bulk-form.ts";

const words = texts.bulk.dialog;

const Rows = styled("div")({ display: "grid", gap: 12 });
const Row = styled("fieldset")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
  gap: "8px 14px",
  margin: 0,
  padding: "4px 12px 12px",
  border: `1px solid ${theme.colors.outline}`,
  borderRadius: theme.shape.borderRadius,
  contentVisibility: "auto",
  containIntrinsicSize: "auto 110px",
  "& > legend": { padding: "0 4px", fontWeight: 600 },
}));

type BulkRowsProps = {
  control: Control<BulkForm>;
  action: DatedAction;
  rows: readonly DocumentRow[];
  failures: ReadonlyMap<number, string>;
};

const labelOf = { confirm: "estimatedDeliveryDate", signReady: "actualDeliveryDate" } as const;

function helpOf({ document: { requestedDate } }: DocumentRow): string {
  return requestedDate ? words.requested(texts.formats.date(requestedDate)) : "";
}

/** The day of each row, and of an order that is confirmed its connection id. */
export function BulkRows({ control, action, rows, failures }: BulkRowsProps) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.id}>
          <legend>{words.row(row.id, row.document.customerName ?? "")}</legend>
          <DateInput
            control={control}
            name={`rows.${rowName(row.id)}.day`}
            label={fieldLabel(texts.documents, labelOf[action], row.documentType)}
            prefer={action === "confirm" ? "future" : "past"}
            help={helpOf(row)}
            required
          />
          {asksConnectionId(action, row) && (
            <TextInput
              control={control}
              name={`rows.${rowName(row.id)}.connectionId`}
              label={fieldLabel(texts.documents, "supplierConnectionId", row.documentType)}
              required
            />
          )}
          <div style={{ gridColumn: "1 / -1", display: failures.has(row.id) ? undefined : "none" }}>
            <ProblemNotice problem={failures.get(row.id)} />
          </div>
        </Row>
      ))}
    </Rows>
  );
}
