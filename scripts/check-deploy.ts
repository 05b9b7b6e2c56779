import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";

type Check = { tool: string; of: string; args: string[] };

const at = (path: string): string => join(root, "deploy", path);

const checks: readonly Check[] = [
  { tool: "promtool", of: "prometheus", args: ["check", "rules", at("prometheus/rules.yml")] },
  { tool: "promtool", of: "prometheus", args: ["test", "rules", at("prometheus/rules.test.yml")] },
  { tool: "promtool", of: "prometheus", args: ["check", "config", "--syntax-only", at("prometheus/prometheus.yml")] },
];

/** Judges the files of `deploy` by the tools that read them; answers what each complains of. A tool that is missing is a complaint. */
export function checkDeploy(): { passed: number; complaints: string[] } {
  const complaints = checks.flatMap(({ tool, of, args }) => {
    const { error, status, stdout, stderr } = spawnSync(tool, args, { encoding: "utf8", cwd: at(".") });
    if (error) return [`${tool} is missing: install the Debian package ${of}.`];
    return status === 0 ? [] : [`${tool} ${args.join(" ")}:\n${stdout}${stderr}`];
  });
  return { passed: checks.length - complaints.length, complaints: [...new Set(complaints)] };
}
