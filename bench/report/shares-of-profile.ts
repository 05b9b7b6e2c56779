type Node = { id: number; callFrame: { functionName: string; url: string }; children?: number[] };
type Profile = { nodes: Node[]; samples: number[] };

const areas: readonly RegExp[] = [
  /node_modules\/(?:@[^/]+\/)?[^/]+/,
  /\/(?:server\/src|domain\/src)\/[^/]+/,
  /^node:[^/]+/,
];

/** How much of the time that was not idle was spent in which package or folder of ours itself, the largest first. */
export function sharesOfProfile(text: string): { name: string; share: number }[] {
  const { nodes, samples } = JSON.parse(text) as Profile;
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const counted = new Map<string, number>();
  let busy = 0;
  for (const sample of samples) {
    const name = names.get(sample) ?? "";
    if (name === "(idle)") continue;
    busy += 1;
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  return [...counted].map(([name, count]) => ({ name, share: count / busy })).toSorted((a, b) => b.share - a.share);
}

function nameOf({ functionName, url }: Node["callFrame"]): string {
  for (const pattern of areas) {
    const [found] = pattern.exec(url) ?? [];
    if (found) return found.replace(/^.*node_modules\//, "").replace(/^\//, "");
  }
  return functionName || url;
}
