/** How often a test draws by chance: more in a long run, few where every change of a rule takes it anew (scripts/mutate.ts). */
export function testSize(usual: number, long: number): number {
  if (process.env["RUNKO_LONG"]) return long;
  return process.env["RUNKO_MUTANTS"] ? Math.ceil(usual / 40) : usual;
}
