import type { DocumentType } from "@runko/domain/documents/document-types";
import type { GlobalRole, OrganizationRole, PathRole } from "@runko/domain/organizations/roles";

type Answer<Body> = { 200: { headers: Record<string, string>; content: { "application/json": Body } } };
type Call<Parameters, Body> = { parameters: Parameters; responses: Answer<Body> };
type Sent<Payload> = { requestBody: { content: { "application/json": Payload } } };
type InOrganization = { path: { id: string }; query?: { filter?: string } };
type Counts = Record<string, Record<string, number>>;

type User = {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string[];
  jobTitle: string;
  globalRole: GlobalRole | null;
  organizationRoles: { organizationId: string; organizationName: string; role: OrganizationRole }[];
};

type Organization = {
  id: string;
  name: string;
  parentOrganizationId: string | null;
  eventTypeRights: DocumentType[];
  activeEventTypes: DocumentType[];
};

export type paths = {
  "/users/login": { post: Call<object, { token: string }> & Sent<{ username: string; password: string }> };
  "/users/logout": { post: Call<object, unknown> };
  "/users/me": {
    get: Call<object, User>;
    patch: Call<object, User> &
      Sent<{
        firstName?: string;
        lastName?: string;
        emailAddress?: string;
        phoneNumber?: string[];
        currentPassword?: string;
      }>;
  };
  "/organizations": { get: Call<{ query?: { filter?: string } }, Organization[]> };
  "/organizations/{id}": { get: Call<InOrganization, Organization> };
  "/organizations/{id}/subscriber-documents/count-per-type-and-state": { get: Call<InOrganization, Counts> };
  "/organizations/{id}/supplier-documents/count-per-type-and-state": { get: Call<InOrganization, Counts> };
  "/organizations/{id}/fault-handler-documents/count-per-type-and-state": { get: Call<InOrganization, Counts> };
  "/organizations/{id}/roles/{role}/events/{eventId}/lock-for-editing": {
    patch: Call<{ path: { id: string; role: PathRole; eventId: number }; query?: { reset?: boolean } }, unknown>;
  };
};
