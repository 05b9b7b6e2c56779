import type { ImportPolicy, ImportState, RowState, RowVerdict } from "../../imports/import-states.ts";

const jobStates: Record<ImportState, string> = {
  checking: "Tarkistetaan",
  checked: "Tarkistettu",
  sending: "Lähetetään",
  done: "Valmis",
  stopped: "Pysäytetty",
};
const states: Record<RowState, string> = { waiting: "Lähettämättä", sent: "Lähetetty", failed: "Epäonnistui" };
const verdicts: Record<RowVerdict, string> = { ok: "Kunnossa", warning: "Huomautus", error: "Virhe" };
const policies: Record<ImportPolicy, string> = { all: "Kaikki tai ei mitään", valid: "Lähetä kelvolliset" };

/** Rows of a file that are checked, mended and sent (beyond E2). */
export const imports = {
  jobStates,
  states,
  verdicts,
  policies,
  result: {
    state: "tila",
    errors: "virhe",
    sheetName: "Tulos",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-tulos.xlsx`,
  },
};
