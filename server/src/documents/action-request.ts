import type { GivenInput } from "@runko/domain/documents/action-inputs";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { Repeatable } from "../platform/http/idempotency.ts";
import type { GivenEventProduct } from "./plan-event-products.ts";
import type { ProductStep } from "./product-step.ts";

/** What carrying out an action asks of the portal. */
export type ActingContext = Pick<AppContext, "clock" | "config">;

export type ActionInput = GivenInput & {
  action?: DocumentAction | undefined;
  document?: DocumentFields | undefined;
  eventProducts?: readonly GivenEventProduct[] | undefined;
  reason?: string | undefined;
  explanation?: string | undefined;
  skip?: boolean | undefined;
};

export type ActionRequest = {
  scope: DocumentScope;
  eventId: number;
  type?: DocumentType | undefined;
  /** Of a malformed body its action alone, if that can be read: it is refused once it is known to be seen and own (D-10). */
  input: ActionInput | undefined;
  malformed?: Error | undefined;
  ifMatch: string | undefined;
  requestId: string;
  /** Reserves the document for this change alone, where it is to be reserved and nobody has. */
  takesLock?: boolean;
  /** What a repeat of the same request is known by. */
  once?: Repeatable | undefined;
  /** Instead of all products a step of one; the edit lock then stays, for more to come. */
  productStep?: ProductStep | undefined;
};
