import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import type { Ref } from "react";
import { phoneScreen } from "../../../screen/breakpoints.ts";
import { useMedia } from "../../../screen/use-media.ts";
import { Indented } from "../indented.tsx";
import type { TreeRow } from "../organization-tree.ts";
import { typeName } from "../type-name.ts";
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
  openings: readonly Opening[];
  onChange: (openings: Opening[]) => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Organizations below by document types, a mark for what is opened; on a narrow screen one organization at a time. */
export function VisibilityGrid({ rows, openings, onChange, inputRef }: VisibilityGridProps) {
  const narrow = useMedia(phoneScreen);
  const isOpen = (childId: string, type: DocumentType) =>
    openings.some((one) => one.childId === childId && one.eventType === type);
  const set = (childId: string, eventType: DocumentType, open: boolean) => {
    const others = openings.filter((one) => one.childId !== childId || one.eventType !== eventType);
    onChange(open ? [...others, { childId, eventType }] : others);
  };
  const mark = ({ id, name }: TreeRow, type: DocumentType, labelled: boolean) => (
    <Checkbox
      checked={isOpen(id, type)}
      onChange={(_event, checked) => set(id, type, checked)}
      slotProps={{
        input: {
          ...(id === rows[0]?.id && type === documentTypes[0] && { ref: inputRef }),
          ...(!labelled && { "aria-label": words.cell(name, typeName(type)) }),
        },
      }}
      sx={{ p: 1.5 }}
    />
  );
  if (narrow)
    return rows.map((row) => (
      <Group key={row.id}>
        <legend>{row.name}</legend>
        {documentTypes.map((type) => (
          <FormControlLabel key={type} label={typeName(type)} control={mark(row, type, true)} />
        ))}
      </Group>
    ));
  return (
    <Grid aria-label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.child}</th>
          {documentTypes.map((type) => (
            <th key={type} scope="col">
              {typeName(type)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Indented depth={row.depth}>{row.name}</Indented>
            </th>
            {documentTypes.map((type) => (
              <td key={type}>{mark(row, type, false)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
