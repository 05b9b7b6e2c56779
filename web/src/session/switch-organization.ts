import { storage } from "../storage/client-storage.ts";
import { releaseLocks } from "./locked-events.ts";

let switchedTo: string | undefined;

/** Selects another organization in this browser; all locks of the user are cleared (§4). */
export async function switchOrganization(organizationId: string): Promise<void> {
  await releaseLocks();
  switchedTo = organizationId;
  storage.organization.write(organizationId);
}

/** Whether it was this tab that selected the organization, not another one. */
export function wasSwitchedHere(organizationId: string): boolean {
  return switchedTo === organizationId;
}
