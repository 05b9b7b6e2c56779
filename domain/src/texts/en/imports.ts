import type { ImportPolicy, ImportState, RowState, RowVerdict } from "../../imports/import-states.ts";

const jobStates: Record<ImportState, string> = {
  checking: "Being checked",
  checked: "Checked",
  sending: "Being sent",
  done: "Done",
  stopped: "Stopped",
};
const states: Record<RowState, string> = { waiting: "Not sent", sent: "Sent", failed: "Failed" };
const verdicts: Record<RowVerdict, string> = { ok: "In order", warning: "Remark", error: "Error" };
const policies: Record<ImportPolicy, string> = { all: "All or nothing", valid: "Send the valid ones" };

export const imports = {
  jobStates,
  states,
  verdicts,
  policies,
  result: {
    state: "state",
    errors: "error",
    sheetName: "Result",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-result.xlsx`,
  },
};
