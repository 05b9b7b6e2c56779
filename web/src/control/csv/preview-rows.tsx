import { styled } from "@mui/material/styles";
import { keyColumns } from "@runko/domain/csv/csv-columns";
import { texts } from "@runko/domain/texts/texts";
import type { CsvImport } from "./csv-calls.ts";

const words = texts.csv;

/** More than this nobody reads through; those with errors come first. */
const mostShown = 200;

const Rows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& > li": { padding: "6px 10px" },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
}));
const Cells = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 14px",
  margin: 0,
  "& > div": { display: "flex", flexWrap: "wrap", gap: 4, minWidth: 0 },
  "& dt": { color: theme.colors.textSecondary },
  "& dd": { margin: 0, minWidth: 0 },
}));
const Errors = styled("ul")(({ theme }) => ({
  margin: "2px 0 0",
  paddingInlineStart: 18,
  color: theme.tones.red.text,
}));

type Row = CsvImport["rows"][number];

const keys: ReadonlySet<string> = new Set(keyColumns);

const columnName = ({ columns }: CsvImport, path: string): string =>
  columns.find(({ key }) => key === path.split(".")[0])?.header ?? "";

function RowHead({ row }: { row: Row }) {
  return (
    <>
      <strong>{words.line(row.line)}</strong>
      {row.errors.length === 0 && ` · ${words.actionOf[row.action]}`}
    </>
  );
}

type RowProps = { preview: CsvImport; row: Row };

const Pair = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** What is in the row, but for the marks by which it names what it changes. */
function Given({ preview, row }: RowProps) {
  const shown = preview.columns.map(({ key, header }, index) => ({ key, header, value: row.cells[index] ?? "" }));
  return (
    <Cells>
      {shown.map(({ key, header, value }) =>
        value === "" || keys.has(key) ? null : <Pair key={key} name={header} value={value} />,
      )}
    </Cells>
  );
}

/** Which row it is by its first cells, and what it changes from what to what. */
function Changes({ preview, row }: RowProps) {
  const changed = new Set(row.changes.map(({ key }) => key));
  const naming = preview.columns.slice(0, 2).flatMap(({ key }, index) => (changed.has(key) ? [] : [row.cells[index]]));
  return (
    <>
      {naming.some(Boolean) && <span> · {naming.filter(Boolean).join(" ")}</span>}
      <Cells>
        {row.changes.map(({ key, before, after }) => (
          <Pair key={key} name={columnName(preview, key)} value={words.change(before, after)} />
        ))}
      </Cells>
    </>
  );
}

/** The rows of a file, each with what is wrong with it or what it changes; those with errors first. */
export function PreviewRows({ preview }: { preview: CsvImport }) {
  const { rows } = preview;
  const order = ({ errors, action }: Row) => (errors.length > 0 ? 0 : { changed: 1, added: 2, none: 3 }[action]);
  const shown = rows.toSorted((a, b) => order(a) - order(b)).slice(0, mostShown);
  const left = rows.length - shown.length;
  return (
    <Rows aria-label={words.preview}>
      {shown.map((row) => (
        <li key={row.line}>
          <RowHead row={row} />
          {row.changes.length > 0 ? <Changes preview={preview} row={row} /> : <Given preview={preview} row={row} />}
          {row.errors.length > 0 && (
            <Errors>
              {row.errors.map(({ path, code, message }) => (
                <li key={`${path} ${code}`}>
                  {columnName(preview, path)}: {message}
                </li>
              ))}
            </Errors>
          )}
        </li>
      ))}
      {left > 0 && <li>{words.moreRows(left)}</li>}
    </Rows>
  );
}
