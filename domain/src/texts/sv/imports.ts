import type { ImportPolicy, ImportState, RowState, RowVerdict } from "../../imports/import-states.ts";

const jobStates: Record<ImportState, string> = {
  checking: "Kontrolleras",
  checked: "Kontrollerad",
  sending: "Skickas",
  done: "Klar",
  stopped: "Stoppad",
};
const states: Record<RowState, string> = { waiting: "Inte skickad", sent: "Skickad", failed: "Misslyckades" };
const verdicts: Record<RowVerdict, string> = { ok: "I ordning", warning: "Anmärkning", error: "Fel" };
const policies: Record<ImportPolicy, string> = { all: "Allt eller inget", valid: "Skicka de giltiga" };

export const imports = {
  jobStates,
  states,
  verdicts,
  policies,
  result: {
    state: "status",
    errors: "fel",
    sheetName: "Resultat",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-resultat.xlsx`,
  },
};
