import type { paths } from "./schema.generated.ts";

type Answered<Call> = Call extends { responses: { 200: { content: { "application/json": infer Body } } } }
  ? Body
  : never;

/** What the API answers, by the names of the specification. */
export type User = Answered<paths["/users/me"]["get"]>;
export type Organization = Answered<paths["/organizations/{id}"]["get"]>;
