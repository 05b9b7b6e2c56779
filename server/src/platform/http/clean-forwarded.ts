import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Takes out of X-Forwarded-For what stands before something that is no address: our proxy has not written it. */
export function cleanForwarded({ headers }: Pick<IncomingMessage, "headers">): void {
  const given = headers["x-forwarded-for"];
  if (given === undefined) return;
  const parts = String(given)
    .split(",")
    .map((part) => part.trim());
  const wrong = parts.findLastIndex((part) => isIP(part) === 0);
  if (wrong < 0) return;
  const right = parts.slice(wrong + 1);
  if (right.length === 0) delete headers["x-forwarded-for"];
  else headers["x-forwarded-for"] = right.join(", ");
}
