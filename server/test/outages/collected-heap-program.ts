import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before the portal: tells whoever started it what is left of its memory after everything else was collected.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("message", () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heapMb: (heapUsed + external) / 1e6, rssMb: rss / 1e6 });
});
