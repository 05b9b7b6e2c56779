import type { PathRole } from "@runko/domain/organizations/roles";
import type { components, paths } from "../../api/schema.generated.ts";

type Schemas = components["schemas"];

/** Whose documents, and in which role. */
export type Scope = { organizationId: string; role: PathRole };

export type DocumentRow = Schemas["DocumentRow"];
export type WholeDocument = Schemas["Document"];
export type Clock = Schemas["Clock"];
export type EventProduct = Schemas["EventProduct"];
export type LockHolder = NonNullable<WholeDocument["editLock"]>;
export type RefusedAction = WholeDocument["refusedActions"][number];
export type LogEntry = Schemas["EventLogRow"];
export type LogChange = LogEntry["changes"][number];

export type ProductGroup = Schemas["ProductGroup"];
export type Supplier = Schemas["Supplier"];
export type Product = Schemas["OfferedProduct"];
export type Customer = Schemas["Customer"];
export type NniChoices = Schemas["NniChoices"];

type BodyOf<Call> = Call extends { requestBody?: { content: { "application/json": infer Body } } } ? Body : never;

/** What is sent to make a document; the same for all types. */
export type NewDocument = BodyOf<paths["/organizations/{id}/roles/{role}/orders"]["post"]>;
type AnyChange = BodyOf<paths["/organizations/{id}/roles/{role}/orders/{docId}"]["patch"]>;
/** What is sent to act on a document; the same for all types. */
/** What is done to each of several documents. */
export type BulkChange = BodyOf<paths["/organizations/{id}/roles/{role}/bulk-actions"]["post"]>["change"];
export type DocumentChange = AnyChange & Required<Pick<AnyChange, "action">>;
