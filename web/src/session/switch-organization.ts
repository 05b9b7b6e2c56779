import { storage } from "../storage/client-storage.ts";
import { releaseLocks } from "./locked-events.ts";

type Switch = { organizationId: string; path?: string | undefined };

let last: Switch | undefined;

/** Selects another organization in this browser, to go on at this page of it; all locks of the user are cleared (§4). */
export async function switchOrganization(organizationId: string, path?: string): Promise<void> {
  await releaseLocks();
  last = { organizationId, path };
  storage.organization.write(organizationId);
}

/** The switch to this organization, if it was this tab that made it, not another one. */
export function switchMadeHere(organizationId: string): Switch | undefined {
  return last?.organizationId === organizationId ? last : undefined;
}
