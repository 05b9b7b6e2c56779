import type { Verdict } from "../../src/documents/allowed-actions.ts";
import { documentActions, type DocumentAction } from "../../src/documents/document-actions.ts";
import { documentStates, type DocumentState } from "../../src/documents/document-states.ts";
import type { RuledDocument } from "../../src/documents/ruled-document.ts";
import { actorNames, type ActorName } from "./grid-cast.ts";

/**
 * Cells: `→STATE` allowed and the state changes, `=` allowed and the state stays, `new` allowed and a new document
 * comes of it, `state` refused in this state, `arch` refused of an archived one, `done` archived already, `–` not
 * this actor's action. A pair of actor and action without a row is `–` throughout.
 * Columns: a state, with `/` and who cancelled it (`c` customer, `s` supplier) and `a` for archived.
 */
export type Column = { title: string; state: DocumentState; flags: Partial<RuledDocument> };
export type Grid = { columns: Column[]; cellOf: (actor: ActorName, action: DocumentAction, column: Column) => string };

function pick<T extends string>(known: readonly T[], name: string): T {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new Error(`The grid knows no ${name}`);
  return found;
}

function readColumn(title: string): Column {
  const [state = "", marks = ""] = title.split("/");
  const flags = {
    cancelledByCustomer: marks.includes("c"),
    cancelledBySupplier: marks.includes("s"),
    archived: marks.includes("a"),
  };
  return { title, state: pick(documentStates, state), flags };
}

export function readGrid(...blocks: string[]): Grid {
  const lines = blocks.flatMap((block) => block.trim().split("\n"));
  const [titles = [], ...rows] = lines.map((line) => line.split(/[\s|]+/).filter((word) => word !== ""));
  const columns = titles.map(readColumn);
  const cells = new Map<string, string>();
  for (const [actors = "", name = "", ...written] of rows) {
    const action = pick(documentActions, name);
    if (written.length !== columns.length) throw new Error(`${actors} ${action}: ${written.length} cells`);
    for (const actor of actors.split("+")) {
      written.forEach((cell, index) => {
        const key = `${pick(actorNames, actor)} ${action} ${titles[index]}`;
        if (cells.has(key)) throw new Error(`${key} is written twice`);
        cells.set(key, cell);
      });
    }
  }
  return { columns, cellOf: (actor, action, { title }) => cells.get(`${actor} ${action} ${title}`) ?? "–" };
}

const cellOfRefusal: Partial<Record<string, string>> = {
  NOT_YOUR_ACTION: "–",
  NOT_ALLOWED_IN_STATE: "state",
  NOT_ALLOWED_WHEN_ARCHIVED: "arch",
  ALREADY_ARCHIVED: "done",
};

/** A verdict in the words of the grid. */
export function writeCell({ row, refusals: [first] }: Verdict): string {
  if (first !== undefined) return cellOfRefusal[first] ?? first;
  if (row === null) return "allowed without a row";
  if (row.makes === "newDocument") return row.to === null ? "new" : `new→${row.to}`;
  return row.to === null ? "=" : `→${row.to}`;
}
