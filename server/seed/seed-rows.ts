import type { Selectable } from "kysely";
import type { Database } from "../src/platform/database/schema.ts";

export type TableName = keyof Database;

type SeedValue<Value> = Value extends Date ? string : Value;

/** A row to be written: instants are ISO texts, JSON is given as it is, and columns left out get their default. */
export type SeedRow<Name extends TableName> = {
  [Column in keyof Selectable<Database[Name]>]?: SeedValue<Selectable<Database[Name]>[Column]>;
};

/** Rows gathered by table until all are written at once. */
export type SeedRows = {
  add: <Name extends TableName>(name: Name, ...rows: SeedRow<Name>[]) => void;
  of: <Name extends TableName>(name: Name) => readonly SeedRow<Name>[];
};

export function makeSeedRows(): SeedRows {
  const tables = new Map<TableName, object[]>();
  return {
    add: (name, ...rows) => {
      const table = tables.get(name);
      if (table) table.push(...rows);
      else tables.set(name, rows);
    },
    of: (name) => tables.get(name) ?? [],
  };
}
