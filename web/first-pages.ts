import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

type Module = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};
/** What the bundler knows of the modules. */
export type Graph = { getModuleInfo(id: string): Module | null };

/** What is loaded as one: the pages that are opened first, and what the login and the shell draw beside each of them. */
export const pages = {
  ahead: ["start.ts"],
  main: ["main.tsx"],
  shell: ["routes/shell-route.tsx"],
  login: ["routes/login-route.tsx"],
  entering: [
    "accounts/passkey-way.tsx",
    "accounts/provider-way.tsx",
    "components/public/language-links.tsx",
    "info/newsletters/latest-news.tsx",
  ],
  public: ["routes/public-routes.ts"],
  front: ["documents/document-type-selection-page.tsx"],
  work: ["documents/front/subscribers-work.tsx", "documents/new/group-shortcuts.tsx"],
  fronts: ["documents/vendor-front-page.tsx", "documents/fault-handler-front-page.tsx"],
  beside: [
    "shell/pinned-searches.tsx",
    "shell/reports-entry.tsx",
    "shell/bottom-bar.tsx",
    "shell/first-day-hint.tsx",
    "shell/reports-button.tsx",
    "shell/unknown-parameters.tsx",
    "shell/unread-newsletters.tsx",
  ],
  list: ["routes/document-list-route.tsx"],
  document: ["routes/document-route.tsx"],
  writing: ["routes/new-document-route.tsx", "routes/new-fault-route.tsx"],
  search: ["documents/search-page.tsx"],
} as const;
export type Page = keyof typeof pages;

/** Of a module that no page is made of. */
export const none: Readonly<Record<Page, boolean>> = {
  ahead: false,
  main: false,
  shell: false,
  login: false,
  entering: false,
  public: false,
  front: false,
  work: false,
  fronts: false,
  beside: false,
  list: false,
  document: false,
  writing: false,
  search: false,
};
const names = Object.keys(none).filter((name): name is Page => name in pages);

function source(path: string): string {
  const file = join(import.meta.dirname, "src", path);
  if (!existsSync(file)) throw new Error(`The first load is made of ${path}, which is not there.`);
  return file;
}

/** The table of the public pages is loaded with all that it names. */
const partsOf = (page: Page, graph: Graph): string[] =>
  pages[page].map(source).flatMap((id) => {
    const lazy = page === "public" ? graph.getModuleInfo(id)?.dynamicallyImportedIds : [];
    return [id, ...(lazy ?? [])];
  });

/** What a library's index names and only pages behind the first one use. */
const isOfPages = (id: string) =>
  /\/@tanstack\/.+\/(?:infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$/.test(id);

const catalogue = "/domain/src/texts/texts.ts";
const isCode = (id: string) => !id.endsWith(catalogue) && !/\.css$|^\0/.test(id) && !isOfPages(id);

/** The files of the catalogue's sections, by the names of these. */
function sectionsIn(index: string, graph: Graph): [name: string, file: string][] {
  const code = graph.getModuleInfo(index)?.code ?? "";
  return [...code.matchAll(/export (?:\{([^}]*)\}|\*) from "(.+?)"/g)].flatMap(([, named, from = ""]) => {
    const file = join(dirname(index), from);
    if (named === undefined) return sectionsIn(file, graph);
    return Array.from(named.matchAll(/\w+(?=\s*(?:,|$))/g), ([name]): [string, string] => [name, file]);
  });
}

/** What a module imports; of the catalogue the sections that it names. */
function importsIn(graph: Graph): (id: string) => string[] {
  let sections: ReadonlyMap<string, string> | undefined;
  return (id) => {
    const { importedIds = [], code = "" } = graph.getModuleInfo(id) ?? {};
    const texts = importedIds.find((imported) => imported.endsWith(catalogue));
    const [index] = texts === undefined ? [] : (graph.getModuleInfo(texts)?.importedIds ?? []);
    if (index === undefined) return importedIds.filter(isCode);
    const known = (sections ??= new Map(sectionsIn(index, graph)));
    const said = Array.from((code ?? "").matchAll(/\btexts\.(\w+)/g), ([, name = ""]) => known.get(name) ?? []);
    return [...importedIds.filter(isCode), ...said.flat()];
  };
}

/** Which pages each module is part of; what an address finds stays where it is, and is part of none. */
export function pagesOfModules(graph: Graph): (id: string) => Readonly<Record<Page, boolean>> | undefined {
  const importsOf = importsIn(graph);
  const found = new Map<string, Readonly<Record<Page, boolean>>>();
  for (const page of names) {
    const seen = new Set<string>();
    // What starts the application is the entry of the build, and a file by itself.
    const waiting = page === "ahead" ? partsOf(page, graph).flatMap(importsOf) : partsOf(page, graph);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      // The front page behind the login is loaded with the shell.
      const alsoShell = page === "front" && !id.includes("/web/src/documents/");
      const before = found.get(id) ?? none;
      found.set(id, { ...before, [page]: true, ...(alsoShell && { shell: true }) });
      waiting.push(...importsOf(id));
    }
  }
  return (id) => found.get(id);
}
