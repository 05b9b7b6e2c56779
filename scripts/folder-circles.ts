/** That one file imports another. */
export type Link = { from: string; to: string };

type Step = { from: string; to: string; links: Link[] };
/** Parts of one folder, each of which leads to each other. */
export type Circle = { folder: string; parts: string[]; steps: Step[] };

function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
}

/** What stands in the folder on the way to the file: a folder with all that is beneath it, or a file of its own. */
const partOf = (folder: string, file: string): string => file.slice(folder.length + 1).split("/", 1)[0] ?? "";

/** The parts that lead back to themselves, each with those that it leads to. */
function knotsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reachedFrom = (start: string) => {
    const reached = new Set<string>();
    const ahead = [start];
    for (let part = ahead.pop(); part !== undefined; part = ahead.pop())
      for (const next of graph.get(part) ?? [])
        if (!reached.has(next)) {
          reached.add(next);
          ahead.push(next);
        }
    return reached;
  };
  const reach = new Map([...graph.keys()].map((part) => [part, reachedFrom(part)]));
  const knots = new Map<string, string[]>();
  for (const [part, reached] of reach) {
    if (!reached.has(part)) continue;
    const knot = [...reached].filter((other) => reach.get(other)?.has(part)).toSorted();
    knots.set(knot.join("\n"), knot);
  }
  return [...knots.values()];
}

/**
 * The circles between the folders of one folder. A folder counts with all that is beneath it and a file beside it for itself,
 * so that a folder may take what stands above it in a file that does not know it.
 */
export function folderCircles(links: readonly Link[]): Circle[] {
  const folders = new Set(links.flatMap(({ from }) => foldersOf(from)));
  return [...folders].toSorted().flatMap((folder) => {
    const steps = new Map<string, Step>();
    const graph = new Map<string, Set<string>>();
    for (const link of links) {
      if (![link.from, link.to].every((file) => file.startsWith(`${folder}/`))) continue;
      const [from, to] = [partOf(folder, link.from), partOf(folder, link.to)];
      if (from === to) continue;
      const step = steps.get(`${from} ${to}`) ?? { from, to, links: [] };
      step.links.push(link);
      steps.set(`${from} ${to}`, step);
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
    return knotsOf(graph).map((parts) => ({
      folder,
      parts,
      steps: [...steps.values()].filter((step) => [step.from, step.to].every((part) => parts.includes(part))),
    }));
  });
}
