import { exportProof } from "@runko/domain/values/export-proof";
import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** Asks a recent proof for a file of many rows, which are counted for who lacks it alone, and no further than needed. */
export async function proveLargeExport(
  request: Pick<FastifyRequest, "requireProof">,
  countTo: (most: number) => number | Promise<number>,
): Promise<void> {
  try {
    await request.requireProof();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "PROOF_REQUIRED") throw error;
    if ((await countTo(exportProof.rows + 1)) > exportProof.rows) throw error;
  }
}

/** Counts the rows of portions until there are so many. */
export async function countPortions(portions: AsyncIterable<readonly unknown[]>, most: number): Promise<number> {
  let count = 0;
  for await (const rows of portions) {
    count += rows.length;
    if (count >= most) break;
  }
  return count;
}
