import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { FoldedSection } from "../../components/layout/folded-section.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { mapColumns, type Import, type ImportPlace } from "./import-queries.ts";

const words = texts.imports;

const Grid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  gap: "8px 16px",
  margin: "8px 0 12px",
});

type MappingProps = { found: Import; place: ImportPlace; onChanged: (next: Import) => void };

/** What each column of the file is, as it is remembered for the next file. */
export function ColumnMapping({ found, place, onChanged }: MappingProps) {
  const { headers, columns, unknown, mappingIssues, defaults, state } = found;
  const [mapping, setMapping] = useState<(string | null)[]>(found.mapping);
  const changed = mapping.some((name, at) => name !== found.mapping[at]);
  const { run, busy } = useAction({
    perform: () => mapColumns(place, { mapping, defaults }),
    onDone: onChanged,
    onFailed: showProblem,
  });
  const fields = headers.map((header, at) => ({ id: `import-column-${at}`, header, at }));
  const nameOf = (name: string | null) => columns.find((column) => column.name === name)?.header;
  const options = columns.map(({ name, header, required }) => ({
    value: name,
    label: required ? `${header} *` : header,
  }));
  return (
    <>
      {mappingIssues.map((issue) => (
        <Notice key={`${issue.path} ${issue.code}`} severity="error">
          {issueMessage(texts.issues, issue)}
        </Notice>
      ))}
      {unknown.map(({ header, meant }) => (
        <Notice key={header} severity="warning">
          {words.unknown(header, nameOf(meant))}
        </Notice>
      ))}
      <FoldedSection
        title={words.mapping}
        told={words.mapped(mapping.filter((name) => name !== null).length, headers.length)}
        open={mappingIssues.length + unknown.length > 0}
      >
        <Grid>
          {fields.map(({ id, header, at }) => (
            <ChoiceFilter
              key={id}
              id={id}
              label={header || words.unnamed(at + 1)}
              allLabel={words.leaveOut}
              options={options}
              value={mapping[at] ?? undefined}
              onChange={(name) => setMapping(mapping.map((one, index) => (index === at ? (name ?? null) : one)))}
              width="auto"
            />
          ))}
        </Grid>
        <ActionButton
          variant="outlined"
          busy={busy}
          disabledReason={state === "sending" ? words.jobStates.sending : changed ? undefined : words.nothingChanged}
          onClick={() => void run()}
        >
          {words.applyMapping}
        </ActionButton>
      </FoldedSection>
    </>
  );
}
