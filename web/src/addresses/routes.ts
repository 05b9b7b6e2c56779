import { areaPaths, type Area } from "@runko/domain/organizations/areas";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ControlEntry } from "@runko/domain/organizations/control-entries";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { InfoEntry } from "@runko/domain/organizations/tabs";
import type { ReportView } from "@runko/domain/reports/report";

export type DocumentArea = "subscriber" | "supplier" | "faultHandler";

/** The area in which each role works on documents. */
export const areaOfRole: Record<PathRole, DocumentArea> = {
  SUBSCRIBER: "subscriber",
  SUPPLIER: "supplier",
  ERROR_HANDLER: "faultHandler",
};

const documentAreas: ReadonlySet<unknown> = new Set(Object.values(areaOfRole));

export const isDocumentArea = (area: Area | null): area is DocumentArea => documentAreas.has(area);

const reportPaths: Record<ReportView, string> = {
  SUBSCRIBER: "/reports/subscriber",
  SUPPLIER: "/reports/vendor",
  ERROR_HANDLER: "/reports/fault-handler",
  PORTAL: "/reports",
};

/** The query of a list or of a new document; parts that are undefined are left out. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Addresses of pages, as §2 writes them. */
export const routes = {
  areaFront: (area: DocumentArea): string => areaPaths[area],
  documents: (area: DocumentArea, query: { type?: DocumentType; status?: DocumentState; own?: "1" } = {}): string =>
    withQuery(`${areaPaths[area]}/documents`, query),
  document: (area: DocumentArea, id: number | string, query: { mode?: string } = {}): string =>
    withQuery(`${areaPaths[area]}/documents/${encodeURIComponent(id)}`, query),
  /** The messages of all documents; one of them on its document's page. */
  messages: (area: DocumentArea): string => `${areaPaths[area]}/messages`,
  message: (area: DocumentArea, eventId: number, messageId: string): string =>
    `${areaPaths[area]}/documents/${eventId}#${messageId}`,
  newDocument: (
    query: { type?: DocumentType; mode?: string; step?: string; supplier?: string; formType?: string } = {},
  ): string => withQuery("/subscriber/documents/new", query),
  /** `query` as the search writes it. */
  search: (area: DocumentArea, query: URLSearchParams | string = ""): string => {
    const asked = String(query);
    return `${areaPaths[area]}/search${asked === "" ? "" : `?${asked}`}`;
  },

  /** Of one role, of the whole portal, or the way to all that the user may read. */
  reports: (view: ReportView = "PORTAL"): string => reportPaths[view],
  /** What both parties are told of the documents between them. */
  traffic: (role: PathRole, counterparty?: string): string =>
    withQuery(`${reportPaths[role]}/traffic`, { counterparty }),
  /** Documents from files. */
  imports: (kind?: string): string => `${areaPaths.subscriber}/imports${kind ? `?kind=${kind}` : ""}`,
  import: (id: string): string => `${areaPaths.subscriber}/imports/${encodeURIComponent(id)}`,
  /** The register of connections, and one of them. */
  connections: (area: DocumentArea): string => `${areaPaths[area]}/connections`,
  connection: (area: DocumentArea, id: number): string => `${areaPaths[area]}/connections/${id}`,
  /** The register compared with a file. */
  reconciliation: (area: DocumentArea, partner?: string): string =>
    withQuery(`${areaPaths[area]}/connections/reconciliation`, { partner }),
  /** What can be had at an address. */
  availability: (): string => `${areaPaths.subscriber}/availability`,
  /** The projects of the organization's documents. */
  projects: (area: DocumentArea): string => `${areaPaths[area]}/projects`,
  /** One of them; two subscribers may call theirs alike. */
  project: (area: DocumentArea, project: string, of: string): string =>
    withQuery(`${areaPaths[area]}/projects`, { project, of }),
  /** What suppliers tell of planned work and outages, one of them, and the form of a new one. */
  supplierNotices: (area: DocumentArea): string => `${areaPaths[area]}/notices`,
  supplierNotice: (area: DocumentArea, id: string): string => `${areaPaths[area]}/notices/${encodeURIComponent(id)}`,
  newSupplierNotice: (area: DocumentArea, query: { kind?: string; by?: string; values?: string } = {}): string =>
    withQuery(`${areaPaths[area]}/notices/new`, query),
  /** The faults that were made while it was known. */
  faultsOfNotice: (id: string): string => `${areaPaths.faultHandler}/notices/${encodeURIComponent(id)}/faults`,
  newFault: (): string => `${areaPaths.faultHandler}/documents/new`,
  controlEntry: (entry: ControlEntry): string => `${areaPaths.control}/${entry}`,
  infoEntry: (entry: InfoEntry): string => `${areaPaths.info}/${entry}`,
};
