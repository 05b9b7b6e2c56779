import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";

export type BlackHole = {
  /** Of the same database, through here. */
  connectionString: string;
  /** Nothing comes through the connections made so far, and nobody is told; nor through newer ones, if asked. */
  swallow: (which?: { newer: boolean }) => void;
  /** Swallows what the newest connection says. */
  swallowNewest: () => void;
  /** Nothing comes through newer connections alone, until it is let through. */
  holdNewer: () => void;
  /** All that was said on the connections held comes through after all, and newer ones do. */
  letThrough: () => void;
  /** Newer connections come through again; those that were swallowed stay so, as of a host that is another now. */
  restore: () => void;
  close: () => Promise<void>;
};

function reach(connectionString: string): Socket {
  const url = new URL(connectionString);
  const folder = url.searchParams.get("host");
  const port = Number(url.searchParams.get("port") ?? (url.port || 5432));
  return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, url.hostname);
}

/** A way to a database that can fall silent as a host without power does: no end, no refusal. */
export async function openBlackHole(connectionString: string): Promise<BlackHole> {
  type Pair = { near: Socket; far: Socket };
  const pairs: Pair[] = [];
  const held: Pair[] = [];
  let swallowing = false;
  const mute = ({ near, far }: Pair) => {
    near.unpipe(far);
    far.unpipe(near);
    near.pause();
    far.pause();
  };
  const server = createServer((near) => {
    const far = reach(connectionString);
    const pair = { near, far };
    pairs.push(pair);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
    near.pipe(far);
    far.pipe(near);
    if (!swallowing) return;
    mute(pair);
    held.push(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(connectionString);
  const user = through.searchParams.get("user") ?? through.username;
  const { port } = server.address() as AddressInfo;
  return {
    connectionString: `postgresql://${user}${through.password && `:${through.password}`}@127.0.0.1:${port}${through.pathname}`,
    swallow: ({ newer } = { newer: true }) => {
      swallowing = newer;
      pairs.forEach(mute);
    },
    swallowNewest: () => pairs.slice(-1).forEach(mute),
    holdNewer: () => {
      swallowing = true;
    },
    letThrough: () => {
      swallowing = false;
      for (const { near, far } of held.splice(0)) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    restore: () => {
      swallowing = false;
    },
    close: async () => {
      for (const { near, far } of pairs) [near, far].forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
