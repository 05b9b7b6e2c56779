import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";
import type { FigureUrl, ReportUrl } from "../report-url.ts";

type Schemas = components["schemas"];
export type Report = Schemas["Report"];
export type ReportDocument = Schemas["ReportDocument"];
export type ReportChoices = Schemas["ReportChoices"];

/** Whose reports: of an organization in a role, or of the whole portal. */
export type Place = { view: PathRole; organizationId: string } | { view: "PORTAL" };
export type KnownReport = ReportUrl & { report: ReportType };

/** The figures of a year do not change by the second; one that is opened again may be a minute old. */
const fresh = 60_000;

/** The parameters by which the parties that the address names are asked for. */
function partiesOf({ view }: Place, { counterparty, subscriber, supplier }: KnownReport) {
  const supplierIds = view === "SUBSCRIBER" ? counterparty : view === "PORTAL" ? supplier : [];
  const subscriberIds = view === "SUBSCRIBER" ? [] : view === "PORTAL" ? subscriber : counterparty;
  return { supplierIds, subscriberIds };
}

function queryOf(place: Place, url: KnownReport) {
  const { report, from, to, productGroup, product } = url;
  const narrowed = { ...partiesOf(place, url), productGroupIds: productGroup, productIds: product };
  const said = Object.entries(narrowed).filter(([, ids]) => ids.length > 0);
  return { report, from, to, ...(Object.fromEntries(said) as { [name in keyof typeof narrowed]?: string[] }) };
}

const keyOf = (place: Place, ...rest: readonly unknown[]) =>
  place.view === "PORTAL"
    ? queryKeys.portalReports(...rest)
    : [...queryKeys.inOrganization(place.organizationId, place.view), "reports", ...rest];

const pathOf = ({ view, organizationId }: Exclude<Place, { view: "PORTAL" }>) => ({ id: organizationId, role: view });

export function reportQuery(place: Place, url: KnownReport) {
  const query = { ...queryOf(place, url), mode: url.mode };
  return queryOptions({
    queryKey: keyOf(place, "figures", query),
    queryFn: async ({ signal }) => {
      const found =
        place.view === "PORTAL"
          ? api.GET("/admin/export/report", { params: { query }, signal })
          : api.GET("/organizations/{id}/roles/{role}/export/report", {
              params: { path: pathOf(place), query },
              signal,
            });
      return (await answer(found)) as Report;
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
      if (place.view === "PORTAL")
        return answer(api.GET("/admin/export/report/choices", { params: { query }, signal }));
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
    queryFn: ({ signal }) =>
      place.view === "PORTAL"
        ? fetchRows("/admin/export/report/documents", { query, signal })
        : fetchRows("/organizations/{id}/roles/{role}/export/report/documents", {
            path: pathOf(place),
            query,
            signal,
          }),
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
  const query = figure
    ? { ...figureOf(place, url, figure), format }
    : { ...queryOf(place, url), mode: url.mode, format };
  const documents = figure === undefined ? "" : "/documents";
  const parseAs = "blob" as const;
  const { data, error, response } = await (place.view === "PORTAL"
    ? api.GET(`/admin/export/report${documents}`, { params: { query }, parseAs })
    : api.GET(`/organizations/{id}/roles/{role}/export/report${documents}`, {
        params: { path: pathOf(place), query },
        parseAs,
      }));
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
