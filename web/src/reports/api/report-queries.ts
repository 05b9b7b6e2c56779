import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { components } from "../../api/schema.generated.ts";
import type { FigureUrl, ReportUrl } from "../report-url.ts";

type Schemas = components["schemas"];
export type Report = Schemas["Report"];
export type ReportDocument = Schemas["ReportDocument"];
export type ReportChoices = Schemas["ReportChoices"];

export type Place = { organizationId: string; role: PathRole };
export type KnownReport = ReportUrl & { report: ReportType };

/** The figures of a year do not change by the second; one that is opened again may be a minute old. */
const fresh = 60_000;

function queryOf({ role }: Place, { report, from, to, counterparty, productGroup, product }: KnownReport) {
  return {
    report,
    from,
    to,
    ...(counterparty.length > 0 && { [role === "SUBSCRIBER" ? "supplierIds" : "subscriberIds"]: [...counterparty] }),
    ...(productGroup.length > 0 && { productGroupIds: [...productGroup] }),
    ...(product.length > 0 && { productIds: [...product] }),
  };
}

const keyOf = ({ organizationId, role }: Place, ...rest: readonly unknown[]) => [
  ...queryKeys.inOrganization(organizationId, role),
  "reports",
  ...rest,
];

const pathOf = ({ organizationId, role }: Place) => ({ id: organizationId, role });

export function reportQuery(place: Place, url: KnownReport) {
  const query = { ...queryOf(place, url), mode: url.mode };
  return queryOptions({
    queryKey: keyOf(place, "figures", query),
    queryFn: async ({ signal }) => {
      const params = { path: pathOf(place), query };
      const report = await answer(api.GET("/organizations/{id}/roles/{role}/export/report", { params, signal }));
      return report as Report;
    },
    staleTime: fresh,
  });
}

/** What the report can be narrowed to. */
export function choicesQuery(place: Place, { report, from, to }: KnownReport) {
  const query = { report, from, to };
  return queryOptions({
    queryKey: keyOf(place, "choices", query),
    queryFn: ({ signal }) => {
      const params = { path: pathOf(place), query };
      return answer(api.GET("/organizations/{id}/roles/{role}/export/report/choices", { params, signal }));
    },
    staleTime: fresh,
    placeholderData: keepPreviousData,
  });
}

type ListPage = { page: number; pageSize: number };

const figureOf = (place: Place, url: KnownReport, { by, key, bucket }: FigureUrl) => ({
  ...queryOf(place, url),
  ...(by !== undefined && key !== undefined && { by, key }),
  ...(bucket !== undefined && { bucket }),
});

/** A page of the documents behind a figure. */
export function reportDocumentsQuery(place: Place, url: KnownReport, figure: FigureUrl, { page, pageSize }: ListPage) {
  const query = {
    ...figureOf(place, url, figure),
    limit: String(pageSize),
    skip: String(page * pageSize),
  };
  return queryOptions({
    queryKey: keyOf(place, "documents", query),
    queryFn: ({ signal }) => {
      const params = { path: pathOf(place), query };
      const found = api.GET("/organizations/{id}/roles/{role}/export/report/documents", { params, signal });
      // Without a format the answer is the list.
      return answerList(found as Promise<{ data?: ReportDocument[]; error?: unknown; response: Response }>);
    },
    placeholderData: keepPreviousData,
  });
}

export type FileFormat = "csv" | "xlsx";

/** The report as a file, or all of the documents behind a figure of it. */
export async function fetchReportFile(
  place: Place,
  url: KnownReport,
  figure: FigureUrl | undefined,
  format: FileFormat,
): Promise<Blob> {
  const path = "/organizations/{id}/roles/{role}/export/report";
  const query = figure
    ? { ...figureOf(place, url, figure), format }
    : { ...queryOf(place, url), mode: url.mode, format };
  const asked = { params: { path: pathOf(place), query }, parseAs: "blob" } as const;
  const { data, error, response } = await (figure ? api.GET(`${path}/documents`, asked) : api.GET(path, asked));
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
