import { Problem } from "../platform/http/problem.ts";

/** Where in a body of the façade a field of ours stands; undefined of what has no place there. */
export type PointAt = (path: string) => string | undefined;

/** Runs the work; what breaks a rule of ours is told where the client wrote it. */
export async function pointingAt<T>(pointAt: PointAt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.extras.issues) throw error;
    const issues = error.extras.issues.map((issue) => ({ ...issue, path: pointAt(issue.path) ?? issue.path }));
    throw new Problem(error.code, { ...error.extras, issues });
  }
}
