import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import type { Ref } from "react";
import { phoneScreen } from "../../../screen/breakpoints.ts";
import { useMedia } from "../../../screen/use-media.ts";
import { Indented } from "../indented.tsx";
import type { TreeRow } from "../organization-tree.ts";
import { typeName } from "../type-name.ts";
import { allOf, columnOf, marksOf, rowOf, withMarked, type Marked } from "./opening-marks.ts";
import type { Opening } from "./visibility-queries.ts";

const words = texts.controlOrganizations.visibility;

const Grid = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  "& th": { fontSize: "0.75rem", fontWeight: 600, padding: "6px 4px", textAlign: "center" },
  "& thead th": { overflowWrap: "normal", [theme.breakpoints.down("md")]: { overflowWrap: "anywhere" } },
  "& th:first-of-type": { textAlign: "start" },
  "& td": { textAlign: "center", padding: 0 },
  "& tbody tr": { borderTop: `1px solid ${theme.colors.divider}` },
  "& tbody tr:hover": { background: theme.palette.action.hover },
  "& tr[data-whole]": { background: theme.palette.action.hover, "& th": { fontWeight: 600 } },
  "& tbody th": { fontSize: "inherit", fontWeight: "inherit", overflowWrap: "anywhere" },
}));

const Group = styled("fieldset")(({ theme }) => ({
  margin: 0,
  padding: "8px 0",
  border: 0,
  borderTop: `1px solid ${theme.colors.divider}`,
  "& legend": { float: "left", width: "100%", fontWeight: 600 },
  "& label": { display: "flex", clear: "both" },
}));

type VisibilityGridProps = {
  rows: readonly TreeRow[];
  /** All rows that are found, of which this page shows some: a column is theirs. */
  found: readonly TreeRow[];
  openings: readonly Opening[];
  onChange: (openings: Opening[]) => void;
  inputRef: Ref<HTMLInputElement>;
};

/** The boxes of the marks, and what is said of the row for all. */
function useBoxes({ found, openings, onChange }: VisibilityGridProps) {
  const markOf = marksOf(openings);
  const ids = found.map(({ id }) => id);
  const box = (marked: Marked, label: string | undefined, ref?: Ref<HTMLInputElement>) => {
    const mark = markOf(marked);
    return (
      <Checkbox
        checked={mark === "all"}
        indeterminate={mark === "some"}
        onChange={() => onChange(withMarked(openings, marked, mark !== "all"))}
        slotProps={{ input: { ...(ref && { ref }), ...(label && { "aria-label": label }) } }}
        sx={{ p: 1.5 }}
      />
    );
  };
  const cell = ({ id, name }: TreeRow, type: DocumentType, labelled: boolean) =>
    box({ childIds: [id], types: [type] }, labelled ? undefined : words.cell(name, typeName(type)));
  return { ids, box, cell, everything: words.everything(found.length) };
}

function NarrowGrid(props: VisibilityGridProps) {
  const { rows, inputRef } = props;
  const { ids, box, cell, everything } = useBoxes(props);
  return (
    <>
      <Group>
        <legend>{everything}</legend>
        <FormControlLabel
          label={words.allTypes}
          control={box(allOf(ids), words.cell(everything, words.allTypes), inputRef)}
        />
        {documentTypes.map((type) => (
          <FormControlLabel
            key={type}
            label={typeName(type)}
            control={box(columnOf(ids, type), words.cell(everything, typeName(type)))}
          />
        ))}
      </Group>
      {rows.map((row) => (
        <Group key={row.id}>
          <legend>{row.name}</legend>
          <FormControlLabel label={words.allTypes} control={box(rowOf(row.id), undefined)} />
          {documentTypes.map((type) => (
            <FormControlLabel key={type} label={typeName(type)} control={cell(row, type, true)} />
          ))}
        </Group>
      ))}
    </>
  );
}

function WideGrid(props: VisibilityGridProps) {
  const { rows, inputRef } = props;
  const { ids, box, cell, everything } = useBoxes(props);
  return (
    <Grid aria-label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.child}</th>
          <th scope="col">{words.allTypes}</th>
          {documentTypes.map((type) => (
            <th key={type} scope="col">
              {typeName(type)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr data-whole>
          <th scope="row">{everything}</th>
          <td>{box(allOf(ids), words.cell(everything, words.allTypes), inputRef)}</td>
          {documentTypes.map((type) => (
            <td key={type}>{box(columnOf(ids, type), words.cell(everything, typeName(type)))}</td>
          ))}
        </tr>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Indented depth={row.depth}>{row.name}</Indented>
            </th>
            <td>{box(rowOf(row.id), words.cell(row.name, words.allTypes))}</td>
            {documentTypes.map((type) => (
              <td key={type}>{cell(row, type, false)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

/** Organizations below by document types, a mark for what is opened; on a narrow screen one organization at a time. */
export function VisibilityGrid(props: VisibilityGridProps) {
  const narrow = useMedia(phoneScreen);
  if (props.found.length === 0) return null;
  return narrow ? <NarrowGrid {...props} /> : <WideGrid {...props} />;
}
