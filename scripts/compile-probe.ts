import { join } from "node:path";
import ts from "typescript";
import { root } from "./build-stamp.mjs";

// What is not changed is read once for all probes.
const parsed = new Map<string, ts.SourceFile>();

/** Which of these files do not compile when one source of the project is read changed. */
export function failingFiles(probed: readonly string[], changed: string, change: (source: string) => string): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "web/tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    join(root, "web"),
  );
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => {
    const source = readFile(file);
    return source !== undefined && file === join(root, changed) ? change(source) : source;
  };
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...how) => {
    if (file === join(root, changed)) return read(file, ...how);
    const source = parsed.get(file) ?? read(file, ...how);
    if (source) parsed.set(file, source);
    return source;
  };
  const program = ts.createProgram(
    probed.map((file) => join(root, file)),
    options,
    host,
  );
  return probed.filter((file) => program.getSemanticDiagnostics(program.getSourceFile(join(root, file))).length > 0);
}
