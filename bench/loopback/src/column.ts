import { property } from "@loopback/repository";

type Kind = "string" | "number" | "boolean" | "date" | "object";

/** A property with the column that it is kept in. */
export const column = (columnName: string, type: Kind, more: object = {}) =>
  property({ type, postgresql: { columnName, ...(type === "object" && { dataType: "jsonb" }) }, ...more });

export const key = (columnName: string, type: Kind, more: object = {}) =>
  column(columnName, type, { id: true, ...more });

export const table = (name: string) => ({
  settings: { postgresql: { schema: "public", table: name }, idInjection: false },
});
