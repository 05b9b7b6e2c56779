import type { Stage } from "./cast.ts";
import type { Need } from "./expected-answer.ts";

export type Call = {
  operationId: string;
  need: Need;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: (stage: Stage) => string;
  body?: object | ((stage: Stage) => object);
  /** The answer of those who pass. A change is asked for without what it needs last, so that it stays undone. */
  granted: string;
};
