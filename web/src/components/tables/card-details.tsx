import type { DataColumn } from "./data-column.ts";
import { saysNothing } from "./says-nothing.ts";

/** What a card tells under its title: each column that says something of this row. */
export function CardDetails<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  return (
    <dl>
      {columns.map(({ id, header, cell }) => {
        const shown = cell(row);
        return saysNothing(shown) ? null : (
          <div key={id} style={{ display: "contents" }}>
            <dt>{header}</dt>
            <dd>{shown}</dd>
          </div>
        );
      })}
    </dl>
  );
}
