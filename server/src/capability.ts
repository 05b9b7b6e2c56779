import type { AppContext } from "./app-context.ts";
import type { Database } from "./platform/database/schema.ts";
import type { App } from "./platform/http/typed-app.ts";

export type TableName = keyof Database;

/** Rows of this table that meet the condition have served their time: safe to delete again and in several processes at once. */
export type Expiring = { table: TableName; condition: string };

/** What a folder of the server gives to the whole; capabilities.ts lists them. */
export type Capability = {
  /** The tables that it alone writes, each with the other folders whose SQL reads it. */
  tables: Partial<Record<TableName, readonly string[]>>;
  /** Of which of its tables rows end by age. */
  expiring?: readonly Expiring[];
  routes: (api: App, context: AppContext) => void;
};
