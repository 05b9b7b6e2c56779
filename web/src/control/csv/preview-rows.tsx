import { styled } from "@mui/material/styles";
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

const columnName = ({ columns }: CsvImport, path: string): string =>
  columns.find(({ key }) => key === path.split(".")[0])?.header ?? "";

/** The rows of a file as they were read, each with what is wrong with it; those with errors first. */
export function PreviewRows({ preview }: { preview: CsvImport }) {
  const { columns, rows } = preview;
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const shown = [...wrong, ...rows.filter(({ errors }) => errors.length === 0)].slice(0, mostShown);
  const left = rows.length - shown.length;
  return (
    <Rows aria-label={words.preview}>
      {shown.map(({ line, cells, errors }) => (
        <li key={line}>
          <strong>{words.line(line)}</strong>
          <Cells>
            {columns.map(({ key, header }, index) =>
              cells[index] === "" ? null : (
                <div key={key}>
                  <dt>{header}</dt>
                  <dd>{cells[index]}</dd>
                </div>
              ),
            )}
          </Cells>
          {errors.length > 0 && (
            <Errors>
              {errors.map(({ path, code, message }) => (
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
