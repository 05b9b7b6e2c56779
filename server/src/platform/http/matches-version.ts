/** Whether an If-Match names this version. */
export const matchesVersion = (ifMatch: string, version: number | string): boolean =>
  ifMatch.replaceAll(/^W\/|"/g, "") === String(version);
