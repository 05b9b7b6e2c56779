import type { PathRole } from "@runko/domain/organizations/roles";
import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";
import type { Stage } from "./cast.ts";

/** Files of a fault notice, which every role sees and the supplier's own people do not touch. */
export function attachmentCalls(role: PathRole, fault: (stage: Stage) => { eventId: number }): Call[] {
  const act = `act as ${role}` as const;
  const read = `read as ${role}` as const;
  const files = (stage: Stage) => `/roles/${role}/events/${fault(stage).eventId}/files`;
  const none = (stage: Stage) => `${files(stage)}/${noSuchId}`;
  return [
    {
      operationId: "uploadFile",
      need: act,
      method: "POST",
      path: () => `/roles/${role}/files/upload`,
      body: {},
      granted: "415 UNSUPPORTED_MEDIA_TYPE",
    },
    { operationId: "listFiles", need: read, path: files, granted: "200" },
    {
      operationId: "addFiles",
      need: act,
      method: "POST",
      path: files,
      body: {},
      granted: role === "SUPPLIER" ? "403 NOT_YOUR_ACTION" : "422 VALIDATION_FAILED",
    },
    { operationId: "deleteFile", need: act, method: "DELETE", path: none, granted: "404 FILE_NOT_FOUND" },
    {
      operationId: "downloadFile",
      need: read,
      path: (stage) => `${none(stage)}/download`,
      granted: "404 FILE_NOT_FOUND",
    },
  ];
}
