import { areaOfPath, areaPaths } from "@runko/domain/organizations/areas";

/** The front of the page's area, when the page shows something of the organization that was left; lists and fronts stay. */
export function pathAfterSwitch(pathname: string): string | undefined {
  if (/^\/[^/]+(?:\/documents)?\/?$/.test(pathname)) return undefined;
  const area = areaOfPath(pathname);
  return area === null || area === "workManagement" ? undefined : areaPaths[area];
}
