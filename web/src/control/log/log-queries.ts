import { queryOptions } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import type { components } from "../../api/schema.generated.ts";
import { controlKeys } from "../control-keys.ts";
import { logConditions, type LogUrl } from "./log-url.ts";

export type LogEntry = components["schemas"]["AdminLogEntry"];

/** The shown entries of the log, the newest first. */
export function logQuery(url: LogUrl) {
  const and = logConditions(url);
  const { page, pageSize: limit } = url;
  const filter = { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
  return queryOptions({
    queryKey: controlKeys.log(filter),
    queryFn: async ({ signal }) => {
      const query = { filter: JSON.stringify(filter) };
      const found = await answerList(api.GET("/admin-log", { params: { query }, signal }));
      return found as { rows: LogEntry[]; total: number };
    },
  });
}
