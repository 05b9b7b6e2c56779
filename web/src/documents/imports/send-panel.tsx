import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { connectionKind } from "@runko/domain/imports/imported-connection";
import { importPolicies, type ImportPolicy } from "@runko/domain/imports/import-states";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { checkAgain, sendImport, type Import, type ImportPlace } from "./import-queries.ts";

const words = texts.imports;

const Bar = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 12 });

type SendPanelProps = { found: Import; place: ImportPlace; onChanged: (next: Import) => void };

/** Sends what is right, all or none, when it is asked and told what goes. */
export function SendPanel({ found, place, onChanged }: SendPanelProps) {
  const { kind, right, warnings, errors, sent, mappingIssues } = found;
  const sendable = right + warnings;
  const [chosen, setChosen] = useState<ImportPolicy>();
  const [asking, setAsking] = useState(false);
  const policy = chosen ?? (errors > 0 ? "valid" : found.usualPolicy);
  const again = useAction({ perform: () => checkAgain(place), onDone: onChanged, onFailed: showProblem });
  if (sendable === 0 && errors === 0) return <Notice severity="success">{words.allSent(sent)}</Notice>;
  const blocked = policy === "all" && errors > 0 ? words.hasErrors : sendable === 0 ? words.nothingToSend : undefined;
  return (
    <Bar>
      <ChoiceFilter
        id="import-policy"
        label={words.policy}
        options={importPolicies.map((value) => ({ value, label: words.policies[value] }))}
        value={policy}
        onChange={setChosen}
        width={220}
      />
      <ActionButton
        variant="contained"
        disabledReason={mappingIssues.length > 0 ? words.mapFirst : blocked}
        onClick={() => setAsking(true)}
      >
        {words.send(sendable)}
      </ActionButton>
      {errors > 0 && (
        <Button disabled={again.busy} onClick={() => void again.run()}>
          {sent > 0 ? words.retry : words.checkAgain}
        </Button>
      )}
      {asking && (
        <PerformDialog
          title={words.confirm.title(sendable)}
          text={
            kind === connectionKind
              ? [words.connections.confirm, errors > 0 && words.confirm.text(errors)].filter(Boolean).join(" ")
              : words.confirm.text(errors)
          }
          confirmLabel={words.send(sendable)}
          perform={async () => {
            onChanged(await sendImport(place, policy));
            return words.begun;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Bar>
  );
}
