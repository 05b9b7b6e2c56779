import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { listQuery, type RowOf } from "../../api/rows.ts";
import type { components, operations } from "../../api/schema.generated.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import type { Scope } from "../api/entities.ts";
import type { NoticesUrl } from "./notices-address.ts";

const path = "/organizations/{id}/roles/{role}/supplier-notices";
const onePath = `${path}/{noticeId}` as const;

export type SupplierNotice = components["schemas"]["SupplierNotice"];
export type ListedNotice = RowOf<typeof path>;
export type NoticeConnection = RowOf<`${typeof onePath}/connections`>;
export type NoticeReceipt = RowOf<`${typeof onePath}/receipts`>;
export type NoticeBody = operations["sendSupplierNotice"]["requestBody"]["content"]["application/json"];
export type NoticeUpdateBody = operations["updateSupplierNotice"]["requestBody"]["content"]["application/json"];

const place = ({ organizationId, role }: Scope) => ({ id: organizationId, role });
export const noticesKey = ({ organizationId, role }: Scope, ...rest: readonly unknown[]) =>
  queryKeys.documentLists(organizationId, role, "supplier-notices", ...rest);

/** A page of the notices, the newest first. */
export function noticesQuery(scope: Scope, { all, kind, page, pageSize: limit }: NoticesUrl) {
  const and = [...(all ? [] : [{ standing: true }]), ...(kind ? [{ kind }] : [])];
  const filter = { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
  return listQuery(noticesKey(scope), path, { path: place(scope), filter });
}

export const noticeQuery = (scope: Scope, noticeId: string) =>
  queryOptions({
    queryKey: noticesKey(scope, "one", noticeId),
    queryFn: ({ signal }) => answer(api.GET(onePath, { params: { path: { ...place(scope), noticeId } }, signal })),
  });

export const touchedQuery = (scope: Scope, noticeId: string, { page, limit }: { page: number; limit: number }) =>
  listQuery(noticesKey(scope, "touched", noticeId), `${onePath}/connections`, {
    path: { ...place(scope), noticeId },
    filter: { limit, skip: page * limit },
  });

/** So many organizations are shown beside a notice. */
const shownReceipts = 1000;

export const receiptsQuery = (scope: Scope, noticeId: string) =>
  listQuery(noticesKey(scope, "receipts", noticeId), `${onePath}/receipts`, {
    path: { ...place(scope), noticeId },
    filter: { limit: shownReceipts },
  });

/** How many connections of whom a notice would touch. */
export const previewQuery = (scope: Scope, asked: Pick<NoticeBody, "kind" | "choice">) =>
  queryOptions({
    queryKey: noticesKey(scope, "preview", asked),
    queryFn: ({ signal }) =>
      answer(api.POST(`${path}/preview`, { params: { path: place(scope) }, body: asked, signal })),
  });

/** The products by which a supplier can choose connections. */
export const noticeProductsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: noticesKey(scope, "products"),
    queryFn: ({ signal }) => answer(api.GET(`${path}/products`, { params: { path: place(scope) }, signal })),
    meta: tellsFailure,
  });

/** So many of a supplier's products are offered to choose alternatives of. */
const shownProducts = 1000;

/** What the supplier itself offers: what it may name instead of what it ends. */
export const ownProductsQuery = ({ organizationId, role }: Scope) =>
  listQuery(noticesKey({ organizationId, role }, "own-products"), "/organizations/{id}/products", {
    path: { id: organizationId },
    filter: { where: { active: true }, order: ["name ASC"], limit: shownProducts },
  });

/** What may be ordered instead of the connections that a notice ends. */
export const alternativesQuery = (scope: Scope, noticeId: string) =>
  queryOptions({
    queryKey: noticesKey(scope, "alternatives", noticeId),
    queryFn: ({ signal }) =>
      answer(api.GET(`${onePath}/alternatives`, { params: { path: { ...place(scope), noticeId } }, signal })),
    meta: tellsFailure,
  });

export const sendNotice = (scope: Scope, body: NoticeBody) =>
  answer(api.POST(path, { params: { path: place(scope) }, body }));

export const updateNotice = (scope: Scope, noticeId: string, body: NoticeUpdateBody) =>
  answer(api.POST(`${onePath}/updates`, { params: { path: { ...place(scope), noticeId } }, body }));

export const remindOfNotice = (scope: Scope, noticeId: string) =>
  answer(api.POST(`${onePath}/reminders`, { params: { path: { ...place(scope), noticeId } } }));

export const readNotice = (scope: Scope, noticeId: string) =>
  answer(api.POST(`${onePath}/read`, { params: { path: { ...place(scope), noticeId } } }));
