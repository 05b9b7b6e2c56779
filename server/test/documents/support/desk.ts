import { documentCollections, documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Answer, ProblemBody } from "../../app/caller.ts";
import type { TestApp } from "../../app/create-test-app.ts";

/** A document as the API answers it (D-30), as far as the tests read it by name. */
export type Shown = {
  id: number;
  documentType: DocumentType;
  eventState: string;
  caseId: number;
  version: number;
  archived: boolean;
  document: DocumentFields;
  eventProducts: { productId: string; productPrice: string; monthPrice: string; active: boolean }[];
  editLock: { byId: string; byName: string; since: string; until: string } | null;
  allowedActions: string[];
  refusedActions: { action: string; code: string; message: string }[];
} & Record<string, unknown>;

export type Refused = ProblemBody & {
  currentState?: string;
  changedBy?: string;
  changedAt?: string;
  lock?: NonNullable<Shown["editLock"]>;
};

/** What an answer may hold, without telling which. */
export type ShownOrRefused = Shown & Refused;

type Named = { id: number; documentType: DocumentType };
type Headers = Record<string, string>;

/** A user at work in one role of one organization; paths are those under `organizations/{id}/roles/{role}`. */
export type Desk = {
  userId: string;
  organizationId: string;
  role: PathRole;
  base: string;
  token: string;
  get: <Body>(path: string, headers?: Headers) => Promise<Answer<Body>>;
  post: <Body = ShownOrRefused>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Body>>;
  patch: <Body = ShownOrRefused>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Body>>;
  delete: <Body = ShownOrRefused>(path: string, headers?: Headers) => Promise<Answer<Body>>;
  create: (type: DocumentType, body: unknown, headers?: Headers) => Promise<Answer<ShownOrRefused>>;
  read: (document: Named) => Promise<Answer<ShownOrRefused>>;
  /** Performs an action with the version that the document has, or another. */
  act: (document: Named & { version: number }, body: object, headers?: Headers) => Promise<Answer<ShownOrRefused>>;
  lock: (eventId: number, query?: string) => Promise<Answer<{ lock: Shown["editLock"] } & Refused>>;
  counts: (of?: "children") => Promise<Record<DocumentType, Record<string, number>>>;
};

const countPaths: Record<PathRole, string> = {
  SUBSCRIBER: "subscriber-documents",
  SUPPLIER: "supplier-documents",
  ERROR_HANDLER: "fault-handler-documents",
};

/** A search for whatever there is: an empty one is refused. */
export const everyType = `documentType=${documentTypes.join(",")}`;

export const pathOf = ({ id, documentType }: Named) => `/${documentCollections[documentType]}/${id}`;

export async function createDesk(
  portal: TestApp,
  user: { id: string },
  organization: { id: string },
  role: PathRole,
): Promise<Desk> {
  const caller = await portal.signInAs(user);
  const base = `/organizations/${organization.id}/roles/${role}`;
  const desk: Desk = {
    userId: user.id,
    organizationId: organization.id,
    role,
    base,
    token: caller.token ?? "",
    get: (path, headers) => caller.get(`${base}${path}`, headers),
    post: (path, body, headers) => caller.post(`${base}${path}`, body, headers),
    patch: (path, body, headers) => caller.patch(`${base}${path}`, body, headers),
    delete: (path, headers) => caller.delete(`${base}${path}`, headers),
    create: (type, body, headers) => desk.post(`/${documentCollections[type]}`, body, headers),
    read: (document) => desk.get(pathOf(document)),
    act: (document, body, headers) =>
      desk.patch(pathOf(document), body, { "if-match": `"${document.version}"`, ...headers }),
    lock: (eventId, query = "") => desk.patch(`/events/${eventId}/lock-for-editing${query}`),
    counts: async (of) => {
      const path = `/organizations/${organization.id}/${countPaths[role]}/count-per-type-and-state${of ? `?of=${of}` : ""}`;
      return (await caller.get<Record<DocumentType, Record<string, number>>>(path)).body;
    },
  };
  return desk;
}
