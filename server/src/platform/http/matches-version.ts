const tags = (header: string): string[] => header.split(",").map((tag) => tag.trim().replaceAll(/^W\/|"/g, ""));

/** Whether an If-Match names this version, among others or as any. Source: RFC 9110 §13.1.1 */
export const matchesVersion = (ifMatch: string, version: number | string): boolean =>
  ifMatch.trim() === "*" || tags(ifMatch).includes(String(version));
