import type { Capability } from "../capability.ts";
import { createRobot } from "./robot-turn.ts";
import { registerSandboxRoutes } from "./sandbox-routes.ts";

const takeTurn = createRobot();

export const sandbox: Capability = {
  tables: { sandboxes: ["products"] },
  runs: {
    name: "Working as the robot of sandboxes",
    everyMs: 1000,
    work: (context, _kinds, signal) => takeTurn(context, signal),
  },
  routes: registerSandboxRoutes,
};
