import { fork } from "node:child_process";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./build-stamp.mjs";

// Side by side, the largest first. A file is judged once, under the options of the first project that holds it:
// `tsc -p` for each judges the domain six times over and the server twice.
const lanes = [
  ["web", "e2e", "scripts"],
  ["domain", "domain/tsconfig.test.json", "server", "client", "bench"],
];

const parsed = new Map<string, ts.SourceFile>();
const judged = new Set<string>();

function readProject(name: string): ts.ParsedCommandLine {
  const file = join(root, name.endsWith(".json") ? name : join(name, "tsconfig.json"));
  const fail = (diagnostic: ts.Diagnostic): never => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const project = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  if (!project) throw new Error(`${file} cannot be read`);
  return project;
}

/** A host that reads each file once for all projects of the lane. */
function sharedHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, how, ...more) => {
    const key = `${path} ${JSON.stringify(how)}`;
    const file = parsed.get(key) ?? read(path, how, ...more);
    if (file) parsed.set(key, file);
    return file;
  };
  return host;
}

function faultsOf(name: string): readonly ts.Diagnostic[] {
  const { fileNames, options, errors } = readProject(name);
  const program = ts.createProgram({ rootNames: fileNames, options, host: sharedHost(options) });
  const own = fileNames.filter((path) => !judged.has(path)).flatMap((path) => program.getSourceFile(path) ?? []);
  for (const path of fileNames) judged.add(path);
  return [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
}

const format = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (path: string) => path,
  getNewLine: () => "\n",
};

function judgeLane(names: readonly string[]): number {
  const faults = ts.sortAndDeduplicateDiagnostics(names.flatMap((name) => faultsOf(name)));
  process.stdout.write(ts.formatDiagnostics(faults, format));
  return faults.length === 0 ? 0 : 1;
}

const given = process.argv.slice(2);
if (given.length > 0) {
  process.exitCode = judgeLane(given);
} else {
  const ends = lanes.map(
    (names) => new Promise<number>((end) => fork(import.meta.filename, names).on("exit", (code) => end(code ?? 1))),
  );
  process.exitCode = Math.max(...(await Promise.all(ends)));
}
