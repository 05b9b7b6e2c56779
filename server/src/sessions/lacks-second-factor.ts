import type { Config } from "../config/config.ts";
import type { Session } from "./session.ts";

/** Whether the user has to set up a second factor before anything else: the deployment demands it, or an organization of theirs. Of whom an identity provider let in it is the provider's to ask (0228). */
export const lacksSecondFactor = (
  { secondFactorRequired }: Pick<Config, "secondFactorRequired">,
  { secondFactor, machine, providerOf }: Pick<Session, "secondFactor" | "machine" | "providerOf">,
): boolean =>
  machine === undefined &&
  providerOf === null &&
  (secondFactor === "demanded" || (secondFactorRequired && secondFactor === "off"));
