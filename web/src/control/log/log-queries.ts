import { listQuery, type RowOf } from "../../api/rows.ts";
import { controlKeys } from "../control-keys.ts";
import { logConditions, type LogUrl } from "./log-url.ts";

export type LogEntry = RowOf<"/admin-log">;

/** The shown entries of the log, the newest first. */
export function logQuery(url: LogUrl) {
  const and = logConditions(url);
  const { page, pageSize: limit } = url;
  const filter = { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
  return listQuery(controlKeys.log(), "/admin-log", { filter });
}
