import type { Say } from "@runko/domain/texts/catalogue";
import { Problem } from "./problem.ts";

type Told = { detail?: Say; headers?: Record<string, string> };

/** 429: the caller may try again after so many seconds. */
export const tooManyRequests = (seconds: number, { headers, ...told }: Told = {}): Problem =>
  new Problem("TOO_MANY_REQUESTS", { ...told, headers: { ...headers, "retry-after": String(seconds) } });
