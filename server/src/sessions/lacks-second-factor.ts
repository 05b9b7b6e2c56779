import type { Config } from "../config/config.ts";
import type { Session } from "./session.ts";

/** Whether the user has to set up a second factor before anything else: the deployment demands it, or an organization of theirs. */
export const lacksSecondFactor = (
  { secondFactorRequired }: Pick<Config, "secondFactorRequired">,
  { secondFactor, machine }: Pick<Session, "secondFactor" | "machine">,
): boolean =>
  machine === undefined && (secondFactor === "demanded" || (secondFactorRequired && secondFactor === "off"));
